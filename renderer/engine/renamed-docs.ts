/** What else an edit changes that gives a doc other names: pages and lists that show it. */
import { hasMarkdownCopy, LLMS_FILE, llmsLine, withLine } from '../output/lists/llms.js';
import type { SidebarSlice } from '../shared/sidebar-items.js';
import { fileOfAddress, samePathKey } from '../shared/urls.js';
import type { SourcePlace } from '../site/content/source.js';
import { hashOf } from '../site/helpers/hash.js';
import {
  type NamingPage,
  OddName,
  type Renamed,
  renameInSidebar,
  renameInSlice,
  renameOn,
  unlessOdd,
} from '../site/pages/doc-names.js';
import type { SidebarPart } from '../site/pages/pages.js';
import type { Run } from './build-state.js';
import { type KeptNames, readNames } from './kept-names.js';
import { type KeptSite, type KeptText, keepSidebar, readText, type TextPage, withSidebar } from './kept-pages.js';
import { readBytes } from './write/disk.js';
import type { WholeOutputs } from './write/outputs.js';

/** A page that is other than before. */
export interface ChangedPage {
  kept: KeptText;
  page: NamingPage;
}

/** A page with its new text. */
export interface Edit extends ChangedPage {
  place: SourcePlace;
  page: TextPage;
  /** Other pages show the doc, and have to show it by other names. */
  renamed?: Renamed;
}

/** All pages that edits change, by their names in `KeptSite.texts`, and where names are shown from now on. */
export interface RenamedPages {
  changed: Map<string, ChangedPage>;
  /** Absent where no doc has another name. */
  names?: KeptNames;
}

/** Gives docs their new names wherever pages show them. @returns undefined where only a build of the whole site can */
export function renameAll({ kept: { memo } }: Run, site: KeptSite, edits: readonly Edit[]): RenamedPages | undefined {
  const changed = new Map<string, ChangedPage>(edits.map((edit) => [edit.place.path, edit]));
  const renamed = edits.flatMap((edit) => edit.renamed ?? []);
  if (renamed.length === 0) return { changed };
  const names = readNames(memo, site.names);
  if (!names || renamed.some(({ route }) => names.odd.includes(samePathKey(route)))) return undefined;
  const at = (name: string): ChangedPage => {
    const known = changed.get(name);
    const kept = known?.kept ?? readText(memo, site.texts[name] ?? '');
    if (!kept) throw new OddName();
    return known ?? { kept, page: kept.page };
  };
  const set = (name: string, change: (page: NamingPage) => NamingPage) => {
    const one = at(name);
    changed.set(name, { ...one, page: change(one.page) });
  };
  const slices = new Map<number, SidebarSlice>();
  const work = () => {
    for (const doc of renamed) {
      for (const number of names.shown[doc.route] ?? []) set(names.pages[number] ?? '', (page) => renameOn(page, doc));
      if (doc.before.label === doc.now.label) continue;
      for (const number of names.sliced[doc.route] ?? []) {
        const slice = slices.get(number) ?? memo.get<SidebarSlice>(names.slices[number]?.key ?? '');
        if (!slice) throw new OddName();
        slices.set(number, renameInSlice(slice, doc));
      }
    }
    const kept = names.slices.map((one, number) => {
      const slice = slices.get(number);
      if (!slice) return one;
      for (const page of one.pages) set(names.pages[page] ?? '', (shown) => withSidebar(shown, slice));
      return { ...one, key: keepSidebar(memo, slice) };
    });
    return { changed, names: { ...names, slices: kept } };
  };
  return unlessOdd(work);
}

interface Lists {
  edits: readonly Edit[];
  names?: KeptNames;
  outputs: WholeOutputs;
}

/** Puts sidebar parts and the list of pages for machines with the new names. @returns false where one of them is not as it is expected */
export function putLists({ options: { out }, site }: Run, { edits, names, outputs }: Lists): boolean {
  const standing = (path: string): string | undefined => {
    const bytes = readBytes(out ?? '', path);
    return bytes && hashOf(bytes) === outputs.known(path) ? new TextDecoder().decode(bytes) : undefined;
  };
  const parts = new Map<string, SidebarPart>();
  let list: string | undefined;
  for (const { kept, page, renamed } of edits) {
    if (!renamed) continue;
    if (names?.hasLines && hasMarkdownCopy(kept.page) && hasMarkdownCopy(page)) {
      list = withLine(list ?? standing(LLMS_FILE) ?? '', llmsLine(site, kept.page), llmsLine(site, page));
      if (list === undefined) return false;
    }
    const address = page.kind === 'doc' ? page.sidebar?.part : undefined;
    if (address === undefined || renamed.before.label === renamed.now.label) continue;
    const text = parts.has(address) ? '' : standing(fileOfAddress(address, site));
    if (text === undefined) return false;
    const part: SidebarPart = parts.get(address) ?? JSON.parse(text);
    const items = unlessOdd(() => renameInSidebar(part.items, renamed));
    if (!items) return false;
    parts.set(address, { ...part, items });
  }
  for (const [address, part] of parts)
    outputs.put({ path: fileOfAddress(address, site), bytes: JSON.stringify(part), phase: 'part' }, address);
  if (list !== undefined) outputs.put({ path: LLMS_FILE, bytes: list, phase: 'list' }, 'llms');
  return true;
}
