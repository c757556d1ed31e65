/** A problem explained: what it means, how to mend it, and an example that a test keeps true. */
import { problemTable } from '../../renderer/site/problems/problem.js';
import type { Level } from '../../renderer/site/problems/problem-types.js';
import { wrapToWidth } from '../report/display-width.js';
import { ruleText } from '../report/formats.js';
import type { Language } from '../report/message-language.js';
import type { Paint } from '../report/paint.js';
import written from './examples.json' with { type: 'json' };
import { reasonOf } from './reasons.js';

/** A small site; its configuration is the smallest one unless it is among the files. */
interface SmallSite {
  files?: Readonly<Record<string, string>>;
}

/** A file that has the problem, and the same file without it. */
export interface FileExample extends SmallSite {
  file: string;
  before: string;
  after: string;
  /** Another name that the file has afterwards. */
  renamed?: string;
  /** The command that shows the problem, if it is not `notes check`. */
  command?: string;
}

/** A command that has the problem, and one that has it not. */
export interface CommandExample extends SmallSite {
  command: string;
  instead: string;
}

export type Example = FileExample | CommandExample;

export interface Explanation {
  code: string;
  level: Level;
  meaning: string;
  fix: string;
  example?: Example;
  /** The reason for having no example, and a command that shows the problem if there is one. */
  reason?: string;
  command?: string;
}

/** Examples by code. */
export const examples: Readonly<Record<string, Example | undefined>> = written;

/** @returns undefined for an unknown code */
export function explanation(code: string, language: Language): Explanation | undefined {
  const entry = Object.hasOwn(problemTable, code) ? problemTable[code] : undefined;
  if (!entry) return undefined;
  const [meaning, fix] = language === 'zh' ? [entry.zh, entry.fixZh] : [entry.en, entry.fixEn];
  const said = { code, level: entry.level, meaning: ruleText(meaning), fix: ruleText(fix) };
  const example = examples[code];
  if (example) return { ...said, example };
  const reason = reasonOf(code);
  return reason ? { ...said, reason: reason[language], command: reason.command } : said;
}

interface Look {
  language: Language;
  paint: Paint;
  columns?: number;
}

/** The explanation for people. */
export function explained({ code, level, meaning, fix, example, reason, command }: Explanation, look: Look): string {
  const { language, paint, columns } = look;
  const colour = level === 'error' ? paint.red : level === 'warning' ? paint.yellow : paint.blue;
  const wrapped = (text: string) =>
    wrapToWidth(text, columns === undefined ? Number.POSITIVE_INFINITY : Math.max(20, columns - 4));
  const [first = '', ...rest] = wrapped(fix);
  const lines = [
    colour(`${level} ${code}`),
    ...wrapped(meaning).map((line) => `  ${line}`),
    `  ${paint.green('→')} ${first}`,
    ...rest.map((line) => `    ${line}`),
  ];
  if (example) lines.push('', ...exampleLines(example, look));
  else if (reason)
    lines.push(
      '',
      ...wrapped(language === 'zh' ? `没有示例：${reason}。` : `There is no example. ${reason}.`).map(
        (line) => `  ${paint.dim(line)}`,
      ),
      `  $ ${command}`,
    );
  return lines.join('\n');
}

function exampleLines(example: Example, { language, paint }: Look): string[] {
  const words = language === 'zh' ? '（- 改之前，+ 改之后）' : ' (- before, + after)';
  const { files = {} } = example;
  const others = Object.entries(files).flatMap(([path, text]) => [
    '',
    paint.bold(path),
    ...linesOf(text).map((line) => `    ${line}`),
  ]);
  if ('instead' in example)
    return [paint.red(`  - $ ${example.command}`), paint.green(`  + $ ${example.instead}`), ...others];
  const { file, before, after, renamed, command } = example;
  return [
    ...(command === undefined ? [] : [`$ ${command}`]),
    `${paint.bold(renamed === undefined ? file : `${file} → ${renamed}`)}${words}`,
    ...difference(linesOf(before), linesOf(after), paint),
    ...others,
  ];
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

/** Prints common lines once, then removed and added lines. */
function difference(before: readonly string[], after: readonly string[], paint: Paint): string[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...before.slice(0, start).map((line) => `    ${line}`),
    ...before.slice(start, before.length - end).map((line) => paint.red(`  - ${line}`)),
    ...after.slice(start, after.length - end).map((line) => paint.green(`  + ${line}`)),
    ...before.slice(before.length - end).map((line) => `    ${line}`),
  ].map((line) => line.trimEnd());
}
