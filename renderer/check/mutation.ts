/**
 * How strong are the expectations of the notes? Plants one fault at a time by standard operators at seeded random places over all runnable
 * code, and runs the unit: a fault that no expectation notices survives and is listed with its place.
 */
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { AnyNode, Node } from 'acorn';
import { isNode } from '../site/helpers/code-node.js';
import { isRun } from './check-code.js';
import { type MarkedSource, markExpectations } from './expectations.js';
import { type CodeBlock, makeUnits, type Unit } from './find-blocks.js';
import { instrument, parseMarked } from './instrument.js';
import { missingPackages, type OracleTools, runWithInputs } from './oracle-run.js';
import { runUnit, type Sandbox } from './sandbox.js';

export interface Mutant {
  file: string;
  name: string;
  /** The operator before and after. */
  operator: string;
  before: string;
  after: string;
  /** Line in the Markdown file. */
  line: number;
  /** The changed line of code, types removed. */
  code: string;
  caught: boolean;
}

interface Change {
  operator: string;
  start: number;
  end: number;
  after: string;
}

/** Replacement of each binary operator. */
const SWAPS: Record<string, string> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '??': '||',
  '<<': '>>',
  '>>': '<<',
  '&': '|',
  '|': '&',
};

/**
 * Every place where an operator applies, in the order of the code. Numbers in a statement that carries an expectation are the input
 * of a test, not its subject: they stay.
 */
function findChanges(code: string): Change[] {
  const changes: Change[] = [];
  const { program, groups } = parseMarked(code);
  const isInput = (node: Node) =>
    groups.some(({ statement }) => statement && statement.start <= node.start && node.end <= statement.end);
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    if (!isNode(value)) return Object.values(value).forEach(visit);
    const node = value;
    // `void 0` is how esbuild writes `undefined`: its zero means nothing.
    if (node.type === 'ImportDeclaration' || (node.type === 'UnaryExpression' && node.operator === 'void')) return;
    if (!(node.type === 'Literal' && typeof node.value === 'number' && isInput(node)))
      changes.push(...changesOf(node, code));
    Object.values(node).forEach(visit);
  };
  visit(program);
  return changes.sort((a, b) => a.start - b.start || a.end - b.end);
}

function changesOf(node: AnyNode, code: string): Change[] {
  const replace = (operator: string, after: string, start = node.start, end = node.end): Change[] => [
    { operator, start, end, after },
  ];
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left } = node;
      const at = code.indexOf(operator, left.end);
      return SWAPS[operator] && at !== -1 ? replace('operator', SWAPS[operator], at, at + operator.length) : [];
    }
    case 'UpdateExpression':
      return replace(
        'update',
        code.slice(node.start, node.end).replace(/\+\+|--/, (found) => (found === '++' ? '--' : '++')),
      );
    case 'UnaryExpression':
      return node.operator === '!' ? replace('negation', code.slice(node.argument.start, node.argument.end)) : [];
    case 'Literal':
      if (typeof node.value === 'number') return replace('number', `(${node.value + 1})`);
      return typeof node.value === 'boolean' ? replace('boolean', String(!node.value)) : [];
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { test } = node;
      return replace('condition', `!(${code.slice(test.start, test.end)})`, test.start, test.end);
    }
    case 'ReturnStatement': {
      const { argument } = node;
      return argument && !isUndefined(argument) ? replace('return', 'undefined', argument.start, argument.end) : [];
    }
    default:
      return [];
  }
}

/** `undefined` in either way of writing it: returning it instead would be no change. */
const isUndefined = (node: AnyNode) =>
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void');

/** Mulberry32: small, the same numbers for one seed everywhere, from 0 up to 1. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface MutationOptions extends Sandbox {
  count: number;
  seed: number;
  parallel: number;
  oracles?: OracleTools;
}

interface Place {
  unit: Unit;
  marked: MarkedSource;
  change: Change;
}

/** Plants `count` faults, each at another place where there are enough. */
export async function mutate(
  blocks: readonly CodeBlock[],
  options: MutationOptions,
): Promise<{ mutants: Mutant[]; places: number }> {
  const places = await allPlaces(blocks);
  const count = places.length;
  const random = randomOf(options.seed);
  const chosen: Place[] = [];
  while (chosen.length < options.count && places.length > 0)
    chosen.push(...places.splice(Math.floor(random() * places.length), 1));
  const mutants: Mutant[] = new Array(chosen.length);
  // All lanes take from the same iterator.
  const next = chosen.entries();
  const lane = async () => {
    for (const [index, place] of next) mutants[index] = await tryMutant(place, options);
  };
  await Promise.all(Array.from({ length: options.parallel }, lane));
  return { mutants, places: count };
}

async function allPlaces(blocks: readonly CodeBlock[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const unit of makeUnits(blocks)) {
    const marked = markExpectations(unit);
    if (!isRun(unit, marked)) continue;
    const keep = (code: string) => {
      places.push(...findChanges(code).map((change) => ({ unit, marked, change })));
      return code;
    };
    await instrument(marked, unit.loader, keep);
  }
  return places;
}

async function tryMutant({ unit, marked, change }: Place, options: MutationOptions): Promise<Mutant> {
  let bare = '';
  let map = '';
  const plant = (code: string, toSource: string) => {
    bare = code;
    map = toSource;
    return code.slice(0, change.start) + change.after + code.slice(change.end);
  };
  const caught = await isCaught(unit, marked, plant, options);
  const lineStart = bare.lastIndexOf('\n', change.start) + 1;
  const lineEnd = bare.indexOf('\n', change.end);
  return {
    file: unit.file,
    name: unit.name,
    operator: change.operator,
    before: bare.slice(change.start, change.end),
    after: change.after,
    line: markdownLine(bare, change.start, marked, map),
    code: bare.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim(),
    caught,
  };
}

/** Line in the Markdown file of a place in the code without types. */
function markdownLine(code: string, place: number, { lines }: MarkedSource, map: string): number {
  const row = code.slice(0, place).split('\n').length - 1;
  const column = place - (code.lastIndexOf('\n', place - 1) + 1);
  const payload: SourceMapPayload = JSON.parse(map);
  const entry = new SourceMap(payload).findEntry(row, column);
  return ('originalLine' in entry ? lines[entry.originalLine] : undefined) ?? lines[0] ?? 1;
}

async function isCaught(
  unit: Unit,
  marked: MarkedSource,
  plant: (code: string, map: string) => string,
  options: MutationOptions,
): Promise<boolean> {
  try {
    const module = await instrument(marked, unit.loader, plant);
    const { oracles } = options;
    const runnable = { ...module, expectations: marked.expectations };
    const tried = oracles && marked.properties.length > 0 && missingPackages(marked, oracles).length === 0;
    const compared = tried ? await runWithInputs(runnable, marked, options, { ...oracles, shrink: false }) : undefined;
    if (compared && compared.problems.length > 0) return true;
    const outcome = compared?.outcome ?? (await runUnit(runnable, options));
    if (outcome.kind !== 'report') return true;
    const { failures, missed, error, output } = outcome.report;
    const wanted = unit.blocks.findLast((block) => block.output)?.output?.text;
    return (
      failures.length > 0 ||
      missed.some((id) => tried || marked.expectations[id]?.property === undefined) ||
      error !== undefined ||
      (wanted !== undefined && output.join('\n').trimEnd() !== wanted)
    );
  } catch {
    // Code that no longer parses is noticed at once.
    return true;
  }
}
