/** `redirects.yml` of the site folder: redirects that commands write, in addition to those of the configuration. */

import { rootedAddresses } from '../configuration/config-options.js';
import type { Site } from '../configuration/config-types.js';
import { literalPlace } from '../configuration/literal-places.js';
import * as s from '../helpers/schema.js';
import { placeAt, withQuotes } from '../helpers/text-place.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { readData } from './data-files.js';
import { dataPlace, quotedPlace } from './line-and-column.js';
import type { SiteFiles } from './site-files.js';

/** Name of the file in the site folder. */
export const REDIRECTS_FILE = 'redirects.yml';

/** A redirect of the site. */
export type Redirect = Site['redirects'][number];

const from = s.described(s.path, 'Address without the base, such as /docs/old');

/** The redirects file: a list of redirects. */
export const redirectsShape = s.list(
  s.object(
    {
      from: s.described(s.any(from, s.list(from)), 'Former address without the base, or a list of them'),
      to: s.described(s.string, 'Address of a page without the base, or a whole address of another site'),
    },
    ['from', 'to'],
  ),
);

/** Reads the redirects file. An entry from an address that has one already is a problem and does not count. */
export function readRedirects(text: string | undefined): { redirects: Redirect[]; problems: Problem[] } {
  if (text === undefined || isEmpty(text)) return { redirects: [], problems: [] };
  const file = { path: REDIRECTS_FILE, text };
  const { value = [], problems } = readData(file, redirectsShape, 'redirects-file-shape');
  const taken = new Set<string>();
  const redirects = value.map(({ from, to }, index): Redirect => {
    const paths = rootedAddresses(from).filter((path) => {
      if (!taken.has(path)) return taken.add(path);
      problems.push(problem('redirects-file-duplicate', { from: path }, dataPlace(file, [index, 'from'])));
      return false;
    });
    return { from: paths, to, index };
  });
  return { redirects, problems };
}

/** Comments and blank lines alone. */
const isEmpty = (text: string) => /^\uFEFF?(?:\s|#[^\n]*(?:\n|$))*$/.test(text);

/** Returns where a redirect says one of its addresses: in the redirects file or, as far as its program shows it, in the configuration. */
export function redirectPlace(
  { files, site: { configFile, redirects } }: { files: SiteFiles; site: Pick<Site, 'configFile' | 'redirects'> },
  redirect: Redirect,
  key: 'from' | 'to',
  address: string,
): Place {
  const own = files.texts[REDIRECTS_FILE];
  if (redirect.index !== undefined && own !== undefined)
    return dataPlace({ path: REDIRECTS_FILE, text: own }, [redirect.index, key]);
  const text = files.texts[configFile] ?? '';
  const entry = redirects.filter(({ index }) => index === undefined).indexOf(redirect);
  const [start = 0, end = 0] = literalPlace(text, ['redirects', entry, key])?.value ?? [];
  const at = text.slice(start, end).indexOf(address);
  return at < 0
    ? quotedPlace(files, configFile, address)
    : placeAt(text, ...withQuotes(text, start + at, address.length), configFile);
}
