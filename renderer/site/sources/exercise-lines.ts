/** Exercises: a block flagged `exercise` marks the part that a reader writes with `// #region answer` and `// #endregion`. */

/** In CSS, `/* #region answer *\/`. */
const START = /^[ \t]*(\/\/|\/\*)\s*#region\s+answer(?:\s+(?!\*\/)(\S.*?))?\s*(?:\*\/\s*)?$/;
const END = /^[ \t]*\/[/*]\s*#endregion\b/;
const HINT = /^[ \t]*\/[/*]\s*hint\s*[:：]\s*(\S.*?)\s*(?:\*\/\s*)?$/;

/** The part of a block that a reader writes. Rows are counted from 0. */
export interface ExerciseText {
  /** Row of the opening marker. */
  start: number;
  /** Row of the closing marker. */
  end: number;
  /** Comment that replaces it. */
  prompt: string;
  /** Comments are those of CSS. */
  isCss: boolean;
  hints: string[];
}

/** The exercise of a block; undefined where it has not exactly one marked part. */
export function readExercise(code: string): ExerciseText | undefined {
  const lines = code.split('\n');
  const starts = lines.flatMap((line, row) => (START.test(line) ? [row] : []));
  const [start = -1] = starts;
  const end = lines.findIndex((line, row) => row > start && END.test(line));
  if (starts.length !== 1 || end === -1) return undefined;
  const [, mark, prompt = '…'] = START.exec(lines[start] ?? '') ?? [];
  return {
    start,
    end,
    prompt,
    isCss: mark === '/*',
    hints: lines.slice(start, end).flatMap((line) => HINT.exec(line)?.[1] ?? []),
  };
}

/** A block with other text in place of the marked part; other lines keep their numbers where the text is as long. */
export function withAnswer(code: string, { start, end }: ExerciseText, answer: string): string {
  const lines = code.split('\n');
  return [...lines.slice(0, start), answer, ...lines.slice(end + 1)].join('\n');
}

/** Returns a block as shown: without the marker and hint lines. */
export function solutionOf(code: string, { start, end }: ExerciseText): string {
  const lines = code.split('\n');
  return lines
    .filter((line, row) => row !== start && row !== end && !(row > start && row < end && HINT.test(line)))
    .join('\n');
}

/** Returns a block for the reader: the prompt replaces the marked part, with the same indentation. */
export function stubOf(code: string, text: ExerciseText): string {
  const indent = /^[ \t]*/.exec(code.split('\n')[text.start] ?? '')?.[0] ?? '';
  return withAnswer(code, text, indent + (text.isCss ? `/* ${text.prompt} */` : `// ${text.prompt}`));
}

const FLAG = /(?:^|\s)exercise(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?(?=\s|$)/;

/** Returns what an exercise asks for, by its info string: empty where it does not say; undefined: the block is no exercise. */
export function taskOf(meta: string): string | undefined {
  const found = FLAG.exec(meta.replace(/title=(?:"[^"]*"|'[^']*')/, ''));
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

/** A file of answers, next to the page of that name: `_page.answers.md`. */
const ANSWERS = /^(.*\/)?_([^/]+)\.answers\.mdx?$/;

/** Path of the page, without its ending, that a file has answers for. */
export function pageOfAnswers(path: string): string | undefined {
  const found = ANSWERS.exec(path);
  return found ? `${found[1] ?? ''}${found[2]}` : undefined;
}

/** Code that only runs in Node: it cannot be judged in a reader's browser. */
export const NODE_ONLY = /^\s*import\b|\bimport\(|\bprocess\.|\bBuffer\b|\brequire\(|\bsetImmediate\b|\bgc\(/m;
