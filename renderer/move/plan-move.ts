/** Plans the move of files of a site: the new paths, and the texts to change so that every link keeps its target. */

import { samePathKey, withoutBase } from '../shared/urls.js';
import type { Document } from '../site/content/document.js';
import type { Source } from '../site/content/source.js';
import { defined } from '../site/helpers/defined.js';
import { placeAt } from '../site/helpers/text-place.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { REDIRECTS_FILE, readRedirects } from '../site/sources/redirects-file.js';
import { editFields } from './field-edits.js';
import type { MoveSite, Plan, WrittenFile } from './move-site.js';
import { colocated } from './moved-files.js';
import { type Linking, type Moves, movedWorld } from './moved-world.js';
import { asWritten, movedOwner, newAddress, type Worlds } from './new-address.js';
import { otherFiles } from './other-files.js';
import { editConfiguration, editSidebars } from './program-edits.js';
import { type Change, redirectText } from './redirect-text.js';
import type { Program, Unsure } from './site-programs.js';
import { bareText, hasLoneReturns, TextEdits } from './text-edits.js';
import { unreadFiles, unreadPage } from './unread-files.js';
import type { Lead, World } from './world.js';
import { addressesOfCode, type Reading } from './written-addresses.js';
import { writtenPage } from './written-page.js';

/** @param folder the folder that moves, or undefined for files that were named one by one */
export async function planMove(site: MoveSite, named: Moves, folder?: Linking['folder']): Promise<Plan> {
  const { world } = site;
  const pages = await writtenFiles(site);
  const written = [...pages, ...(await otherFiles(site, pages))];
  const moves = new Map(named);
  if (!folder) for (const [from, to] of colocated(world, written, named)) moves.set(from, to);
  const moved = movedWorld(world, { ...site, ...(folder ? { folder } : {}) }, moves);
  const changed = changedPages(world, moved.world, moves);
  const worlds: Worlds = {
    before: world,
    after: moved.world,
    moved: (lead: Lead) =>
      'page' in lead
        ? { ...lead, page: changed.get(lead.page) ?? lead.page }
        : { file: moves.get(lead.file) ?? lead.file },
  };
  const edits = new TextEdits();
  const found = written.map((file) => editFile(file, moves, worlds, edits));
  const problems = found.flatMap((entry) => entry.problems);
  const unread = [...found.flatMap((entry) => entry.unread), ...unreadFiles(site)];
  editFields(site, worlds, { ids: moved.ids, moves, edits });
  const { runSidebars } = site;
  const context = { worlds, ids: moved.ids, folder, edits, runSidebars };
  const unsure: Unsure[] = [];
  for (const { version } of world.graph.versions) {
    const { sidebarsFile } = version;
    if (!sidebarsFile) continue;
    const programs = programsOf(sidebarsFile, site);
    unsure.push(...(await editSidebars(programs, site.context.sidebars[sidebarsFile], version, context)));
  }
  problems.push(...editConfiguration(site.configuration, context));
  const renamed = changesOf(world, moved.world, moves);
  // On some hosts, and for the names of files that the site writes, one in another case is the same.
  const changes = renamed.filter(({ from, to }) => samePathKey(from) !== samePathKey(to));
  problems.push(...redirectsInTheWay(world, changes), ...addressesTaken(worlds, moves));
  return {
    moves,
    changes,
    unread,
    unsure,
    ...finished(site, edits, { changes: renamed, after: moved.world, problems }),
  };
}

/** The sidebars file of a version and what it may import: not the sidebars files of other versions. */
function programsOf(file: string, { world, sidebars }: MoveSite): readonly Program[] {
  const stem = (path: string) => path.replace(/\.[cm]?[jt]s(?:on)?$/, '');
  const others = new Set(
    world.graph.versions.flatMap(({ version }) => (version.sidebarsFile ? stem(version.sidebarsFile) : [])),
  );
  return sidebars.filter(({ path }) => stem(path) === stem(file) || !others.has(stem(path)));
}

