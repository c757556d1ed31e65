/**
 * Holds claims in prose against data: a comment `<!-- bcd css.properties.inset chrome=87 -->` binds the versions of its paragraph to
 * MDN's data, and RFCs are held against a table. A claim that nothing binds is told as information.
 */
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { maskCode, maskFences } from './prose/mask.js';
import { lineAt, makePlace, type TextPlace } from './prose/prose-position.js';
import { RFCS } from './rfc-table.js';

/** The part of `@mdn/browser-compat-data` that is used. */
export interface CompatData {
  [key: string]: CompatData | { support: Record<string, Support | Support[]> } | undefined;
}

interface Support {
  version_added?: string | boolean | null;
  version_removed?: string | boolean | null;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown;
  partial_implementation?: boolean;
}

export interface FactTools {
  /** Version of the data; undefined where it is not installed. */
  version: string | undefined;
  compat(): Promise<CompatData | undefined>;
}

export interface FactResult {
  problems: Problem[];
  /** Claims bound to data that holds, and claims that nothing binds. */
  bound: number;
  unbound: number;
}

/** Names in prose and in the data. */
const BROWSERS: Record<string, string> = {
  chrome: 'chrome',
  chromium: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  'node.js': 'nodejs',
  node: 'nodejs',
};

const CLAIM =
  /(Chrome|Chromium|Edge|Firefox|Safari|Node(?:\.js)?)(?: ?(?:Android|iOS))?[ \u00a0](\d+(?:\.\d+){0,2})(?![\d.]*[%‰])/g;
const BINDING = /<!--\s*bcd\s+(\S+)((?:\s+[a-z_]+=[\d.]+)+)\s*-->/g;
const RFC = /RFC[ \u00a0]?(\d{1,5})/g;

export async function checkFacts(file: string, text: string, tools: FactTools): Promise<FactResult> {
  const masked = maskCode(text);
  const place = makePlace(file, text, masked);
  const result: FactResult = { problems: [], bound: 0, unbound: 0 };
  rfcFacts(place, masked, result);
  // Bindings are comments, which the mask of prose hides: only code is hidden here.
  const paragraphs = paragraphsOf(maskFences(text));
  const compat = paragraphs.some(({ text: part }) => part.includes('bcd')) ? await tools.compat() : undefined;
  for (const { start, end, text: part } of paragraphs) {
    const bindings = [...part.matchAll(BINDING)].map((match) => readBinding(match, start));
    if (compat) for (const binding of bindings) result.problems.push(...bindingProblems(binding, compat, place));
    for (const claim of masked.slice(start, end).matchAll(CLAIM)) {
      const [words, name = '', version = ''] = claim;
      const browser = BROWSERS[name.toLowerCase()] ?? '';
      const of = bindings.filter(({ versions }) => versions.some(([key]) => key === browser));
      if (of.some(({ versions }) => versions.some(([key, value]) => key === browser && sameVersion(value, version)))) {
        if (compat) result.bound++;
        continue;
      }
      result.unbound++;
      const at = { file, ...lineAt(place, start + claim.index), length: words.length };
      if (bindings.length > 0 && of.length > 0)
        result.problems.push(problem('check-fact', { claim: words, data: of.map(shown).join('; ') }, at));
      else result.problems.push(problem('check-fact-unbound', { claim: words }, at));
    }
  }
  return result;
}

interface Binding {
  path: string;
  versions: [browser: string, version: string][];
  offset: number;
  length: number;
}

const shown = ({ path, versions }: Binding) => `${path} ${versions.map((pair) => pair.join('=')).join(' ')}`;

function readBinding(match: RegExpExecArray, start: number): Binding {
  const pairs = (match[2] ?? '').trim().split(/\s+/);
  const versions = pairs.map((pair): [string, string] => {
    const [browser = '', version = ''] = pair.split('=');
    return [browser, version];
  });
  return { path: match[1] ?? '', versions, offset: start + match.index, length: match[0].length };
}

