/** Badges: which code nodes of a page were run by `notes check`, and which of them a reader can run too. */
import { transform } from 'esbuild';
import { markComments } from '../../../theme/client/frame/expectations.js';
import { unitKey } from '../../site/checked.js';
import type { CheckedSource } from '../../site/types.js';
import { restoreComments } from '../render-inline.js';
import type { Node } from '../tree.js';
import { readMeta } from './meta.js';

/** What is known of a block that was run. */
export interface CheckedBlock {
  /** Version of Node. */
  node: string;
  /** `YYYY-MM-DD`. */
  since: string;
  /** Whether the reader's browser can run it and something is seen then. */
  runnable: boolean;
  /** The block without its types, where it has some. */
  script?: string;
}

interface Fence {
  nodes: { node: Node; lang: string; code: string; output?: string }[];
}

const SCRIPT = /^(?:js|javascript|mjs|ts|typescript|mts)$/;
const LANGUAGE = /^(?:[jt]sx?|javascript|typescript|m[jt]s)$/;
const NOT_RUN = ['check', 'no-check', 'browser'];

/** A block that says something when it is run. */
const SHOWS = /\/\/\s*(?:=>|throws\s)|\bconsole\./;

/** What only Node has. */
const NODE_ONLY = /^\s*import\b|\bimport\(|\bprocess\.|\bBuffer\b|\brequire\(|\bsetImmediate\b|\bgc\(/m;

/** The checked blocks of a tree. */
export async function checkedBlocks(tree: Node, checked: CheckedSource): Promise<Map<Node, CheckedBlock>> {
  const found = new Map<Node, CheckedBlock>();
  for (const { nodes } of fencesOf(tree).values()) {
    const since = checked.since[unitKey(nodes)];
    if (since === undefined) continue;
    const scripts = await Promise.all(nodes.map(({ lang, code }) => (lang.includes('t') ? withoutTypes(code) : code)));
    const runnable = nodes.every(({ lang }) => SCRIPT.test(lang)) && !scripts.some((code) => NODE_ONLY.test(code));
    for (const [index, { node, lang, code }] of nodes.entries()) {
      const script = runnable && lang.includes('t') ? scripts[index] : undefined;
      found.set(node, { node: checked.node, since, runnable: runnable && SHOWS.test(code), script });
    }
  }
  return found;
}

/** Script blocks by unit, as `notes check` groups them. */
function fencesOf(tree: Node): Map<unknown, Fence> {
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
    if (!LANGUAGE.test(lang) || meta.live || meta.flags.some((flag) => NOT_RUN.includes(flag))) return;
    const scope = meta.flags.find((flag) => flag.startsWith('scope='));
    const unit = units.get(scope ?? node) ?? { nodes: [] };
    last = { node, lang, code };
    unit.nodes.push(last);
    units.set(scope ?? node, unit);
  };
  visit(tree);
  return units;
}

/** Expectations stay: as comments that are kept. */
async function withoutTypes(code: string): Promise<string> {
  const { code: script } = await transform(markComments(code), {
    loader: 'ts',
    target: 'es2022',
    legalComments: 'inline',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } },
  });
  return script.trimEnd();
}
