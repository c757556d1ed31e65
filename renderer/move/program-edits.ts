/** Edits the programs of a site: configuration and sidebars. String literals are changed in place; computed values are reported. */

import { type StringLiteral, stringLiterals } from '../compile/code/string-literals.js';
import type { Graph } from '../site/graph/graph-types.js';
import { isPlainObject } from '../site/helpers/schema.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { editPieces, likelyPlace, type Renamed } from './computed-sidebars.js';
import { type Ids, movedFolder, movedSidebars, versionKey } from './moved-world.js';
import { asWritten, newAddress, type Worlds } from './new-address.js';
import type { Program, RunSidebars, Unsure } from './site-programs.js';
import { bareText, type TextEdits } from './text-edits.js';
import { htmlAddresses } from './written-addresses.js';

export interface ProgramContext {
  worlds: Worlds;
  /** New ids by version. */
  ids: ReadonlyMap<string, Ids>;
  folder: { from: string; to: string } | undefined;
  edits: TextEdits;
  runSidebars: RunSidebars;
}

const NOWHERE = { path: '', routes: [] };
/** Keys whose text is an address. */
const ADDRESS_KEY = /^(?:to|href|url|src)$/;
/** Keys whose text is for readers, or names something else. */
const WORDS = /^(?:type|label|className|title|description|slug|key|value|position|sidebarId|image|customProps|from)$/;

/** Returns the new address for one of the configuration. */
const newConfigured = (url: string, worlds: Worlds) => newAddress({ url, reading: 'based' }, NOWHERE, NOWHERE, worlds);

/** Replaces a range of a string literal. */
type Edit = (from: number, to: number, insert: string) => void;

/**
 * Changes string literals of programs in place.
 * @param nextOf returns the new text of a whole literal; undefined to keep it
 * @param editWithin changes parts of a kept literal, and returns the old ones
 * @returns the old texts
 */
function editLiterals(
  programs: readonly Program[],
  edits: TextEdits,
  nextOf: (literal: StringLiteral) => string | undefined,
  editWithin: (literal: StringLiteral, edit: Edit) => readonly string[] = () => [],
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, text } of programs) {
    const bare = bareText(text);
    for (const literal of stringLiterals(bare)) {
      const { value, offset } = literal;
      const edit: Edit = (from, to, insert) => edits.add(path, bare, offset + from, offset + to, insert);
      const next = nextOf(literal);
      if (next !== undefined) {
        found.add(value);
        edit(0, value.length, next);
      } else for (const old of editWithin(literal, edit)) found.add(old);
    }
  }
  return found;
}

/** Sidebars files: ids, folders, addresses. */
export async function editSidebars(
  programs: readonly Program[],
  value: unknown,
  version: Graph['versions'][number]['version'],
  context: ProgramContext,
): Promise<Unsure[]> {
  const ids = context.ids.get(versionKey(version.scope)) ?? new Map<string, string>();
  const file = version.sidebarsFile || '';
  const nextOf = ({ id, dirName, href }: Named): string | undefined => {
    if (id !== undefined) return ids.get(id);
    if (dirName !== undefined) return movedFolder(dirName, version.folder, context.folder);
    return href === undefined ? undefined : newConfigured(href, context.worlds);
  };
  const changed = namedIn(value).flatMap((named): [string, string][] => {
    const [old, next] = [nameOf(named), nextOf(named)];
    return old === undefined || next === undefined || next === old || next === 'lost' ? [] : [[old, next]];
  });
  if (changed.length === 0) return [];
  const news = new Map(changed);
  const found = editLiterals(programs, context.edits, ({ value, key }) =>
    key !== undefined && WORDS.test(key) ? undefined : news.get(value),
  );
  const names = [...news].filter(([old]) => !found.has(old));
  const wanted = movedSidebars(value, ids, version.folder, context.folder);
  const run = (texts: ReadonlyMap<string, string>) => context.runSidebars(file, texts);
  if (names.length === 0 || (await editPieces({ programs, names, edits: context.edits, wanted, run }))) return [];
  return computed(names, programs).map((problem) => ({ file, names: names.map(([old]) => old), problem }));
}

