/** D37: values of secret variables must stand in no output, whichever way they came there: configuration, components, content. */
import type { Site } from '../site/config-types.js';
import { problem } from '../site/problem.js';
import type { Problem } from '../site/types.js';

const SECRET_NAME = /_(?:KEY|TOKEN|SECRET|PASSWORD)$/;
/** Shorter values are words that may stand anywhere. */
const SHORTEST = 12;

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Secret {
  name: string;
  value: string;
}

/** Variables that are secret by their name or by `secrets`, save the search-only key, which is meant for browsers. */
export function secretsOf(site: Site, environment: Environment): Secret[] {
  const open = site.search.provider === 'algolia' ? site.search.apiKey : undefined;
  return Object.entries(environment).flatMap(([name, value]) => {
    const secret = SECRET_NAME.test(name) || site.secrets.includes(name);
    return secret && value !== undefined && value.length >= SHORTEST && value !== open ? [{ name, value }] : [];
  });
}

/** One finding for each secret, with the first output that holds it and the number of the others. */
export function findSecrets(
  secrets: readonly Secret[],
  outputs: Iterable<readonly [path: string, bytes: () => Uint8Array | string]>,
): Problem[] {
  if (secrets.length === 0) return [];
  const forms = secrets.map(({ name, value }) => ({ name, forms: formsOf(value), paths: [] as string[] }));
  for (const [path, read] of outputs) {
    const given = read();
    const bytes =
      typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    for (const secret of forms) if (secret.forms.some((form) => bytes.includes(form))) secret.paths.push(path);
  }
  return forms.flatMap(({ name, paths }) => {
    const [path, ...more] = paths.sort();
    if (path === undefined) return [];
    return [problem('secret-in-output', { name, path, more: String(more.length) })];
  });
}

/** As it is, in JSON, in HTML and in an address. */
function formsOf(value: string): string[] {
  const html = value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  return [...new Set([value, JSON.stringify(value).slice(1, -1), html, encodeURIComponent(value)])];
}