function bindingProblems({ path, versions, offset, length }: Binding, data: CompatData, place: TextPlace): Problem[] {
  const at = { file: place.file, ...lineAt(place, offset), length };
  const support = supportOf(path, data);
  if (!support) return [problem('check-fact', { claim: path, data: 'no such feature' }, at)];
  return versions.flatMap(([browser, version]) => {
    const found = added(support[browser]);
    const claim = `${path} ${browser}=${version}`;
    return found !== undefined && sameVersion(found, version)
      ? []
      : [problem('check-fact', { claim, data: `${browser}=${found ?? 'no'}` }, at)];
  });
}

/** `api.Element.click` → who supports it. Keys with a dot in them do not occur in the data. */
function supportOf(path: string, data: CompatData): Record<string, Support | Support[]> | undefined {
  let at: CompatData | undefined = data;
  for (const key of path.split('.')) {
    const next: unknown = at && Object.hasOwn(at, key) ? at[key] : undefined;
    at = typeof next === 'object' && next !== null ? (next as CompatData) : undefined;
  }
  const compat = at?.__compat as { support?: Record<string, Support | Support[]> } | undefined;
  return compat?.support;
}

/** First version that supports a feature under its own name, without a flag and whole; one that only supports it in part where no other does. */
function added(support: Support | Support[] | undefined): string | undefined {
  const list = (Array.isArray(support) ? support : support ? [support] : []).filter(
    ({ prefix, alternative_name: other, flags, version_removed: removed }) => !prefix && !other && !flags && !removed,
  );
  const whole = list.find(({ partial_implementation: part }) => !part) ?? list[0];
  return typeof whole?.version_added === 'string' ? whole.version_added.replace(/^≤/, '') : undefined;
}

/** `24` is `24.0.0`. */
function sameVersion(a: string, b: string): boolean {
  const parts = (text: string) => [0, 1, 2].map((index) => Number(text.split('.')[index] ?? 0)).join('.');
  return parts(a) === parts(b);
}

/** Runs of lines that are not blank. Line by line: a pattern would look at a long blank line once for each of its characters. */
function paragraphsOf(text: string): { start: number; end: number; text: string }[] {
  const found: { start: number; end: number; text: string }[] = [];
  let start = 0;
  let at = 0;
  const close = () => {
    if (start < at) found.push({ start, end: at, text: text.slice(start, at) });
  };
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const next = newline === -1 ? text.length : newline + 1;
    if (text.slice(at, next).trim() === '') {
      close();
      start = next;
    }
    at = next;
  }
  close();
  return found;
}

function rfcFacts(place: TextPlace, masked: string, result: FactResult): void {
  for (const match of masked.matchAll(RFC)) {
    const number = Number(match[1]);
    const at = { file: place.file, ...lineAt(place, match.index), length: match[0].length };
    const known = RFCS.get(number);
    if (!known) {
      result.unbound++;
      result.problems.push(problem('check-fact-unbound', { claim: match[0] }, at));
      continue;
    }
    const { title, obsoletedBy } = known;
    // A text that speaks of what came after names the successor too.
    const line = place.text.slice(place.text.lastIndexOf('\n', match.index) + 1).split('\n', 1)[0] ?? '';
    const address = /^[^[\]\n]*\]\(https?:\/\/[^)\s]*?rfc(\d+)/i.exec(place.text.slice(match.index))?.[1];
    const replaced = obsoletedBy?.some((next) => line.includes(String(next)));
    if (obsoletedBy && !replaced)
      result.problems.push(
        problem('check-fact', { claim: match[0], data: `obsoleted by RFC ${obsoletedBy.join(', ')}` }, at),
      );
    else if (address !== undefined && Number(address) !== number)
      result.problems.push(problem('check-fact', { claim: match[0], data: `the address is of RFC ${address}` }, at));
    else if (!fits(place.text.slice(match.index + match[0].length), title))
      result.problems.push(problem('check-fact', { claim: match[0], data: title }, at));
    else result.bound++;
  }
}

/** Whether the title behind `RFC 9110: ` in a reference has to do with that of the table. */
function fits(behind: string, title: string): boolean {
  const named = /^(?:: |：)([^\]\n]*)\]\(/.exec(behind)?.[1];
  if (named === undefined) return true;
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9]{2,}(?:[/.-][a-z0-9]+)*/g) ?? [];
  const wanted = new Set(words(title));
  const own = words(named);
  return own.length === 0 || own.some((word) => wanted.has(word));
}