/** Names of `unsure` that the sidebars still have. */
export const stillNamed = ({ names }: Unsure, sidebars: unknown): string[] => {
  const named = new Set(namedIn(sidebars).map(nameOf));
  return names.filter((name) => named.has(name));
};

interface Named {
  id?: string;
  dirName?: string;
  href?: string;
}

const nameOf = ({ id, dirName, href }: Named): string | undefined => id ?? dirName ?? href;

/** Ids, folders and addresses that the value of a sidebars file names. */
function namedIn(value: unknown): Named[] {
  if (typeof value === 'string') return [{ id: value }];
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isPlainObject(value)) return [];
  const { type, id, dirName, href, link, items } = value;
  if (type === undefined) return Object.values(value).flatMap(namedIn);
  return [
    ...(typeof id === 'string' ? [{ id }] : []),
    ...(typeof dirName === 'string' ? [{ dirName }] : []),
    ...(typeof href === 'string' ? [{ href }] : []),
    ...(isPlainObject(link) && typeof link.id === 'string' ? [{ id: link.id }] : []),
    ...(items === undefined ? [] : namedIn(items)),
  ];
}

/** The configuration and what it imports: addresses of navbar, footer, redirects, and ids of docs in the navbar. */
export function editConfiguration(programs: readonly Program[], context: ProgramContext): Problem[] {
  const { worlds, edits } = context;
  const { site } = worlds.before;
  const ids = new Map([...context.ids].filter(([key]) => key.endsWith('/current')).flatMap(([, map]) => [...map]));
  const found = editLiterals(
    programs,
    edits,
    ({ value, key }) => {
      if (key === 'docId') return ids.get(value);
      return key === undefined || ADDRESS_KEY.test(key) ? addressOf(value, worlds) : undefined;
    },
    ({ value }, edit) => (value.includes('href') ? editHtml(value, edit, worlds) : []),
  );
  const own = site.redirects.filter(({ index }) => index === undefined);
  const named = new Map<string, string>();
  const led = new Map<string, string>();
  for (const { docId, url } of configuredIn([site.navbar, site.footer ?? {}, own])) {
    const known = docId ?? url;
    if (known === undefined || found.has(known)) continue;
    const next = docId !== undefined ? ids.get(docId) : addressOf(known, worlds);
    if (next !== undefined) (docId !== undefined ? named : led).set(known, next);
  }
  // A redirect leads on from an old address; an id that no doc has would break.
  return [
    ...computed([...named], programs),
    ...computed([...led], programs).map((entry): Problem => ({ ...entry, level: 'warning' })),
  ];
}

function addressOf(url: string, worlds: Worlds): string | undefined {
  if (!/^[/\w.-]/.test(url) || /\s/.test(url) || !url.includes('/')) return undefined;
  const next = newConfigured(url, worlds);
  return next === 'lost' ? undefined : next;
}

/** Changes the addresses of HTML in a text. @returns the old ones */
function editHtml(html: string, edit: Edit, worlds: Worlds): string[] {
  return htmlAddresses(html).flatMap(({ url, from }) => {
    const next = newAddress({ url, reading: 'literal' }, NOWHERE, NOWHERE, worlds);
    if (next === undefined || next === 'lost') return [];
    edit(from, from + url.length, asWritten(next, { quoted: true, reading: 'literal' }));
    return [url];
  });
}

/** Addresses and ids of docs in a part of the configuration. */
function configuredIn(value: unknown): { url?: string; docId?: string }[] {
  if (Array.isArray(value)) return value.flatMap(configuredIn);
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry !== 'string') return configuredIn(entry);
    return key === 'docId' ? [{ docId: entry }] : key === 'to' || key === 'href' ? [{ url: entry }] : [];
  });
}

/** Names that no text in quotation marks holds. */
function computed(names: readonly Renamed[], programs: readonly Program[]): Problem[] {
  const [first] = names;
  if (!first) return [];
  const place = likelyPlace(programs, first[0]) ?? { file: programs[0]?.path };
  const list = names.slice(0, MOST_SHOWN).map((pair) => pair.join(' → '));
  return [
    problem(
      'move-computed',
      { count: names.length, list: list.join(', ') + (names.length > MOST_SHOWN ? ' …' : '') },
      place,
    ),
  ];
}

const MOST_SHOWN = 5;
