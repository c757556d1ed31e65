/** Badges: which code nodes of a page were run by `notes check`, and which of them a reader can run too. */
import { transform } from 'esbuild';
import { markComments } from '../../../theme/client/frame/frame-expectations.js';
import type { CheckedRun } from '../../shared/checked-run.js';
import type { CheckedSource } from '../../site/content/source.js';
import { unitKey } from '../../site/sources/checked-blocks.js';
import { NODE_ONLY } from '../../site/sources/exercise-lines.js';
import { oracleOf, withoutProperties } from '../../site/sources/property-lines.js';
import { restoreComments } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import { readMeta } from './info-string.js';

/** Result of a block that ran. */
export interface CheckedBlock {
  run: CheckedRun;
  /** True if the reader's browser can run it and something is seen then. */
  runnable: boolean;
  /** The block without its types, where it has some. */
  script?: string;
}

export interface Fence {
  nodes: { node: Node; lang: string; code: string; output?: string; oracle?: string; browser: boolean }[];
}

export const SCRIPT = /^(?:js|javascript|mjs|ts|typescript|mts)$/;
const LANGUAGE = /^(?:[jt]sx?|javascript|typescript|m[jt]s)$/;
const NOT_LOOKED_AT = ['no-check'];

/** A block that says something when it is run. */
const SHOWS = /\/\/\s*(?:=>|throws\s)|\bconsole\./;

/** The checked blocks of a tree. */
export async function checkedBlocks(tree: Node, checked: CheckedSource): Promise<Map<Node, CheckedBlock>> {
  const found = new Map<Node, CheckedBlock>();
  for (const { nodes } of fencesOf(tree).values()) {
    const run = checked[unitKey(nodes)];
    if (run === undefined) continue;
    // The reader's frame does not run properties, only the statements above them.
    const codes = nodes.map(({ code }) => withoutProperties(code));
    const scripts = await Promise.all(
      codes.map((code, index) => (nodes[index]?.lang.includes('t') ? withoutTypes(code) : code)),
    );
    // The reader's frame shows a console; blocks for a page of their own want its document too.
    const runnable =
      'on' in run &&
      nodes.every(({ lang, browser }) => SCRIPT.test(lang) && !browser) &&
      !scripts.some((code) => NODE_ONLY.test(code));
    for (const [index, { node, lang, code }] of nodes.entries()) {
      const own = codes[index] ?? '';
      const script = runnable && (lang.includes('t') || own !== code) ? scripts[index] : undefined;
      found.set(node, { run, runnable: runnable && SHOWS.test(own), script });
    }
  }
  return found;
}

/** Script blocks by unit, as `notes check` groups them. */
export function fencesOf(tree: Node): Map<unknown, Fence> {
  const units = new Map<unknown, Fence>();
  let last: Fence['nodes'][number] | undefined;
  const visit = (node: Node) => {
    for (const child of node.children ?? []) visit(child);
    if (node.type !== 'code') return;
    const meta = readMeta(node.lang, node.meta);
    const lang = meta.language.toLowerCase();
    const code = restoreComments(node.value ?? '');
    if (lang === 'text' && /(?:^|\s)output(?:\s|$)/.test(node.meta ?? '')) {
      if (last) last.output = code.trimEnd();
      return;
    }
    last = undefined;
    if (!LANGUAGE.test(lang) || meta.live || meta.flags.some((flag) => NOT_LOOKED_AT.includes(flag))) return;
    const scope = meta.flags.find((flag) => flag.startsWith('scope='));
    const unit = units.get(scope ?? node) ?? { nodes: [] };
    last = { node, lang, code, oracle: oracleOf(node.meta ?? ''), browser: meta.flags.includes('browser') };
    unit.nodes.push(last);
    units.set(scope ?? node, unit);
  };
  visit(tree);
  return units;
}

/** Expectations stay: as comments that are kept. */
export async function withoutTypes(code: string): Promise<string> {
  const { code: script } = await transform(markComments(code), {
    loader: 'ts',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } },
  });
  return script.trimEnd();
}
