/** Decides what may leave the machine: nothing of drafts and unlisted pages, and no value of the environment. */
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import type { Environment } from '../../site/secrets/secret-names.js';
import { createScanner } from '../../site/secrets/secret-scanner.js';
import { readBytes } from '../write/disk.js';

/** Shorter values are words that anything may hold. */
const SHORTEST = 8;

/** Documents of pages that everybody may find, with the partials that these show. */
export function openDocuments(documents: readonly Document[]): Document[] {
  const partials = new Map(documents.flatMap((one) => (one.kind === 'partial' ? [[one.source, one]] : [])));
  const open = documents.filter(
    ({ kind, frontMatter: { draft, unlisted } }) => kind !== 'partial' && !draft && !unlisted,
  );
  const found = new Set(open);
  // Grows while it is walked.
  for (const { imports } of found)
    for (const { file } of imports) {
      const partial = file === undefined ? undefined : partials.get(file);
      if (partial) found.add(partial);
    }
  return [...found];
}

/**
 * Returns a function that tells whether bytes contain neither a value of the environment nor the site's path on this disk. Values written out in the configuration
 * or an open source are not secret, and neither is the site's address, which every page has.
 * @param texts open sources and files of the configuration, absolute
 */
export function openBytes(
  site: Site,
  environment: Environment,
  texts: readonly string[],
): (bytes: Uint8Array) => boolean {
  const values = new Set([site.dir, ...Object.values(environment).map((value = '') => value.trim())]);
  const hidden = [...values]
    .filter((value) => value.length >= SHORTEST && !site.url.includes(value.replace(/\/+$/, '')))
    .map((value) => ({ name: value, value, isWord: false }));
  if (hidden.length === 0) return () => true;
  const said = new Set<string>();
  const scan = createScanner(hidden);
  for (const file of texts) for (const name of scan(readBytes('', file) ?? new Uint8Array())) said.add(name);
  const left = hidden.filter(({ name }) => !said.has(name));
  if (left.length === 0) return () => true;
  const scanLeft = createScanner(left);
  return (bytes) => scanLeft(bytes).size === 0;
}
