/** Asks on a terminal what a new site is to be, with ink. Loaded only there. */
import { Box, type Key, render, Text, useApp, useInput } from 'ink';
import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../report/message-language.js';
import { CONTENTS, type SiteChoice, TEMPLATE_LANGUAGES } from './site-choice.js';

type Words = Record<Language, string>;

interface Option<T> {
  value: T;
  label: Words;
}

const TITLE: Words = { en: 'Title of the site', zh: '网站标题' };
const LANGUAGE: Words = { en: 'Language of the site', zh: '网站语言' };
const CONTENT: Words = { en: 'What it holds', zh: '网站内容' };
const HELP: Words = { en: '↑ ↓ choose · Enter · Ctrl+C stop', zh: '↑ ↓ 选择 · 回车确定 · Ctrl+C 取消' };

const LANGUAGES: Record<SiteChoice['language'], Words> = {
  zh: { en: '中文', zh: '中文' },
  en: { en: 'English', zh: 'English' },
};
const KINDS: Record<SiteChoice['content'], Words> = {
  both: { en: 'docs and blog', zh: '文档和博客' },
  docs: { en: 'docs', zh: '文档' },
  blog: { en: 'blog', zh: '博客' },
  here: { en: 'the Markdown of this folder', zh: '文件夹里已有的 Markdown' },
};

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, Words>): Option<T>[] =>
  values.map((value) => ({ value, label: labels[value] }));

type OnKey = (input: string, key: Key) => void;

/** Takes what is to have the keys from now on. */
const Keys = createContext<(onKey: OnKey) => void>(() => {});

/** Gives a question the keys before its picture is drawn: ink itself would begin to listen a moment after it. */
function useKeys(onKey: OnKey): void {
  const take = use(Keys);
  useLayoutEffect(() => take(onKey));
}

interface AnswerProps<T> {
  question: string;
  language: Language;
  onAnswer: (value: T) => void;
}

/** A line of text; empty means the one suggested. */
function TextQuestion({ question, suggested, onAnswer }: AnswerProps<string> & { suggested: string }) {
  const [text, setText] = useState('');
  // Several keys may come before the next picture.
  const now = useRef(text);
  const change = (next: string) => {
    now.current = next;
    setText(next);
  };
  useKeys((input, key) => {
    if (key.return) return onAnswer(now.current.trim() || suggested);
    if (key.backspace || key.delete) return change([...now.current].slice(0, -1).join(''));
    if (key.ctrl || key.meta || key.escape) return;
    change(now.current + input.replace(/\p{Cc}/gu, ''));
    // Pasted together with the end of its line.
    if (/[\r\n]/.test(input)) onAnswer(now.current.trim() || suggested);
  });
  return (
    <Box flexDirection="column">
      <Text>
        <Text color="cyan">? </Text>
        <Text bold>{question}: </Text>
        {text === '' ? <Text dimColor>{suggested}</Text> : <Text>{text}</Text>}
      </Text>
    </Box>
  );
}

/** One of some options, by arrows or by number. */
function ChoiceQuestion<T>({
  question,
  language,
  options,
  suggested,
  onAnswer,
}: AnswerProps<T> & { options: Option<T>[]; suggested: T }) {
  const first = options.findIndex(({ value }) => value === suggested);
  const [at, setAt] = useState(Math.max(0, first));
  // Several keys may come before the next picture.
  const now = useRef(at);
  useKeys((input, key) => {
    // Fast typing arrives as one chunk: `2` and Enter as `2\r`.
    const number = Number(/^[1-9]/.exec(input)?.[0]) - 1;
    const by = key.upArrow || input === 'k' ? -1 : key.downArrow || input === 'j' || key.tab ? 1 : 0;
    const next = options[number] ? number : (now.current + by + options.length) % options.length;
    now.current = next;
    setAt(next);
    const chosen = options[next];
    if ((key.return || /[\r\n]$/.test(input)) && chosen) onAnswer(chosen.value);
  });
  return (
    <Box flexDirection="column">
      <Text>
        <Text color="cyan">? </Text>
        <Text bold>{question}</Text>
      </Text>
      {options.map(({ label }, index) => (
        <Text key={label.en} color={index === at ? 'cyan' : undefined}>
          {index === at ? '❯' : ' '} {index + 1} {label[language]}
        </Text>
      ))}
      <Text dimColor>{HELP[language]}</Text>
    </Box>
  );
}

