/** Files of a site with `offline` besides its service worker: the list of files to cache, and the page shown in place of one that is not cached. */
import * as en from '../../../theme/texts/en.js';
import * as hant from '../../../theme/texts/hant.js';
import { languageOf } from '../../../theme/texts/language.js';
import * as zh from '../../../theme/texts/zh.js';
import { DATA_DIR, SEARCH_DIR } from '../../shared/limits.js';
import { OFFLINE_FORMAT, OFFLINE_LIST, OFFLINE_PAGE, type OfflineList } from '../../shared/offline.js';
import type { Page } from '../../shared/page.js';
import { fileOfAddress } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import { escapeMarkup, type Output } from '../output-file.js';

/** An output of the build. */
interface Listed {
  path: string;
  hash: string;
  size?: number;
  /** Paths of the files that it names. */
  names?: readonly string[];
}

/** Files above this size come last: a reader may never open what needs them. */
const LARGE = 200_000;
/** Letters of a hash that tell two versions of a file apart. */
const HASH_LETTERS = 10;

/** True where readers' browsers are to keep pages. The one document of the hash router has no server. */
export const keepsSite = ({ offline, router }: Pick<Site, 'offline' | 'router'>): boolean =>
  offline?.isRemoved === false && router === 'browser';

/**
 * The list: what every page needs, then the pages with their data and pictures, then the search index, then large files, until the budget is used up. Pages that nothing
 * leads to are not named.
 * @param outputs all of the build
 * @param shared paths of the theme's files
 */
export function makeOfflineList(
  { baseUrl, bytes }: { baseUrl: string; bytes: number },
  { pages, outputs, shared }: { pages: readonly Page[]; outputs: Iterable<Listed>; shared: Iterable<string> },
): Output {
  const byPath = new Map([...outputs].map((output) => [output.path, output]));
  const wanted = new Set<string>([OFFLINE_PAGE, `${DATA_DIR}/site.json`, ...shared]);
  for (const page of inOrder(pages))
    for (const path of [page.file, fileOfAddress(page.part, { baseUrl })]) {
      wanted.add(path);
      for (const name of byPath.get(path)?.names ?? []) wanted.add(name);
    }
  for (const path of [...byPath.keys()].filter((path) => path.startsWith(`${SEARCH_DIR}/`)).sort()) wanted.add(path);
  const found = [...wanted].flatMap((path) => byPath.get(path) ?? []);
  const isLarge = ({ size = 0 }: Listed) => size > LARGE;
  const files: [path: string, hash: string][] = [];
  let left = bytes;
  for (const { path, hash, size = 0 } of [...found.filter((one) => !isLarge(one)), ...found.filter(isLarge)]) {
    left -= size;
    if (left < 0) break;
    files.push([path, hash.slice(0, HASH_LETTERS)]);
  }
  const list: OfflineList = { format: OFFLINE_FORMAT, files };
  return { path: OFFLINE_LIST, phase: 'list', bytes: JSON.stringify(list) };
}

/** The pages that a reader can come to, older versions last: in an order that only their addresses decide. */
function inOrder(pages: readonly Page[]): Page[] {
  const isOlder = (page: Page) => Number('version' in page && !page.version.isLast);
  return pages
    .filter((page) => !page.unlisted && !page.draft && page.kind !== 'redirect')
    .toSorted((a, b) => isOlder(a) - isOlder(b) || (a.route < b.route ? -1 : 1));
}

const TEXTS = { zh: zh.offline, hant: hant.offline, en: en.offline };

const STYLE =
  'html{color-scheme:light dark;font:16px/1.75 system-ui,sans-serif}body{max-width:34em;margin:20vh auto;padding:0 24px}h1{font-size:1.5em;line-height:1.35}';

/** Makes the page shown without a network. */
export function makeOfflinePage(
  site: Pick<Site, 'locale' | 'texts' | 'htmlLang' | 'direction' | 'baseUrl' | 'title'>,
): Output {
  const words = { ...TEXTS[languageOf(site.locale)], ...site.texts };
  const text = (id: keyof typeof zh.offline) => escapeMarkup(words[id]);
  const title = text('theme.offline.title');
  const bytes = `<!doctype html>
<html lang="${site.htmlLang}" dir="${site.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeMarkup(site.title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text('theme.offline.about')}</p><p><a href="${escapeMarkup(encodeURI(site.baseUrl))}">${text('theme.offline.home')}</a></p></main></body>
</html>
`;
  return { path: OFFLINE_PAGE, phase: 'part', bytes };
}
