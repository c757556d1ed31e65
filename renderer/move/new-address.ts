/** Another address for a target that has moved, written in the way of the old one. */

import { posix } from 'node:path';
import { samePathKey, splitUrl, withBase, withoutBase } from '../shared/urls.js';
import { foldersOf, isMarkdownLink } from '../site/sources/local-files.js';
import type { Lead, Owner, World } from './world.js';
import type { WrittenAddress } from './written-addresses.js';

/** Both sides of a move. */
export interface Worlds {
  before: World;
  after: World;
  /** Returns the new target of an old one. */
  moved(lead: Lead): Lead;
}

const sameLead = (a: Lead | undefined, b: Lead) =>
  a !== undefined &&
  ('page' in a ? 'page' in b && a.page === b.page && (a.isSpelt || !b.isSpelt) : 'file' in b && a.file === b.file);

/**
 * Returns the address that leads where an address led before; undefined if that still does, or led nowhere.
 * `lost`: no form of it would lead there.
 */
export function newAddress(
  address: Pick<WrittenAddress, 'url' | 'reading'>,
  owner: Owner,
  moved: Owner,
  { before, after, moved: movedLead }: Worlds,
): string | 'lost' | undefined {
  const { url, reading } = address;
  const { pathname, rest } = reading === 'module' ? { pathname: url, rest: '' } : splitUrl(url);
  if (pathname === '') return undefined;
  const led = before.lead(url, reading, owner);
  if (!led) return undefined;
  const wanted = movedLead(led);
  if (sameLead(after.lead(url, reading, moved), wanted)) return undefined;
  const forms =
    'file' in wanted
      ? fileForms(pathname, wanted.file, moved, reading === 'module' ? ('file' in led ? led.file : '') : '')
      : pageForms(pathname, wanted.page, moved, after);
  const fit = forms.find((form) => sameLead(after.lead(form + rest, reading, moved), wanted));
  return fit === undefined ? 'lost' : fit + rest;
}

/** @param led the file that the address of a module meant, whose ending it may leave out */
function fileForms(pathname: string, file: string, { path }: Owner, led: string): string[] {
  const bare = posix.basename(led).startsWith(posix.basename(pathname))
    ? led.slice(led.lastIndexOf(posix.basename(pathname)) + posix.basename(pathname).length)
    : '';
  const target = led !== '' && bare !== '' && file.endsWith(bare) ? file.slice(0, -bare.length) : file;
  const relative = dotted(posix.relative(posix.dirname(path), target));
  const encode = encoderOf(pathname);
  const site = `@site/${target}`;
  const forms = pathname.startsWith('@site/')
    ? [site, relative]
    : pathname.startsWith('.') || led !== ''
      ? [relative, site]
      : [relative.replace(/^\.\//, ''), relative, site];
  return forms.map(encode);
}

function pageForms(pathname: string, key: string, owner: Owner, after: World): string[] {
  const route = after.resolver.targetOf(key)?.route ?? key;
  const source = after.sources.get(samePathKey(key));
  const encode = encoderOf(pathname);
  const isMarkdown = isMarkdownLink(pathname);
  const files = source === undefined || !owner.document ? [] : markdownForms(pathname, source, owner, after);
  const routes = routeForms(pathname, route, owner, after);
  return (isMarkdown ? [...files, ...routes] : [...routes, ...files]).map(encode);
}

function markdownForms(pathname: string, path: string, owner: Owner, after: World): string[] {
  if (!/\.mdx?$/.test(path)) return [];
  const source = after.placeOf(path);
  const relative = posix.relative(posix.dirname(after.placeOf(owner.path, owner.document)), source);
  const scope = owner.document?.scope;
  const folders = scope ? foldersOf(after.resolver.index, scope) : [];
  const rooted = folders.flatMap((folder) =>
    source.startsWith(`${folder}/`) ? [`/${source.slice(folder.length + 1)}`] : [],
  );
  const forms = [dotted(relative), ...rooted, `@site/${source}`];
  const first = pathname.startsWith('@site/')
    ? [`@site/${source}`]
    : pathname.startsWith('/')
      ? [...rooted, `/${source}`]
      : pathname.startsWith('.')
        ? [dotted(relative)]
        : [relative];
  return [...first, ...forms];
}

function routeForms(pathname: string, route: string, owner: Owner, after: World): string[] {
  const { baseUrl } = after.site;
  const hasBase = baseUrl !== '/' && withBase(pathname, baseUrl) === pathname;
  const ends = (form: string) => [endAs(pathname, form), form];
  const absolute = (hasBase ? [route, withoutBase(route, baseUrl)] : [withoutBase(route, baseUrl), route]).flatMap(
    ends,
  );
  if (pathname.startsWith('/')) return absolute;
  const [from] = owner.routes;
  if (from === undefined) return absolute;
  const folder = from.slice(0, from.lastIndexOf('/') + 1);
  const relative = posix.relative(folder, route) || '.';
  const forms = pathname.startsWith('.') ? [dotted(relative)] : [relative, dotted(relative)];
  return [...forms.flatMap(ends), ...absolute];
}

/** The final slash or `.html` that the old address had. */
function endAs(pathname: string, form: string): string {
  const bare = form.length > 1 ? form.replace(/\/$/, '') : form;
  if (pathname.endsWith('.html')) return `${bare}.html`;
  return pathname.endsWith('/') ? `${bare}/`.replace(/\/\/$/, '/') : bare;
}

const dotted = (path: string) => (path.startsWith('.') ? path : `./${path}`);

/** Encodes like the old address: percent-encoded, or readable. */
function encoderOf(pathname: string): (form: string) => string {
  return /%[\da-f]{2}/i.test(pathname) ? encodeURI : (form) => form;
}

/** Returns an address in the form of the old one. */
export function asWritten(url: string, { quoted, reading }: Pick<WrittenAddress, 'quoted' | 'reading'>): string {
  // The only modules without quotation marks are those that style sheets name.
  if (!quoted && reading === 'module') return url.replace(/[\s()'"\\]/g, '\\$&');
  if (quoted) return reading === 'module' ? url : url.replace(/["'`<>]/g, encodeURIComponent);
  return url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** A file with its addresses, after the move. */
export function movedOwner(owner: Owner, to: string, { after }: Worlds): Owner {
  const document = after.pages.get(to)?.document ?? after.graph.partials.get(to);
  return owner.document ? after.owner(to, document ?? owner.document) : after.owner(to);
}
