/** Another text for a heading: its anchor stays, or all links that name it change with it. */

import { stringLiterals } from '../compile/code/string-literals.js';
import { numberHeadings } from '../compile/page/headings.js';
import { type ReadPage, readPage } from '../compile/read-page.js';
import { type Node, plainText } from '../compile/tree/tree.js';
import { headingsOf, surveyOf } from '../compile/tree/tree-facts.js';
import { decodePath, samePathKey, splitUrl } from '../shared/urls.js';
import type { Source } from '../site/content/source.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { MoveSite, Plan } from './move-site.js';
import { finished, writtenFiles } from './plan-move.js';
import { bareText, TextEdits } from './text-edits.js';
import { unreadFiles, unreadPage } from './unread-files.js';
import type { Lead } from './world.js';
import type { LostAddress, Reading } from './written-addresses.js';

export interface Renaming {
  /** Path of the file. */
  path: string;
  /** Id of the heading, or its text. */
  heading: string;
  text: string;
  /** The heading takes the id of its new text. */
  newId?: boolean;
}

interface Numbered {
  page: ReadPage;
  headings: Node[];
}

/** The range of the file that contains a heading's text and id, and its replacement. */
interface HeadingEdit {
  from: number;
  to: number;
  insert: string;
}

/** Maximum rounds of renumbering ids of headings that depend on each other. */
const MOST_ROUNDS = 50;

export async function renameHeading(site: MoveSite, renaming: Renaming): Promise<Plan> {
  const { path, heading, text, newId } = renaming;
  const source = site.world.graph.files.sources.find((entry) => entry.path === path);
  const nothing: Plan = { moves: new Map(), texts: new Map(), changes: [], unread: [], unsure: [], problems: [] };
  const refuse = (code: string, args: Record<string, string>): Plan => ({
    ...nothing,
    problems: [problem(code, args, { file: path })],
  });
  if (!source || source.format === 'code') return refuse('move-missing', { path });
  const before = await numbered(source, site);
  const wanted = decodePath(heading);
  const at = findHeading(before.headings, wanted);
  const node = before.headings[at];
  if (!node)
    return refuse('rename-missing', { file: path, heading: wanted, known: before.headings.map(nameOf).join(', ') });
  if (text.trim() === '' || /[\r\n]/.test(text))
    return refuse('rename-text', { text, reason: text.trim() === '' ? 'empty' : 'line end' });
  if (MARK.test(text)) return refuse('rename-text', { text, reason: MARK.exec(text)?.[0] ?? '' });
  const oldId = node.data?.id ?? '';
  const hasAnchor = node.depth !== 1 && oldId !== '';
  const made = await settled(source, site, { before, at, text: text.trim(), newId: newId ?? false, hasAnchor });
  if ('reason' in made) return refuse('rename-text', { text, reason: made.reason });
  const edits = new TextEdits();
  for (const { from, to, insert } of made.edits) edits.add(path, before.page.bare, from, to, insert);
  const unread: Problem[] = [];
  const [span] = made.edits;
  if (span && newId && hasAnchor && made.id !== oldId) {
    unread.push(...unreadFiles(site));
    const left = await editAnchors(site, {
      path,
      oldId,
      newId: made.id,
      edits,
      isInHeading: (offset) => offset >= span.from && offset < span.to,
    });
    unread.push(...left);
  }
  return { ...nothing, unread, ...finished(site, edits, { changes: [], after: site.world, problems: [] }) };
}

async function numbered(source: Source, { options }: MoveSite): Promise<Numbered> {
  const page = await readPage(source, options);
  const headings = headingsOf(surveyOf(page.parsed.tree));
  numberHeadings(headings, {
    maintainCase: options.markdown.anchors.maintainCase,
    ids: page.parsed.ids,
    places: page.places,
  });
  return { page, headings: headings.filter(({ position }) => position) };
}

/** The words of a heading in one line. */
const textOf = (node: Node) => plainText(node).replace(/\s+/g, ' ').trim();

const nameOf = (node: Node) => (node.depth === 1 ? textOf(node) : (node.data?.id ?? ''));

/** By id, else by text. */
function findHeading(headings: readonly Node[], wanted: string): number {
  const byId = headings.findIndex((node) => node.depth !== 1 && node.data?.id === wanted);
  return byId >= 0 ? byId : headings.findIndex((node) => textOf(node) === wanted.trim());
}

interface Task {
  before: Numbered;
  at: number;
  text: string;
  newId: boolean;
  hasAnchor: boolean;
}

/** Edits after which every heading but the renamed one has the id that it had. */
async function settled(
  source: Source,
  site: MoveSite,
  task: Task,
): Promise<{ edits: HeadingEdit[]; id: string } | { reason: string }> {
  const { before, at, newId, hasAnchor } = task;
  const pins = new Map<number, string>();
  const ids = before.headings.map((node) => node.data?.id ?? '');
  let ownId = newId || !hasAnchor ? undefined : ids[at];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const edits = [
      renamedEdit(before, task, ownId, site),
      ...[...pins].map(([index, id]) => pinEdit(before, index, id, site)),
    ];
    const text = applied(before.page.bare, edits);
    const after = await numbered({ ...source, text }, site);
    if (after.headings.length !== before.headings.length || after.headings[at]?.depth !== before.headings[at]?.depth)
      return { reason: 'it would no longer be a heading of this level' };
    const worse = after.page.problems.find(
      ({ code }) => count(after.page.problems, code) > count(before.page.problems, code),
    );
    if (worse) return { reason: Object.values(worse.args).join(' ') || worse.code };
    const now = after.headings.map((node) => node.data?.id ?? '');
    const id = now[at] ?? '';
    const moved = ids.findIndex((other, index) => index !== at && other !== now[index] && !pins.has(index));
    const former = ids[moved];
    if (former !== undefined) {
      pins.set(moved, former);
      continue;
    }
    const taken = newId && hasAnchor && ids.some((other, index) => index !== at && other === id);
    if (!taken) return { edits, id };
    ownId = freeId(id, ids);
  }
  return { reason: 'ids of other headings depend on it' };
}

