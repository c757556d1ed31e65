/**
 * Compares claims in prose with data: a comment `<!-- bcd css.properties.inset chrome=87 -->` binds the versions of its paragraph to
 * MDN's data, `<!-- source https://… nodejs=22.18 -->` to a page for versions without data, and RFCs are compared with a table. An unbound
 * claim is reported as information.
 */

import { maskFences } from '../site/helpers/mask-fences.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { BINDING, type KeptFact } from '../site/sources/kept-facts.js';
import { maskClaims, versionClaims } from './claims.js';
import { lineAt, makePlace, type TextPlace } from './prose/prose-position.js';
import { rfcFacts } from './rfc-facts.js';

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

/** Data of `web-features` by path of MDN's data. */
export type BaselineData = ReadonlyMap<string, Pick<KeptFact, 'baseline' | 'since'>>;

export interface FactTools {
  /** Versions of the installed packages; that of MDN's data is missing where it is not there. */
  versions: { [COMPAT]?: string; [WEB_FEATURES]?: string };
  compat(): Promise<CompatData | undefined>;
  baseline(): Promise<BaselineData | undefined>;
}

export const COMPAT = '@mdn/browser-compat-data';
export const WEB_FEATURES = 'web-features';

export interface FactResult {
  problems: Problem[];
  /** Claims bound to data that holds, those bound to a page, and claims that nothing binds. */
  bound: number;
  sourced: number;
  unbound: number;
  /** Data of the features that notes name. */
  features: Record<string, KeptFact>;
}

/** Names in prose and in the data. */
const BROWSERS: Record<string, string> = {
  chrome: 'chrome',
  chromium: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  'node.js': 'nodejs',
  nodejs: 'nodejs',
  node: 'nodejs',
};

export async function checkFacts(file: string, text: string, tools: FactTools): Promise<FactResult> {
  const masked = maskClaims(text);
  const place = makePlace(file, text, masked);
  const result: FactResult = { sourced: 0, features: {}, ...rfcFacts(place, masked) };
  // Bindings are comments, which the mask of prose hides: only code is hidden here.
  const paragraphs = paragraphsOf(maskFences(text));
  const compat = paragraphs.some(({ text: part }) => part.includes('bcd')) ? await tools.compat() : undefined;
  const baseline = compat && (await tools.baseline());
  for (const { start, end, text: part } of paragraphs) {
    const bindings = [...part.matchAll(BINDING)].map((match) => readBinding(match, start));
    if (compat)
      for (const binding of bindings) {
        result.problems.push(...bindingProblems(binding, compat, place));
        const fact = factOf(binding, compat, baseline);
        if (fact) result.features[binding.path] = fact;
      }
    for (const { index, length, shown: claim, name, number } of versionClaims(masked.slice(start, end))) {
      const browser = BROWSERS[name] ?? '';
      const says = (key: string) => key === browser || key === `${browser}_android` || key === `${browser}_ios`;
      const of = bindings.filter(({ versions }) => versions.some(([key]) => says(key)));
      const binding = of.find(({ versions }) =>
        versions.some(([key, value]) => says(key) && sameVersion(value, number)),
      );
      if (binding) {
        if (binding.isPage) result.sourced++;
        else if (compat) result.bound++;
        continue;
      }
      result.unbound++;
      const at = { file, ...lineAt(place, start + index), length };
      if (of.length > 0) result.problems.push(problem('check-fact', { claim, data: of.map(shown).join('; ') }, at));
      else result.problems.push(problem('check-fact-unbound', { claim }, at));
    }
  }
  return result;
}

interface Binding {
  /** Path in MDN's data, or an address. */
  path: string;
  isPage: boolean;
  versions: [browser: string, version: string][];
  offset: number;
  length: number;
}

const shown = ({ path, versions }: Binding) => `${path} ${versions.map((pair) => pair.join('=')).join(' ')}`;

function readBinding(match: RegExpExecArray, start: number): Binding {
  const [, path, page = '', versionsText = ''] = match;
  const pairs = versionsText.trim().split(/\s+/);
  const versions = pairs.map((pair): [string, string] => {
    const [browser = '', version = ''] = pair.split('=');
    return [browser, version];
  });
  return {
    path: path ?? page,
    isPage: path === undefined,
    versions,
    offset: start + match.index,
    length: match[0].length,
  };
}

function factOf({ path, isPage }: Binding, data: CompatData, baseline?: BaselineData): KeptFact | undefined {
  const support = isPage ? undefined : supportOf(path, data);
  if (!support) return undefined;
  const pairs = [...new Set(Object.values(BROWSERS))].flatMap((browser) => {
    const version = added(support[browser]);
    return version === undefined ? [] : [[browser, version]];
  });
  return { versions: Object.fromEntries(pairs), ...baseline?.get(path) };
}

function bindingProblems(binding: Binding, data: CompatData, place: TextPlace): Problem[] {
  const { path, isPage, versions, offset, length } = binding;
  if (isPage) return [];
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
