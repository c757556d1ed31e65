/** `--fix=suggested`: shows a repair as a difference and asks whether it is to be written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import type { Problem, TextEdit } from '../../renderer/site/problems/problem-types.js';
import { applyEdits } from '../../renderer/site/problems/repair.js';
import type { Choose } from '../repair/fix.js';
import { placeOf, wordsOf } from '../report/message-language.js';
import type { Terminal } from '../report/terminal.js';

/** Accepted answers and their meaning. Enter alone writes nothing. */
const ANSWERS = [
  { answer: 'yes', pattern: /^(?:y|yes|是)$/i },
  { answer: 'no', pattern: /^(?:n|no|否)?$/i },
  { answer: 'all', pattern: /^(?:a|all|全部)$/i },
  { answer: 'quit', pattern: /^(?:q|quit|停止)$/i },
] as const;
type Answer = (typeof ANSWERS)[number]['answer'];

/** Asks on the terminal for each repair; `a` accepts all remaining ones, `q` skips them. @param undo reverts what was written when the user interrupts */
export function askRepairs(
  dir: string,
  { language, paint, say }: Pick<Terminal, 'language' | 'paint' | 'say'>,
  undo: () => void,
): { choose: Choose; close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // The interface takes the key away from the process.
  lines.on('SIGINT', () => {
    process.stderr.write('\n');
    undo();
    process.kill(process.pid, 'SIGINT');
  });
  const question =
    language === 'zh' ? '写入？[y 是 / n 否 / a 全部 / q 停止] ' : 'Write it? [y]es, [n]o, [a]ll, [q]uit ';
  const ask = async (): Promise<Answer> => {
    for (;;) {
      const typed = (await typedAt(lines, question)).trim();
      const meant = ANSWERS.find(({ pattern }) => pattern.test(typed));
      if (meant) return meant.answer;
    }
  };
  let always: boolean | undefined;
  const choose: Choose = async (problem, edits) => {
    if (always !== undefined) return always;
    say(`${paint.bold(placeOf(problem))}  ${wordsOf(problem, language).text}`);
    for (const { sign, text } of difference(dir, problem, edits))
      say(sign === '-' ? paint.red(`- ${text}`) : paint.green(`+ ${text}`));
    const answer = await ask();
    if (answer === 'all') always = true;
    if (answer === 'quit') always = false;
    return always ?? answer === 'yes';
  };
  return { choose, close: () => lines.close() };
}

/** Asks a question and resolves to what is typed; at the end of the input, to the answer that ends the asking. */
async function typedAt(lines: Interface, question: string): Promise<string> {
  try {
    return await lines.question(question);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    process.stderr.write('\n');
    return 'q';
  }
}

/** Lines that a repair removes and adds. */
function difference(
  dir: string,
  { file = '' }: Problem,
  edits: readonly TextEdit[],
): { sign: '-' | '+'; text: string }[] {
  const before = readFileSync(join(dir, file), 'utf8');
  const old = before.split('\n');
  const after = applyEdits(before, [edits]).text.split('\n');
  const first = Math.min(...edits.map(({ line }) => line)) - 1;
  const last = Math.max(...edits.map(({ endLine }) => endLine));
  const removed = old.slice(first, last);
  const added = after.slice(first, last + after.length - old.length);
  return [
    ...removed.map((text) => ({ sign: '-' as const, text })),
    ...added.map((text) => ({ sign: '+' as const, text })),
  ];
}