/** Redirects of the configuration from what will be addresses of pages. */
function redirectsInTheWay({ site }: World, changes: readonly Change[]): Problem[] {
  const made = new Set(changes.map(({ to }) => samePathKey(to)));
  const written = site.redirects.filter(({ index }) => index === undefined).flatMap(({ from }) => from);
  return written
    .filter((from) => made.has(samePathKey(from)))
    .map((from) => problem('move-redirect', { from }, { file: site.configFile }));
}

/** Pages that would get the address of another one: its links, and those to it, would lead to the other. */
function addressesTaken({ before, after }: Worlds, moves: Moves): Problem[] {
  const known = new Set(clashes(before).flat());
  const moved = new Map([...moves].map(([from, to]) => [to, from]));
  return clashes(after).flatMap((pair) => {
    const path = pair.find((source) => moved.has(source));
    const page = path === undefined ? undefined : after.pages.get(path);
    if (path === undefined || !page || known.has(moved.get(path) ?? path)) return [];
    const other = pair.find((source) => source !== path) ?? path;
    return [problem('move-address-taken', { path, other, route: page.route })];
  });
}

/** Sources of pages with one address: the page that is shown there, and each that is not. */
const clashes = ({ pages, sources }: World): [shown: string, hidden: string][] =>
  [...pages.values()].flatMap(({ source, route }): [string, string][] => {
    const shown = sources.get(samePathKey(route));
    return shown === undefined || shown === source ? [] : [[shown, source]];
  });

/** All files whose addresses may change: Markdown with its partials, and code. */
export async function writtenFiles({ world, documents, options, code, read }: MoveSite): Promise<WrittenFile[]> {
  const sources = new Map(world.graph.files.sources.map((source) => [source.path, source]));
  const files: WrittenFile[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    if (seen.has(document.source)) continue;
    seen.add(document.source);
    const source = sources.get(document.source) ?? importedSource(document, read);
    if (!source) continue;
    files.push({ path: source.path, document, ...(await writtenPage(source, options)) });
  }
  for (const [path, text] of code)
    if (!seen.has(path))
      files.push({ path, bare: bareText(text), addresses: addressesOfCode(bareText(text)), lost: [] });
  return files;
}

/** A Markdown file outside of the content folders that others import. */
function importedSource({ source, relative, kind, scope }: Document, read: MoveSite['read']): Source | undefined {
  const text = read(source);
  const format = source.endsWith('.mdx') ? 'mdx' : 'md';
  return text === undefined ? undefined : { path: source, relative, kind, scope, format, text, hash: '' };
}

function editFile(
  file: WrittenFile,
  moves: Moves,
  worlds: Worlds,
  edits: TextEdits,
): { problems: Problem[]; unread: Problem[] } {
  const { path, bare, document, addresses, lost } = file;
  const place = file.standsFor ?? path;
  const owner = worlds.before.owner(place, document);
  const to = moves.get(place) ?? place;
  const later = movedOwner(owner, to, worlds);
  const problems: Problem[] = [];
  for (const address of addresses) {
    const next = newAddress(address, owner, later, worlds);
    if (next === undefined) continue;
    if (next === 'lost') problems.push(lostProblem(address.url, path, bare, address.from));
    else edits.add(path, bare, address.from, address.to, asWritten(next, address));
  }
  const hits = lost.filter(({ url }) =>
    (file.isUnread ? ANY : PLAIN).some((reading) => newAddress({ url, reading }, owner, later, worlds) !== undefined),
  );
  if (file.isUnread) return { problems, unread: unreadPage(file, hits) };
  problems.push(...hits.map(({ url, offset }) => lostProblem(url, path, bare, offset)));
  return { problems, unread: [] };
}

const PLAIN: readonly Reading[] = ['link', 'image'];
const ANY: readonly Reading[] = [...PLAIN, 'literal', 'based', 'module'];

