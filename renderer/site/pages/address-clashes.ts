/** Rules between all pages: no two at one address, no two files that some systems cannot distinguish (B7.6, B7.9, D20). */

import type { Page } from '../../shared/page.js';
import type { Site } from '../configuration/config-types.js';
import { isMoved } from '../configuration/is-moved.js';
import type { SiteLocale } from '../configuration/locales.js';
import { policyLevel } from '../graph/tags.js';
import { isSafeAddress } from '../helpers/safe-address.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { fieldPlace } from '../sources/line-and-column.js';
import type { SiteFiles } from '../sources/site-files.js';

/** A name that Windows keeps for devices, with or without extension, somewhere in a path. */
const RESERVED = /(?:^|\/)((?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.[^/]*)?)(?:\/|$)/i;
const ASCII = /^[\0-\x7f]*$/;
/** Signs at which browsers end a path, and a percent sign that begins no escape: servers refuse it. */
const CUT = /[?#]|%(?![\da-f]{2})/i;
/** Bytes that a file name may have on common file systems. */
const NAME_BYTES = 255;

/**
 * Checks the addresses of all pages. Of several pages at one address the first stays (B7.6).
 * @returns the pages that are written, and the findings
 */
export function checkRoutes(
  site: Site,
  pages: readonly Page[],
  files: SiteFiles,
): { pages: Page[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const kept: Page[] = [];
  const byFile = new Map<string, Page>();
  const folded = new Map<string, Page>();
  const level = policyLevel(site.policies.duplicateRoutes);
  for (const page of pages) {
    if (!isSafeAddress(page.route)) {
      const args = { field: page.source ?? page.kind, address: page.route };
      // Of a doc it was said where its slug is resolved.
      if (page.kind !== 'doc') problems.push(problem('address-unsafe', args, placeOf(page)));
      continue;
    }
    const taken = page.source === undefined ? undefined : languageAt(site, page.file);
    if (taken) {
      const found = problem('route-language', { route: page.route, locale: taken.locale }, placeOf(page));
      // The reference empties the folder of a language before it fills it.
      problems.push(isMoved(site) ? { ...found, level: 'warning' } : found);
      continue;
    }
    const same = byFile.get(page.file);
    if (same) {
      // A redirect that a page overrides is the author's business only when written in the configuration.
      if (level && page.source !== same.source) problems.push({ ...duplicate(page, same, files), level });
      continue;
    }
    byFile.set(page.file, page);
    kept.push(page);
    const key = (ASCII.test(page.file) ? page.file : page.file.normalize('NFC')).toLowerCase();
    const alike = folded.get(key);
    if (alike) {
      const found = problem('route-alike', { route: page.route, other: alike.route }, clashPlace(page, alike, files));
      problems.push(holdsBoth(site, files) ? { ...found, level: 'warning' } : found);
    } else folded.set(key, page);
    problems.push(...nameProblems(page), ...cutProblems(site, page));
  }
  for (const { output, path } of files.assets) {
    const page = byFile.get(output);
    if (!page) continue;
    const clash = problem('route-static', { route: page.route, path }, { file: path });
    // The reference copies static files before it writes its pages.
    problems.push(isMoved(site) ? { ...clash, level: 'warning' } : clash);
  }
  return { pages: kept, problems };
}

/** True where both files can be written and readers of the old site got both: moving it must not need other addresses. */
const holdsBoth = (site: Site, { foldsCase }: SiteFiles): boolean => isMoved(site) && !foldsCase;

/** Returns the other language whose folder contains an output path of this one. */
function languageAt({ locale, locales }: Site, file: string): SiteLocale | undefined {
  const own = locales.find((language) => language.locale === locale)?.folder ?? '';
  return locales.find(({ folder }) => folder.length > own.length && `${own}${file}`.startsWith(folder));
}

function duplicate(page: Page, same: Page, files: SiteFiles): Problem {
  const args = { route: page.route, first: same.source ?? same.kind, second: page.source ?? page.kind };
  return problem('route-duplicate', args, clashPlace(page, same, files));
}

const placeOf = (page: Page) => (page.source === undefined ? {} : { file: page.source });

/** Returns the place of the field that gives a page the address of another one; of two files the one with such a field, else the start of the later one. */
function clashPlace(page: Page, other: Page, files: SiteFiles): Place {
  const fields = [page, other].map(({ source }) => (source === undefined ? undefined : addressField(source, files)));
  const [at, beside] = !fields[0] && fields[1] ? [other, page] : [page, other];
  const place = fields[0] ?? fields[1] ?? (at.source === undefined ? {} : { file: at.source, line: 1, column: 1 });
  return { ...place, ...(beside.source === undefined ? {} : { more: [{ file: beside.source }] }) };
}

function addressField(source: string, files: SiteFiles): Place | undefined {
  for (const field of ['slug', 'id']) {
    const place = fieldPlace(files, source, [field]);
    if (place.line !== undefined && place.sourceLine?.trimStart().startsWith(field)) return place;
  }
  return undefined;
}

/** Reports a page that links cannot reach, because its address has another meaning in a link. Docusaurus builds it anyway. */
function cutProblems(site: Site, page: Page): Problem[] {
  const sign = CUT.exec(page.route)?.[0];
  // Of a doc it was said where its slug is resolved.
  if (sign === undefined || (page.kind === 'doc' && sign !== '%')) return [];
  const found = problem('route-cut', { route: page.route, sign }, placeOf(page));
  return [site.markdown.missingComponents === 'children' ? { ...found, level: 'warning' } : found];
}

function nameProblems(page: Page): Problem[] {
  const place = page.source === undefined ? {} : { file: page.source };
  const problems: Problem[] = [];
  const reserved = RESERVED.exec(page.file)?.[1];
  if (reserved) problems.push(problem('route-name-reserved', { route: page.route, name: reserved }, place));
  if (page.file.length * 3 <= NAME_BYTES) return problems;
  for (const name of page.file.split('/')) {
    const bytes = Buffer.byteLength(name);
    if (bytes <= NAME_BYTES) continue;
    problems.push(problem('route-name-long', { route: page.route, bytes, limit: NAME_BYTES }, place));
  }
  return problems;
}
