import { inChinese } from '../../renderer/site/problems/parser-words.js';
import { plainType } from '../../renderer/site/problems/plain-types.js';
import { fillText, problemTable } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { type SystemRefusal, systemRefusal } from '../../renderer/site/problems/system-reasons.js';
import { inOwnManager } from './package-commands.js';

export type Language = 'en' | 'zh';

/** Chinese when the environment asks for it, English otherwise. */
export function languageOf(environment: Record<string, string | undefined>): Language {
  const { NOTES_LANG, LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^zh/i.test(NOTES_LANG || LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}

export interface ProblemWords {
  text: string;
  fix: string;
  /** Repaired line, nearest name. */
  example?: string;
  nearest?: string;
}

/** The words of a problem in one language. */
export function wordsOf({ code, args, nearest }: Problem, language: Language): ProblemWords {
  const entry = problemTable[code];
  if (!entry) return { text: `${code} ${JSON.stringify(args)}`, fix: '' };
  const zh = language === 'zh';
  const { system = '' } = entry;
  const refusal = systemRefusal(`${args[system] ?? ''}`);
  const { expected, rule } = args;
  const types = {
    ...(typeof expected === 'string' ? { expected: plainType(expected, zh) } : {}),
    ...(typeof rule === 'string' ? { rule: plainType(rule, zh) } : {}),
  };
  const { message } = args;
  const said = zh && typeof message === 'string' ? { message: inChinese(message) } : undefined;
  const words = { ...args, ...types, ...said };
  const told = refusal ? { ...words, [system]: refusalWords(refusal, language) } : words;
  const fix = zh ? (refusal?.reason.fixZh ?? entry.fixZh) : (refusal?.reason.fixEn ?? entry.fixEn);
  const example = zh ? entry.example : (entry.exampleEn ?? entry.example);
  return {
    text: joined(fillText(zh ? entry.zh : entry.en, told)),
    fix: inOwnManager(joined(fillText(fix, words))),
    example: example && inOwnManager(fillText(example, words)),
    nearest,
  };
}

/** The space before a type is for its English form. */
const joined = (text: string): string => text.replace(/(?<=应为|写成) (?=[\u4e00-\u9fff])/g, '');

/** Returns a system error message in one language; unknown messages are returned unchanged. */
export function systemWords(message: string, language: Language): string {
  const refusal = systemRefusal(message);
  return refusal ? refusalWords(refusal, language) : message;
}

/** `permission denied (EACCES, /etc/x)` */
function refusalWords({ code, reason, where }: SystemRefusal, language: Language): string {
  const [begin, comma, end] = language === 'zh' ? ['（', '，', '）'] : [' (', ', ', ')'];
  return `${reason[language]}${begin}${code}${where === undefined ? '' : `${comma}${where}`}${end}`;
}

/** Words about a name that looks like the written one: names made on macOS may be of this kind. */
const APART: Record<Language, string> = {
  en: 'Letters and their accents are separate characters in that name (NFD): better rename the file.',
  zh: '这个名称中的字母与附加符号是分开的字符（NFD），最好重命名文件。',
};

/** The nearest name and the fix as one text. */
export function adviceOf({ nearest, fix }: ProblemWords, language: Language): string {
  const guess = nearest && (language === 'zh' ? `是不是想写“${nearest}”？` : `Did you mean "${nearest}"?`);
  return [guess, nearest && nearest !== nearest.normalize() && APART[language], fix]
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ');
}

/** Formats a place as `docs/css/bfc.md:3:7`, with the parts that are known. */
export function placeOf({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): string {
  return [file, line, line === undefined ? undefined : column].filter((piece) => piece !== undefined).join(':');
}

export interface Counts {
  error: number;
  warning: number;
  info: number;
}

export function countLevels(problems: readonly Problem[]): Counts {
  const counts: Counts = { error: 0, warning: 0, info: 0 };
  for (const { level } of problems) counts[level]++;
  return counts;
}