const lostProblem = (url: string, path: string, bare: string, offset: number) =>
  problem('move-address', { url }, placeAt(bare, offset, url.length, path));

/** Keys of new routes by keys of old ones: of pages, and of the index pages that sidebars make. */
function changedPages(before: World, after: World, moves: Moves): Map<string, string> {
  const changed = new Map<string, string>();
  const note = (old: string, next: string) => {
    if (samePathKey(old) !== samePathKey(next)) changed.set(samePathKey(old), samePathKey(next));
  };
  for (const [old, next] of generatedIndexes(before, after)) note(old, next);
  for (const { source, route } of before.pages.values()) {
    const next = after.pages.get(moves.get(source) ?? source)?.route;
    if (next !== undefined && before.sources.get(samePathKey(route)) === source) note(route, next);
  }
  return changed;
}

/** Pairs removed and added index pages, in the order of the sidebars. */
function generatedIndexes(before: World, after: World): [old: string, next: string][] {
  const routes = ({ graph }: World) => graph.versions.flatMap(({ generated }) => generated.map(({ route }) => route));
  const [old, next] = [routes(before), routes(after)];
  const gone = old.filter((route) => !next.includes(route));
  const made = next.filter((route) => !old.includes(route));
  if (gone.length !== made.length) return [];
  return gone.flatMap((route, index): [string, string][] => {
    const successor = made[index];
    return successor === undefined ? [] : [[route, successor]];
  });
}

/** Addresses that visitors may know and that are others now. */
function changesOf(before: World, after: World, moves: Moves): Change[] {
  const { baseUrl } = before.site;
  const change = (from: string, to: string): Change[] =>
    from === to ? [] : [{ from: withoutBase(from, baseUrl), to: withoutBase(to, baseUrl) }];
  const pages = [...before.pages.values()].flatMap(({ source, route, draft }) => {
    const next = after.pages.get(moves.get(source) ?? source);
    return next && !draft && !next.draft ? change(route, next.route) : [];
  });
  return [...pages, ...generatedIndexes(before, after).flatMap(([old, next]) => change(old, next))];
}

/** The texts that come of the edits, with that of the redirects. */
export function finished(
  site: Pick<MoveSite, 'read'>,
  edits: TextEdits,
  { changes, after, problems }: { changes: readonly Change[]; after: World; problems: readonly Problem[] },
): Pick<Plan, 'texts' | 'problems'> {
  const texts: Plan['texts'] = new Map();
  const found = [...problems];
  for (const path of edits.paths()) {
    const before = site.read(path);
    if (before === undefined) continue;
    if (hasLoneReturns(before)) found.push(problem('move-line-ends', {}, { file: path }));
    else texts.set(path, { before, after: edits.applied(path, before) });
  }
  const { baseUrl } = after.site;
  const isLive = (address: string) => {
    const target = after.resolver.targetOf(baseUrl.slice(0, -1) + address);
    return target !== undefined && isPage(after, target.route);
  };
  const before = site.read(REDIRECTS_FILE);
  // Invalid entries must be repaired by the author: rewriting would lose a part of them.
  const unread = changes.length === 0 ? [] : readRedirects(before).problems.filter(({ level }) => level === 'error');
  if (unread.length > 0) return { texts, problems: [...found, ...unread] };
  const redirects = redirectText(before, changes, isLive);
  if (redirects !== undefined) texts.set(REDIRECTS_FILE, { ...defined({ before }), after: redirects });
  return { texts, problems: found };
}

/** True if a route has a page of its own, not a redirect. */
function isPage(world: World, route: string): boolean {
  const key = samePathKey(route);
  const { redirects, baseUrl } = world.site;
  const isRedirect = redirects.some(({ from }) =>
    from.some((path) => samePathKey(baseUrl.slice(0, -1) + path) === key),
  );
  if (!isRedirect) return true;
  return (
    world.sources.has(key) ||
    world.graph.versions.some(({ generated }) => generated.some((index) => samePathKey(index.route) === key))
  );
}
