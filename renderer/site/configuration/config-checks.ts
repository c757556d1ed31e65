/** Rules of a configuration beyond its shape, and the place of a finding in the configuration's text. */

import { literal as escaped } from '../helpers/glob.js';
import { OWN_MACHINE } from '../helpers/literal-addresses.js';
import { narrow } from '../helpers/narrow-signs.js';
import { isBasePath, isPlainPath } from '../helpers/safe-address.js';
import { type Issue, isPlainObject, type Path, pathText, shown } from '../helpers/schema.js';
import { isHexColour } from '../helpers/style-sheets.js';
import { firstLine, placeAt } from '../helpers/text-place.js';
import { foreignOption } from '../problems/foreign-names.js';
import { meantKey, type UnknownKey, withoutMisspelt } from '../problems/misspelt-keys.js';
import { nearestNames, type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { textEdit, withNamed, withNearest } from '../problems/repair.js';
import { meantValue, type ValueRepair, valueRepair } from '../problems/value-repair.js';
import { loweredFlag, movedPath } from './config-repairs.js';
import { joined, markdownProblems, wrapped } from './config-slips.js';
import { literalPlace, repeatedKeys } from './literal-places.js';
import { localeProblems } from './locale-checks.js';
import type { NavbarItemConfig, NotesConfig } from './notes-config.js';
import { optionsNamed } from './option-names.js';

/** Types of navbar items (B5.52); an item without type is a link or, with `items`, a dropdown. */
export const NAVBAR_TYPES = [
  'default',
  'link',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
];

export interface ConfigFile {
  /** Relative to the site folder. */
  path: string;
  /** Text of the file, for line numbers and frames. */
  text?: string;
}

/**
 * Place of a key in the text of the configuration, or of an entry of a list. A configuration is a program, so this is a best guess; without a
 * match there is no line.
 */
export function placeOf(path: Path, file: ConfigFile): Place {
  if (file.text === undefined) return { file: file.path };
  const literal = literalPlace(file.text, path);
  const span = literal && path.length > 0 ? (literal.key ?? literal.value) : undefined;
  if (span) return placeAt(file.text, span[0], span[1] - span[0], file.path);
  return guessedPlace(path, file, file.text);
}

/** Place of the default export, or of the start of a file that has none. */
export function exportPlace({ path, text }: ConfigFile): Place {
  if (text === undefined) return { file: path };
  const found = /\bexport\s+default\b|\bmodule\.exports\b/.exec(text);
  return placeAt(text, found?.index ?? 0, (found?.[0] ?? firstLine(text)).length, path);
}

/** Of a value that no literal shows: its names are looked for one after the other, each after the one before. */
function guessedPlace(path: Path, file: ConfigFile, text: string): Place {
  let from = 0;
  let found: { index: number; length: number } | undefined;
  for (const piece of path) {
    if (typeof piece === 'number') continue;
    const match = new RegExp(`(?<![\\w$.])(['"]?)${escaped(piece)}\\1\\s*[:,(=]`).exec(text.slice(from));
    if (!match) break;
    const [whole, quote = ''] = match;
    found = { index: from + match.index, length: piece.length + 2 * quote.length };
    from += match.index + whole.length;
  }
  if (!found) return { file: file.path };
  return placeAt(text, found.index, found.length, file.path);
}

/** Docusaurus' keys for what is `docs`, `blog`, `navbar` and so on here. */
const DOCUSAURUS_KEYS = new Set(['presets', 'themes', 'themeConfig']);

/** True if a plugin is given as the reference takes it: by its name, with options after it, or as a function that makes it. */
const isForeignPlugin = ({ path, got }: Extract<Issue, { kind: 'type' }>): boolean =>
  path[0] === 'plugins' && path.length === 2 && /^(?:"|\[|function$)/.test(got);

/** Turns issues of shape into problems. */
export function shapeProblems(issues: readonly Issue[], file: ConfigFile): Problem[] {
  return withoutMisspelt(joined(issues), ownerOf).map((issue) => {
    if (issue.kind === 'missing') {
      const owner = issue.path.slice(0, -1);
      const place = owner.length === 0 ? exportPlace(file) : placeOf(owner, file);
      return problem('config-missing', { path: pathText(issue.path) }, place);
    }
    if (issue.kind === 'address') {
      const args = { field: pathText(issue.path), address: issue.address };
      return problem('address-unsafe', args, withPath(issue, valuePlaceOf(issue.path, file)));
    }
    if (issue.kind === 'unknown') {
      const place = placeOf([...issue.path, issue.key], file);
      if (issue.path.length === 0 && DOCUSAURUS_KEYS.has(issue.key))
        return problem('config-docusaurus-key', { path: issue.key }, place);
      // A plugin has fields of its own: options of the site are not allowed in it.
      const others = issue.path[0] === 'plugins' ? [] : optionsNamed(issue.key);
      const near = withMeant(place, issue, others);
      const known = nearestNames(issue.key, others.length > 0 ? others : issue.known, near.nearest);
      const args = { path: pathText([...issue.path, issue.key]), known };
      const lowered = issue.path.length === 0 ? loweredFlag(issue.key, others[0], file) : {};
      return problem('config-unknown-key', args, { ...near, ...lowered });
    }
    if (issue.absent !== undefined) {
      const args = { path: pathText(issue.path), name: issue.absent };
      return problem('config-package-missing', args, valuePlaceOf(issue.path, file));
    }
    const args = { path: pathText(issue.path), expected: issue.expected, got: issue.got };
    if (isForeignPlugin(issue)) return problem('plugin-foreign', { path: args.path }, valuePlaceOf(issue.path, file));
    return problem('config-wrong-type', args, withValueRepair(issue, file));
  });
}

/** Name of the option that holds a value, or of the list that holds the option. */
function ownerOf(path: Path): string {
  const names = path.filter((piece) => typeof piece === 'string');
  return names.at(-2) === 'localeConfigs' ? 'localeConfigs' : (names.at(-1) ?? '');
}

/** Place of a key that is not known, with the nearest one, what another tool means by it, or the option of its name elsewhere. */
function withMeant(place: Place, issue: UnknownKey, others: readonly string[]): Place {
  const { path, key, known } = issue;
  const foreign = foreignOption(ownerOf(path), key, known);
  if (foreign && !foreign.same)
    return { ...place, nearest: others.find((other) => other.startsWith(`${foreign.name}.`)) ?? foreign.name };
  const meant = meantKey(issue, ownerOf);
  const [other] = others;
  if (other !== undefined && !foreign && !meant?.sure) return { ...place, nearest: other };
  return meant ? withNamed(place, key, meant) : place;
}

/** Place of the value at a path. */
export function valuePlaceOf(path: Path, file: ConfigFile): Place {
  const span = file.text === undefined ? undefined : literalPlace(file.text, path)?.value;
  return span && file.text !== undefined
    ? placeAt(file.text, span[0], span[1] - span[0], file.path)
    : placeOf(path, file);
}

/** Place of a value of a wrong type, with its repair where the text leaves no doubt. */
function withValueRepair({ path, expected }: Extract<Issue, { kind: 'type' }>, file: ConfigFile): Place {
  const place = valuePlaceOf(path, file);
  const span = file.text === undefined ? undefined : literalPlace(file.text, path)?.value;
  if (!span || file.text === undefined) return place;
  const written = file.text.slice(...span);
  // Of a list that lacks brackets every entry says so: each alone would make a list of its own.
  const isEntry = typeof path.at(-1) === 'number' && expected.endsWith('[]');
  const made: ValueRepair | undefined =
    wrapped(path, written) ?? (isEntry ? undefined : valueRepair(expected, written));
  if (!made) {
    const nearest = meantValue(expected, written);
    if (nearest === undefined) return place;
    const quote = /^['"`]/.exec(written)?.[0] ?? "'";
    const edits = [textEdit(file.text, span[0], span[1], quote + nearest + quote)];
    return { ...place, nearest, repair: { edits, sure: false } };
  }
  const edits = [textEdit(file.text, span[0], span[1], made.text)];
  return { ...place, ...(made.nearest ? { nearest: made.nearest } : {}), repair: { edits, sure: made.sure } };
}

/** Of a whole address the path is wanted. */
function withPath({ address }: Extract<Issue, { kind: 'address' }>, place: Place): Place {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return path.length > 1 && address.includes('://') && isPlainPath(path)
    ? withNamed(place, address, { name: path, sure: false })
    : place;
}

/** All findings beyond the shape. `raw` has passed it at least as an object; fields of a wrong type are passed over. */
export function semanticProblems(raw: Record<string, unknown>, file: ConfigFile): Problem[] {
  const config = raw as Partial<NotesConfig>;
  return [
    ...twiceProblems(file),
    ...urlProblems(config, file),
    ...baseProblems(config.baseUrl, file),
    ...editProblems(config, file),
    ...localeProblems(config.i18n, (path, want) => (want === 'key' ? placeOf(path, file) : valuePlaceOf(path, file))),
    ...instanceProblems('docs', config.docs, file),
    ...instanceProblems('blog', config.blog, file),
    ...navbarProblems(config, file),
    ...themeProblems(config, file),
    ...markdownProblems(config, (path) => valuePlaceOf(path, file)),
    ...offlineProblems(config, file),
    ...sitemapProblems(config, file),
    ...cspProblems(config, file),
  ];
}

/** Of a key that is given twice the first value is lost. */
function twiceProblems({ path, text }: ConfigFile): Problem[] {
  if (text === undefined) return [];
  return repeatedKeys(text).map(({ name, span: [start, end] }) =>
    problem('config-key-twice', { name }, placeAt(text, start, end - start, path)),
  );
}

/** Returns problems of a `url` that is no origin (B5.1, B7.13). Unset is allowed, with a warning (D24). */
function urlProblems({ url, baseUrl }: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  if (url === undefined) return [problem('config-url-unset', {}, { file: file.path })];
  if (typeof url !== 'string') return [];
  const place = valuePlaceOf(['url'], file);
  const match = /^https?:\/\/[^\s/?#]+(\/[^\s]*)?$/i.exec(url);
  if (OWN_MACHINE.test(url)) return [problem('link-local', { url }, place)];
  if (!match) {
    const wanted = wholeAddress(url, /^https?:\/\/[^\s/?#]+$/i);
    const repair = wanted === undefined ? {} : repairOf(['url'], url, wanted, file);
    return [problem('config-url-invalid', { url }, { ...place, ...repair })];
  }
  const path = match[1] ?? '';
  if (path === '' || path === '/') return [];
  const moved = movedPath(url, path, baseUrl, place, () => valuePlaceOf(['baseUrl'], file));
  return [problem('config-url-path', { url, path }, { ...place, ...moved })];
}

/** The address with scheme and host that is meant; undefined where it is one, or only its author knows. */
function wholeAddress(url: string, form: RegExp): string | undefined {
  const bare = url.replace(/\s+/g, '').replace(/^(https?)[:：]?[/／]{1,3}(?=[\w-]+\.)/i, '$1://');
  const whole = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?(?:\/|$)/i.test(bare) ? `https://${bare}` : bare;
  return whole !== url && form.test(whole) ? whole : undefined;
}

/** Returns problems of `editUrl`, which has to be a whole address: nothing else of the site leads there. */
function editProblems({ docs, blog, pages }: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  const sections = { docs, blog, pages };
  return Object.entries(sections).flatMap(([area, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((entry, index) => {
      const url = isPlainObject(entry) ? entry.editUrl : undefined;
      if (typeof url !== 'string' || /^(?:https?:)?\/\/[^/]|^\/[^/]|^[a-z-]+:(?!\/[^/])/i.test(url)) return [];
      const path: Path = Array.isArray(value) ? [area, index, 'editUrl'] : [area, 'editUrl'];
      const wanted = wholeAddress(url, /^https?:\/\/\S+$/i);
      const near = wanted === undefined ? {} : { nearest: wanted, ...repairOf(path, url, wanted, file) };
      return [problem('config-edit-url', { url }, { ...valuePlaceOf(path, file), ...near })];
    }),
  );
}

/** The base is a path (B5.1): an origin or a script there would precede every address. */
function baseProblems(base: unknown, file: ConfigFile): Problem[] {
  if (typeof base !== 'string' || isBasePath(base)) return [];
  const path = URL.canParse(base) ? new URL(base).pathname : narrow(base);
  const place = valuePlaceOf(['baseUrl'], file);
  const named = isBasePath(path) && path !== '' ? withNamed(place, base, { name: path, sure: true }) : place;
  return [problem('config-base-invalid', { base }, named)];
}

/** The repair that writes another text for one at a path. */
function repairOf(path: Path, text: string, wanted: string, file: ConfigFile): Pick<Place, 'repair'> {
  const { repair } = withNamed(valuePlaceOf(path, file), text, { name: wanted, sure: true });
  return repair ? { repair } : {};
}

/** Returns problems of instances of one kind that share an id (B7.18, B7.19). */
function instanceProblems(area: 'docs' | 'blog', value: unknown, file: ConfigFile): Problem[] {
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const entry of value) {
    const id = isPlainObject(entry) && typeof entry.id === 'string' ? entry.id : 'default';
    if (seen.has(id)) problems.push(problem('config-duplicate-instance', { area, id }, placeOf([area, 'id'], file)));
    seen.add(id);
  }
  return problems;
}

function navbarProblems(config: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  const items = isPlainObject(config.navbar) ? config.navbar.items : undefined;
  if (!Array.isArray(items)) return [];
  // Their components are in the theme folder of a migrated site.
  const isOwn = (item: unknown) =>
    config.docusaurusTheme !== undefined && isPlainObject(item) && String(item.type).startsWith('custom-');
  return items.flatMap((item, index) =>
    isOwn(item) ? [] : navbarItemProblems(item, ['navbar', 'items', index], file),
  );
}

/** Returns problems of navbar items: known type, `to` xor `href`, `label` xor `html`, no dropdown in a dropdown, the fields a type needs (B5.52, B5.53). */
function navbarItemProblems(item: unknown, path: Path, file: ConfigFile): Problem[] {
  if (!isPlainObject(item)) return [];
  const entry = item as NavbarItemConfig;
  const place = placeOf(path, file);
  const problems: Problem[] = [];
  const say = (code: string, args: Record<string, string> = {}) =>
    problems.push(problem(code, { path: pathText(path), item: shown(item), ...args }, place));
  const type = entry.type ?? (entry.items ? 'dropdown' : 'default');
  if (typeof type === 'string' && !NAVBAR_TYPES.includes(type)) {
    const args = { type, known: nearestNames(type, NAVBAR_TYPES) };
    return [
      problem('config-navbar-type', args, withNearest(valuePlaceOf([...path, 'type'], file), type, NAVBAR_TYPES)),
    ];
  }
  if (type === 'default' || type === 'link') {
    if (entry.to !== undefined && entry.href !== undefined) say('config-navbar-fields', { rule: '`to` | `href`' });
    else if (entry.to === undefined && entry.href === undefined) say('config-navbar-fields', { rule: '`to` | `href`' });
    if (entry.label !== undefined && entry.html !== undefined)
      say('config-navbar-fields', { rule: '`label` | `html`' });
    // A link without words is an icon drawn by its class; it still has to say where it leads.
    else if (![entry.label, entry.html, entry.className, entry['aria-label']].some((text) => text !== undefined))
      say('config-navbar-fields', { rule: '`label` | `html`' });
  }
  const needed = { docSidebar: 'sidebarId', doc: 'docId', html: 'value' }[type];
  if (needed && Reflect.get(entry, needed) === undefined) say('config-navbar-fields', { rule: `\`${needed}\`` });
  for (const [index, child] of (Array.isArray(entry.items) ? entry.items : []).entries()) {
    const childPath = [...path, 'items', index];
    if (isPlainObject(child) && (child.items || child.type === 'dropdown')) {
      problems.push(problem('config-navbar-nested', { path: pathText(childPath) }, place));
    } else problems.push(...navbarItemProblems(child, childPath, file));
  }
  return problems;
}

/** Nobody is to find the site, so that no list of its pages is written. */
function sitemapProblems({ noIndex, sitemap }: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  // Elsewhere it may be what a preset always has.
  if (noIndex !== true || !sitemap || file.text === undefined) return [];
  return [problem('config-sitemap-unindexed', {}, placeOf(['sitemap'], file))];
}

/** One document that opens from the disk has no server whose answers could be kept. */
function offlineProblems({ offline, router }: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  if (!offline || router !== 'hash') return [];
  return [problem('config-offline-hash', {}, placeOf(['offline'], file))];
}

/** Returns problems of a policy that lets what strangers write reach further than it could without it. */
function cspProblems({ csp, security }: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  if (security !== 'untrusted' || !isPlainObject(csp) || Object.keys(csp).length === 0) return [];
  return [problem('config-csp-untrusted', {}, placeOf(['csp'], file))];
}

/** Returns problems of the footer (B5.64), of heading levels (B4.34) and of search keys (B7.17). */
function themeProblems(config: Partial<NotesConfig>, file: ConfigFile): Problem[] {
  const problems: Problem[] = [];
  const links = isPlainObject(config.footer) ? config.footer.links : undefined;
  if (Array.isArray(links)) {
    const isColumn = (link: unknown) => isPlainObject(link) && 'items' in link;
    const odd = links.findIndex((link) => isColumn(link) !== isColumn(links[0]));
    if (odd > 0) problems.push(problem('config-footer-mixed', {}, placeOf(['footer', 'links', odd], file)));
  }
  const toc = config.tableOfContents;
  if (isPlainObject(toc)) {
    const [min, max] = [toc.minHeadingLevel ?? 2, toc.maxHeadingLevel ?? 3];
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      const name = toc.minHeadingLevel === undefined ? 'maxHeadingLevel' : 'minHeadingLevel';
      problems.push(problem('config-toc-levels', { min, max }, valuePlaceOf(['tableOfContents', name], file)));
    }
  }
  const { search, announcementBar } = config;
  for (const name of ['backgroundColor', 'textColor'] as const) {
    const colour = isPlainObject(announcementBar) ? announcementBar[name] : undefined;
    if (typeof colour !== 'string' || !colour.startsWith('#') || isHexColour(colour.slice(1))) continue;
    problems.push(problem('sheet-colour', { colour }, valuePlaceOf(['announcementBar', name], file)));
  }
  if (isPlainObject(search) && search.provider === 'algolia') {
    for (const key of ['appId', 'apiKey'] as const) {
      if (!search[key]) problems.push(problem('config-search-key', { key }, placeOf(['search'], file)));
    }
  }
  return problems;
}
