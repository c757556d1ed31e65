/** No output may contain values of secret variables, however they got there: configuration, components, content (D37). */

import { OVERLAP, type Parts } from '../../output/modules/file-parts.js';
import type { Site } from '../../site/configuration/config-types.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { findLiterals } from '../../site/secrets/secret-literals.js';
import { createMask, type Mask, maskProblem } from '../../site/secrets/secret-mask.js';
import { type Environment, type Secret, secretsIn, strongNames } from '../../site/secrets/secret-names.js';
import { createScanner } from '../../site/secrets/secret-scanner.js';
import type { SiteFiles } from '../../site/sources/site-files.js';

/** Secrets of a site, save the search-only key, which is meant for browsers. */
export function secretsOf(site: Site, environment: Environment): Secret[] {
  const open = searchKey(site);
  const strong = open === undefined ? [] : strongNames(environment, open);
  return secretsIn(environment, site.secrets).filter(({ name, value }) => value !== open || strong.includes(name));
}

/** The name of the variable that shows that the site's search key, which every reader gets, may do more than search. */
export function strongSearchKey(site: Site, environment: Environment): string | undefined {
  const key = searchKey(site);
  return key ? strongNames(environment, key)[0] : undefined;
}

const searchKey = ({ search }: Site) => ('apiKey' in search ? search.apiKey : undefined);

/** Finds secrets in outputs: one problem for each, with the first output that holds it and the number of the others. */
export function findSecrets(
  secrets: readonly Secret[],
  outputs: Iterable<readonly [path: string, parts: Parts]>,
): Problem[] {
  if (secrets.length === 0) return [];
  const scan = createScanner(secrets);
  const places = new Map<string, string[]>();
  for (const [path, parts] of outputs) {
    const names = new Set<string>();
    for (const part of parts()) for (const name of scan(bytesOf(part))) names.add(name);
    for (const name of names) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].map(([name, paths]) => {
    const [path = '', ...more] = paths.sort();
    return problem('secret-in-output', { name, path, more: String(more.length) });
  });
}

const bytesOf = (value: Uint8Array | string) => (typeof value === 'string' ? Buffer.from(value) : value);

/** The part of the memo used here. */
interface Saved {
  written(): Iterable<Uint8Array>;
  drop(): void;
  save(drop: boolean): void;
}

/** Saves a memo, unless what this run has written to it holds a secret. */
export function saveMemo(memo: Saved, secrets: readonly Secret[], drop: boolean): void {
  const scan = secrets.length > 0 ? createScanner(secrets) : undefined;
  if (scan) for (const bytes of memo.written()) if (scan(bytes).size > 0) memo.drop();
  memo.save(drop);
}

/** True if sources or outputs hold a secret: then nothing of the run may stay in the memo. */
export const areSecret = (problems: readonly Problem[]): boolean =>
  problems.some(({ code, level }) => level === 'error' && /^secret-(?:literal|in-output)$/.test(code));

const TEXT = /(?:\.(?:txt|json|ya?ml|toml|xml|html?|svg|css|[cm]?[jt]sx?|csv|md|env|ini|conf|sh|py|pem|key)|\/[^.]+)$/i;

/**
 * Finds keys of known services in files that are published unchanged.
 * @param sources source by output path
 */
export function findFileLiterals(
  sources: ReadonlyMap<string, string>,
  outputs: Iterable<readonly [path: string, parts: Parts]>,
): Problem[] {
  const problems: Problem[] = [];
  for (const [path, parts] of outputs) {
    const source = sources.get(path);
    if (source !== undefined && TEXT.test(`/${path}`)) problems.push(...literalsOfParts(source, parts()));
  }
  return problems;
}

function literalsOfParts(source: string, parts: Iterable<Uint8Array | string>): Problem[] {
  const found = new Map<string, Problem>();
  let lines = 0;
  for (const part of parts) {
    const bytes = Buffer.from(bytesOf(part));
    for (const one of literalProblems(source, bytes.toString(), lines)) found.set(`${one.line} ${one.args.kind}`, one);
    lines += bytes.subarray(0, -OVERLAP).toString('latin1').split('\n').length - 1;
  }
  return [...found.values()];
}

/** Finds keys of known services in data files and React pages: what they say reaches pages, as a text or compiled. */
export function findSourceLiterals({ authors, tags, categories, sources }: SiteFiles): Problem[] {
  const code = sources.filter(({ format }) => format === 'code');
  return [...authors, ...tags, ...categories, ...code].flatMap(({ path, text }) => literalProblems(path, text));
}

/** Finds keys of known services in a text that is no Markdown. @param lines how many lines of its file come before it */
export function literalProblems(file: string, text: string, lines = 0): Problem[] {
  return findLiterals(text).map(({ kind, index }) =>
    problem('secret-literal', { kind }, { file, line: lines + text.slice(0, index).split('\n').length }),
  );
}

/** Hides secrets in problems. `names`: the variables that the configuration calls secret, where it could be read. */
export function maskProblems(
  problems: readonly Problem[],
  environment: Environment,
  names?: readonly string[],
): Problem[] {
  if (problems.length === 0) return [];
  const mask: Mask = createMask(secretsIn(environment, names));
  return problems.map((entry) => maskProblem(entry, mask));
}

export type { Environment };