function Answered({ question, answer }: { question: string; answer: string }) {
  return (
    <Text>
      <Text color="green">✓ </Text>
      {question}: <Text color="cyan">{answer}</Text>
    </Text>
  );
}

interface QuestionsProps {
  suggested: SiteChoice;
  language: Language;
  onDone: (choice: SiteChoice) => void;
}

/** Hands keys to the question that is asked; those that come while the next one is on its way wait for it. */
function useHandedKeys(exit: () => void) {
  const asked = useRef<OnKey | null>(null);
  const waiting = useRef<Parameters<OnKey>[]>([]);
  const hand = () => {
    while (asked.current && waiting.current.length > 0) {
      const [first, ...rest] = waiting.current;
      waiting.current = rest;
      if (first) asked.current(...first);
    }
  };
  useInput((input, key) => {
    if (key.ctrl && (input === 'c' || input === 'd')) return exit();
    waiting.current.push([input, key]);
    hand();
  });
  return {
    take(onKey: OnKey) {
      asked.current = onKey;
      hand();
    },
    /** The question is answered. */
    drop() {
      asked.current = null;
    },
  };
}

function Questions({ suggested, language, onDone }: QuestionsProps) {
  const { exit } = useApp();
  const [given, setGiven] = useState<Partial<SiteChoice>>({});
  const { title, language: site, content } = given;
  const { take, drop } = useHandedKeys(exit);
  const give = (answers: Partial<SiteChoice>) => {
    drop();
    setGiven(answers);
  };
  // Not before the last answer is on the screen.
  useEffect(() => {
    if (title === undefined || site === undefined || content === undefined) return;
    onDone({ title, language: site, content });
    exit();
  }, [title, site, content, onDone, exit]);
  return (
    <Keys value={take}>
      <Box flexDirection="column">
        {title !== undefined && <Answered question={TITLE[language]} answer={title} />}
        {site !== undefined && <Answered question={LANGUAGE[language]} answer={LANGUAGES[site][language]} />}
        {content !== undefined && <Answered question={CONTENT[language]} answer={KINDS[content][language]} />}
        {title === undefined ? (
          <TextQuestion
            question={TITLE[language]}
            language={language}
            suggested={suggested.title}
            onAnswer={(value) => give({ title: value })}
          />
        ) : site === undefined ? (
          <ChoiceQuestion
            key="language"
            question={LANGUAGE[language]}
            language={language}
            options={optionsOf(TEMPLATE_LANGUAGES, LANGUAGES)}
            suggested={suggested.language}
            onAnswer={(value) => give({ title, language: value })}
          />
        ) : content === undefined ? (
          <ChoiceQuestion
            key="content"
            question={CONTENT[language]}
            language={language}
            options={optionsOf<SiteChoice['content']>(CONTENTS, KINDS)}
            suggested={suggested.content}
            onAnswer={(value) => give({ title, language: site, content: value })}
          />
        ) : null}
      </Box>
    </Keys>
  );
}

/** Asks for title, language and content. Undefined when the author stopped. */
export async function askAboutSite(suggested: SiteChoice, language: Language): Promise<SiteChoice | undefined> {
  let choice: SiteChoice | undefined;
  // Ink does so a moment after its first picture: what is typed in between would be written over it.
  process.stdin.setRawMode?.(true);
  const app = render(
    <Questions
      suggested={suggested}
      language={language}
      onDone={(value) => {
        choice = value;
      }}
    />,
    { stdout: process.stderr, patchConsole: false, exitOnCtrlC: false },
  );
  await app.waitUntilExit();
  return choice;
}