const count = (problems: readonly Problem[], code: string) => problems.filter((entry) => entry.code === code).length;

function freeId(id: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) if (!taken.includes(`${id}-${number}`)) return `${id}-${number}`;
}

function applied(text: string, edits: readonly HeadingEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}

const MARK = /\{#[^{}\n]+\}|\{\/\*\s*#\S+\s*\*\/\}|<!--\s*#\S+\s*-->/;
const EMPTY_ANCHORS = /^(?:<a id="[^"\n]*"><\/a>)+/;

/** Returns where the text of a heading starts and ends, and what follows it on its line: its id, and signs that close it. */
function spanOf({ page, headings }: Numbered, index: number) {
  const node = headings[index];
  const { bare, places } = page;
  const start = places.offset(node?.position?.start.offset ?? 0);
  const first = node?.children?.find((child) => child.position);
  const last = node?.children?.findLast((child) => child.position);
  const opening = /^#{1,6}[ \t]*/.exec(bare.slice(start))?.[0].length ?? 0;
  const from = first?.position ? places.offset(first.position.start.offset) : start + opening;
  const textEnd = last?.position ? places.offset(last.position.end.offset) : from;
  const lineEnd = bare.indexOf('\n', textEnd);
  const to = lineEnd < 0 ? bare.length : lineEnd;
  return { from, textEnd, to, mark: MARK.exec(bare.slice(textEnd, to))?.[0] };
}

/** @param id the id that is to be written out */
function renamedEdit(
  before: Numbered,
  { at, text, newId, hasAnchor }: Task,
  id: string | undefined,
  site: MoveSite,
): HeadingEdit {
  const { from, to, mark } = spanOf(before, at);
  const oldId = before.headings[at]?.data?.id ?? '';
  const anchors = EMPTY_ANCHORS.exec(before.page.bare.slice(from, to))?.[0] ?? '';
  const left = newId && hasAnchor ? `<a id="${oldId.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></a>` : '';
  const end = newId
    ? id && markOf(id, before, site)
    : (mark ?? (id === undefined ? undefined : markOf(id, before, site)));
  return { from, to, insert: `${anchors}${left}${text}${end ? ` ${end}` : ''}` };
}

/** Writes the id of a heading out, so that it stays. */
function pinEdit(before: Numbered, index: number, id: string, site: MoveSite): HeadingEdit {
  const { textEnd, to } = spanOf(before, index);
  return { from: textEnd, to, insert: ` ${markOf(id, before, site)}` };
}

/** An id as the site reads it in this file. */
function markOf(id: string, { page }: Numbered, { options }: MoveSite): string {
  if (options.markdown.mdx1Compat.headingIds) return `{#${id}}`;
  return page.mdx ? `{/* #${id} */}` : `<!-- #${id} -->`;
}

interface AnchorTask {
  path: string;
  oldId: string;
  newId: string;
  edits: TextEdits;
  isInHeading: (offset: number) => boolean;
}

/** Edits links to the anchor anywhere. @returns files that could not be parsed and may contain some */
async function editAnchors(site: MoveSite, { path, oldId, newId, edits, isInHeading }: AnchorTask): Promise<Problem[]> {
  const { world } = site;
  const unread: Problem[] = [];
  const pages = new Set(
    world
      .owner(
        path,
        site.documents.find(({ source }) => source === path),
      )
      .routes.map(samePathKey),
  );
  const leadsHere = (lead: Lead | undefined) => lead !== undefined && 'page' in lead && pages.has(lead.page);
  const hashOf = (url: string) => /#(.*)$/s.exec(splitUrl(url).rest)?.[1] ?? '';
  const isOld = (hash: string) => hash !== '' && (decodeAnchor(hash) === oldId || hash === oldId);
  const edit = (file: string, bare: string, { url, from, to }: { url: string; from: number; to: number }) => {
    const hash = hashOf(url);
    if (!isOld(hash) || !bare.slice(from, to).endsWith(hash)) return;
    edits.add(file, bare, to - hash.length, to, hash.includes('%') ? encodeURIComponent(newId) : newId);
  };
  for (const file of await writtenFiles(site)) {
    const owner = world.owner(file.path, file.document);
    const isShownHere = owner.routes.some((route) => pages.has(samePathKey(route)));
    const isHere = (url: string, reading: Reading) =>
      url.startsWith('#') ? isShownHere : leadsHere(world.lead(url, reading, owner));
    for (const address of file.addresses) {
      if (file.path === path && isInHeading(address.from)) continue;
      if (isHere(address.url, address.reading)) edit(file.path, file.bare, address);
    }
    const isLost = ({ url }: LostAddress) => isOld(hashOf(url)) && isHere(url, 'link');
    if (file.isUnread) unread.push(...unreadPage(file, file.lost.filter(isLost)));
  }
  for (const program of [...site.configuration, ...site.sidebars]) {
    const bare = bareText(program.text);
    for (const { value, offset } of stringLiterals(bare))
      if (value.startsWith('/') && leadsHere(world.lead(value, 'based', { path: '', routes: [] })))
        edit(program.path, bare, { url: value, from: offset, to: offset + value.length });
  }
  return unread;
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
