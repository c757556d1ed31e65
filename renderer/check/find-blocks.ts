/**
 * Fenced code blocks of a Markdown file with their exact places. A line scanner, not a parser: fences are the one construct of
 * Markdown that can be recognised line by line, and `check` must know the line of every character of code.
 */

import { dictionary } from '../shared/dictionary.js';
import { pageOfAnswers, taskOf } from '../site/sources/exercise-lines.js';
import { isTooDeep } from './code-depth.js';

/** Mode set by a block's flags; without a flag the language and the expectations decide. */
export type BlockMode = 'run' | 'check' | 'no-check' | 'browser' | 'default';

export interface CodeBlock {
  /** Site-relative source path. */
  file: string;
  /** First word of the info string, lower-cased. */
  lang: string;
  /** Rest of the info string. */
  meta: string;
  mode: BlockMode;
  /** Skipped by all checks and reported: `isTooDeep`. */
  isDeep?: true;
  /** Blocks of one file with one name share a scope, in order. */
  scope?: string;
  /** TypeScript error numbers that must occur. */
  expectErrors: number[];
  title?: string;
  /** A reader writes a part of it. */
  exercise: boolean;
  /** In a file of answers: whether it must pass in place of that part. */
  answer?: 'right' | 'wrong';
  /** The opening fence as written. */
  fence: string;
  /** 1-based line of the opening fence. */
  fenceLine: number;
  /** 1-based line of the first line of code. */
  line: number;
  /** Characters of indentation removed from each line of code. */
  indent: number;
  code: string;
  /** Whole console output, from a `text output` fence that follows. */
  output?: { text: string; line: number };
}

interface OpenFence {
  indent: number;
  mark: string;
  info: string;
  line: number;
  prefix: string;
}

const OPENING = /^([ \t>]*)(`{3,}|~{3,})([^\n]*)$/;

/** All fenced blocks of a Markdown text, in order; an unclosed fence runs to the end. */
export function extractBlocks(file: string, text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let open: OpenFence | null = null;
  let code: string[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  const close = () => {
    if (open) addBlock(blocks, file, open, code);
    open = null;
    code = [];
  };
  for (const [index, line] of lines.entries()) {
    const fence: OpenFence | null = open;
    if (fence) {
      if (isClosing(line, fence)) close();
      else code.push(stripIndent(line, fence));
      continue;
    }
    const match = OPENING.exec(line);
    if (!match) continue;
    const [, prefix = '', mark = '', info = ''] = match;
    if (mark.startsWith('`') && info.includes('`')) continue;
    open = { indent: prefix.length, prefix, mark, info: info.trim(), line: index + 1 };
  }
  close();
  return blocks;
}

function isClosing(line: string, fence: OpenFence): boolean {
  const bare = line.replace(/^[ \t>]*/, '').trimEnd();
  return bare.length >= fence.mark.length && [...bare].every((character) => character === fence.mark[0]);
}

function stripIndent(line: string, fence: OpenFence): string {
  if (fence.prefix.includes('>')) return line.replace(/^(?:[ \t]*>[ \t]?)+/, '');
  let cut = 0;
  while (cut < fence.indent && (line[cut] === ' ' || line[cut] === '\t')) cut++;
  return line.slice(cut);
}

const ANSWERS = ['right', 'wrong'] as const;

/** Adds a block, or hangs a `text output` fence on the block before it. */
function addBlock(blocks: CodeBlock[], file: string, fence: OpenFence, code: string[]): void {
  const [lang = '', ...words] = fence.info.split(/\s+/);
  const meta = words.join(' ');
  // Titles and tasks hold any words.
  const rest = meta.replace(/=(?:"[^"]*"|'[^']*')/g, '').split(/\s+/);
  if (lang === 'text' && rest.includes('output')) {
    const owner = blocks.at(-1);
    if (owner) owner.output = { text: code.join('\n').trimEnd(), line: fence.line + 1 };
    return;
  }
  const text = code.join('\n');
  const mode = (['run', 'check', 'no-check', 'browser'] as const).find((flag) => rest.includes(flag)) ?? 'default';
  const isDeep = mode !== 'no-check' && isTooDeep(text);
  blocks.push({
    file,
    lang: lang.toLowerCase().replace(/[{,].*$/, ''),
    meta,
    ...(isDeep ? { mode: 'no-check', isDeep } : { mode }),
    scope: /(?:^|\s)scope=([^\s]+)/.exec(meta)?.[1],
    expectErrors: (/(?:^|\s)expect-error=([\d,]+)/.exec(meta)?.[1] ?? '').split(',').filter(Boolean).map(Number),
    exercise: taskOf(meta) !== undefined,
    ...(pageOfAnswers(file) !== undefined ? { answer: ANSWERS.find((flag) => rest.includes(flag)) } : {}),
    fence: `${fence.prefix}${fence.mark}${fence.info}`,
    title: /title=(?:"([^"]*)"|'([^']*)')/.exec(meta)?.slice(1).find(Boolean),
    fenceLine: fence.line,
    line: fence.line + 1,
    indent: fence.indent,
    code: text,
  });
}

const SCRIPT = dictionary<'js' | 'jsx' | 'ts' | 'tsx'>({
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
});

/** Loader of a JavaScript or TypeScript block, undefined for other languages. */
export function scriptLoader(block: CodeBlock): 'js' | 'jsx' | 'ts' | 'tsx' | undefined {
  return SCRIPT[block.lang];
}

/** Blocks that form one module: those of one file that name the same scope, or one block alone. */
export interface Unit {
  file: string;
  name: string;
  blocks: [CodeBlock, ...CodeBlock[]];
  loader: 'js' | 'jsx' | 'ts' | 'tsx';
}

const ORDER = ['js', 'jsx', 'ts', 'tsx'] as const;

/** Groups script blocks into units; a scope of mixed languages takes the richest. `live` blocks run in the browser, answers replace a part of other blocks. */
export function makeUnits(blocks: readonly CodeBlock[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const block of blocks) {
    const loader = scriptLoader(block);
    if (!loader || block.answer || /(?:^|\s)live(?:\s|$)/.test(block.meta)) continue;
    const name = block.scope ?? `line-${block.fenceLine}`;
    const key = `${block.file}\0${name}`;
    const unit = units.get(key);
    if (!unit) units.set(key, { file: block.file, name, blocks: [block], loader });
    else {
      unit.blocks.push(block);
      if (ORDER.indexOf(loader) > ORDER.indexOf(unit.loader)) unit.loader = loader;
    }
  }
  return [...units.values()];
}
