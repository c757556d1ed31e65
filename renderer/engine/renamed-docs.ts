import type { SidebarSlice } from '../shared/sidebar-items.js';
import { samePathKey } from '../shared/urls.js';
import type { SourcePlace } from '../site/content/source.js';
import type { KeptDoc } from '../site/docs/kept-doc.js';
import { type NamingPage, OddName, type Renamed, renameInSlice, renameOn, unlessOdd } from '../site/pages/doc-names.js';
import type { Run } from './build-state.js';
import { type KeptNames, readNames } from './kept-names.js';
import { type KeptSite, type KeptText, keepSidebar, readText, type TextPage, withSidebar } from './kept-pages.js';

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
  /** The part of a kept doc that these names come from. */
  short?: Pick<KeptDoc, 'title' | 'description' | 'front'>;
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
        if (names.slices[number]?.pages.length === 0) continue;
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
