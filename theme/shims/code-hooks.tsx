/** Exports of Docusaurus' theme for ejected code blocks: the info string, marked lines, wrapping. */
import { createContext, type ReactNode, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';

export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

/** Default markers of highlighted lines. */
export const MAGIC_COMMENTS: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

type LineClasses = Record<number, string[]>;

/** Title that is written after the language of a code block. */
export const parseCodeBlockTitle = (meta = ''): string => /title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
export const parseLanguage = (className = ''): string | undefined => /language-(\S+)/.exec(className)?.[1];
export const containsLineNumbers = (meta = ''): boolean => meta.includes('showLineNumbers');
/** Colours of code come from the style sheet. */
export const usePrismTheme = () => ({ plain: {}, styles: [] });
export const getPrismCssVariables = () => ({});

/** Number of the first line; undefined for a block without numbers. */
export function getLineNumbersStart(given: { showLineNumbers?: boolean | number; metastring?: string }) {
  const { showLineNumbers, metastring = '' } = given;
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (typeof showLineNumbers === 'boolean') return showLineNumbers ? 1 : undefined;
  const written = /showLineNumbers(?:=(\d+))?/.exec(metastring);
  return written ? Number(written[1] ?? 1) : undefined;
}

/** Numbers that `1,3-5` names. */
function rangeOf(text: string): number[] {
  return text.split(',').flatMap((piece) => {
    const [from = Number.NaN, to = from] = piece.split(/-|\.\./).map(Number);
    return from >= 1 && to >= from && to < 1e5 ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : [];
  });
}

/** Returns what a line holds when it is a comment alone. */
function commentOf(line: string): string | undefined {
  const begin = /^\s*(?:\{\s*\/\*|\/\*|\/\/|<!--|#|--|%|;|')/.exec(line);
  if (!begin) return undefined;
  return line
    .slice(begin[0].length)
    .replace(/(?:\*\/\s*\}|\*\/|-->)\s*$/, '')
    .trim();
}

/** The code without the comments that mark lines, and classes of the marked lines by their number from zero. */
export function parseLines(
  content: string,
  options: { metastring?: string; language?: string; magicComments?: readonly MagicComment[] },
): { lineClassNames: LineClasses; code: string } {
  const { metastring = '', language, magicComments = MAGIC_COMMENTS } = options;
  const code = content.replace(/\n$/, '');
  const classes: LineClasses = {};
  const mark = (line: number, name: string) => {
    classes[line] = [...(classes[line] ?? []), name];
  };
  const range = /\{([\d,.-]+)\}/.exec(metastring)?.[1];
  const [first] = magicComments;
  if (range !== undefined && first) {
    for (const line of rangeOf(range)) mark(line - 1, first.className);
    return { lineClassNames: classes, code };
  }
  if (language === undefined) return { lineClassNames: classes, code };
  const open = new Set<string>();
  const next = new Set<string>();
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const comment = commentOf(line);
    const single = magicComments.filter((one) => one.line !== undefined && one.line === comment);
    const starts = magicComments.filter(({ block }) => block && block.start === comment);
    const ends = magicComments.filter(({ block }) => block && block.end === comment);
    for (const { className } of single) next.add(className);
    for (const { className } of starts) open.add(className);
    for (const { className } of ends) open.delete(className);
    if (comment !== undefined && single.length + starts.length + ends.length > 0) continue;
    for (const name of new Set([...next, ...open])) mark(lines.length, name);
    next.clear();
    lines.push(line);
  }
  return { lineClassNames: classes, code: lines.join('\n') };
}

interface MetadataInput {
  code: string;
  className?: string;
  metastring?: string;
  language?: string;
  defaultLanguage?: string;
  magicComments?: readonly MagicComment[];
  title?: ReactNode;
  showLineNumbers?: boolean | number;
}

/** Computes the metadata of a block. */
export function createCodeBlockMetadata(given: MetadataInput) {
  const language = (given.language ?? parseLanguage(given.className) ?? given.defaultLanguage ?? 'text').toLowerCase();
  const { lineClassNames, code } = parseLines(given.code, { ...given, language });
  return {
    codeInput: given.code,
    code,
    language,
    className: [given.className, `language-${language}`].filter((name) => name !== undefined).join(' '),
    title: parseCodeBlockTitle(given.metastring) || given.title,
    lineNumbersStart: getLineNumbersStart(given),
    lineClassNames,
  };
}

/** Returns the wrapping of long lines of a block: if they are wrapped, and if there are any. */
export function useCodeWordWrap() {
  const codeBlockRef: RefObject<HTMLPreElement | null> = useRef(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);
  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
    setEnabled(!isEnabled);
  }, [isEnabled]);
  useEffect(() => {
    const measure = () => {
      const block = codeBlockRef.current;
      if (block) setScrollable(isEnabled || block.scrollWidth > block.clientWidth);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}

interface Shown {
  metadata: ReturnType<typeof createCodeBlockMetadata>;
  wordWrap: ReturnType<typeof useCodeWordWrap>;
}

const ShownContext = createContext<Shown | undefined>(undefined);

export function CodeBlockContextProvider({ children, ...shown }: Shown & { children?: ReactNode }) {
  return <ShownContext value={shown}>{children}</ShownContext>;
}

/** The block that is shown. */
export function useCodeBlockContext(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('useCodeBlockContext outside a code block');
  return shown;
}
