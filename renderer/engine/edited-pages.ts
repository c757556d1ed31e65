/**
 * A build in which only pages with edited texts, and the search index, change: the inputs of every other output are unchanged. The
 * pages are compiled and rendered with data of the last build (`kept-pages.ts`); the site is neither read nor linked.
 *
 * Invariant: the outputs are those of a build of the whole. If an edit changes anything visible elsewhere, or there is an
 * error, nothing is done here.
 */

import { markdownPath } from '../output/lists/llms.js';
import { fileOfAddress } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import type { Document } from '../site/content/document.js';
import type { SearchPageRecords } from '../site/content/search-record.js';
import type { Source } from '../site/content/source.js';
import { frontOf } from '../site/docs/kept-doc.js';
import { withoutNames } from '../site/docs/sidebar-index.js';
import { tocOf } from '../site/pages/common-fields.js';
import { type NamingPage, namesOf, renameOwn } from '../site/pages/doc-names.js';
import { searchTitle } from '../site/search-records/make-records.js';
import { readSource } from '../site/sources/read-sources.js';
import { type Arranged, arrangeDocs } from './arranged-docs.js';
import { compileInput, configurePool, type Run } from './build-state.js';
import { editIndex, recordsOf } from './edited-index.js';
import { putLists } from './edited-lists.js';
import { hasFreeAnchors, keepNamesOfDocs } from './kept-docs.js';
import { type KeptNames, writeNames } from './kept-names.js';
import { type KeptSite, type KeptText, keepSite, keepText, keptSite, readText, themeHash } from './kept-pages.js';
import { isGitElsewhere } from './load/file-dates.js';
import type { Memo } from './memo/memo.js';
import { type ChangedPage, type Edit, renameAll } from './renamed-docs.js';
import { tellWritten } from './result.js';
import type { EngineResult } from './run/options.js';
import { findSecrets, saveMemo, secretsOf } from './run/secrets.js';
import { compileOne, keptDocument } from './steps/compile-step.js';
import { type KeptPage, type Rendering, renderAgain, renderKey } from './steps/render-step.js';
import { findTheme, type SiteTheme } from './steps/theme-step.js';
import type { KeptDocument } from './threads/jobs.js';
import type { EditedFiles } from './unchanged/look.js';
import { diskOutputs, type HeaviestPage, type WholeOutputs } from './write/outputs.js';

/** Result of a scan. */
interface Found {
  edited: EditedFiles;
  /** False if the output folder is not as the last build left it. */
  isSeen: Promise<boolean>;
}

/**
 * Makes the pages of edited files only.
 * @param result receives what was done
 * @returns false, with nothing changed, if the whole site has to be built
 */
export async function buildEdited(run: Run, { edited, isSeen }: Found, result: EngineResult): Promise<boolean> {
  const { kept, trace, options } = run;
  const site = keptSite(kept.memo);
  if (site?.id !== edited.kept.pages || !site || !kept.place) return false;
  if (edited.kept.reach.git && isGitElsewhere(options.environment)) return false;
  const theme = await findTheme(run.site, options, kept.memo);
  if (themeHash(theme) !== site.theme) return false;
  configurePool(run, theme);
  const edits = await trace.step('compile', () => compileEdits(run, { site, theme }, edited));
  const pages = edits && (await trace.step('names', () => changedPages(run, { site, theme, edits }, edited)));
  if (!pages) return false;
  const outputs = diskOutputs(kept.place, true);
  try {
    const making = makeEdits(run, { site, edits, pages, outputs, heaviest: edited.said.heaviest });
    const made = await making.catch(async (error) => {
      // A folder that differs may lack files that the edit reads.
      if (await isSeen) throw error;
      return undefined;
    });
    if (!made || !(await isSeen)) return false;
    const written = trace.step('write', () => outputs.commit(options.onStep));
    const { counts } = edited.said;
    const more = edited.added.length - edited.gone.length;
    const compiled = edits.length + edited.added.length;
    const rendered = pages.changed.size;
    result.counts = { ...counts, sources: counts.sources + more, pages: counts.pages + more, compiled, rendered };
    tellWritten(result, written);
    result.routes = made.rendered.changedRoutes;
    result.pagesAlone = true;
    result.problems.push(...edited.said.problems);
    kept.pages = keepEdits(kept.memo, site, { ...made, ...pages, edits });
    kept.committed = written;
  } finally {
    outputs.discard();
  }
  trace.step('memo', () => saveMemo(kept.memo, secretsOf(run.site, options.environment ?? {}), false));
  return true;
}

interface Known {
  site: KeptSite;
  theme: SiteTheme;
}

/** Compiles the files. @returns undefined where others may see what has changed */
async function compileEdits(
  run: Run,
  { site, theme }: Known,
  { paths, said }: EditedFiles,
): Promise<Edit[] | undefined> {
  const isSilent = said.problems.length === 0;
  const { memo, documents } = run.kept;
  const texts: KeptText[] = [];
  const sources: Source[] = [];
  for (const path of paths) {
    const key = site.texts[path];
    const text = key === undefined ? undefined : readText(memo, key);
    const source = text?.place && readSource(run.site, text.place);
    // An empty file is most likely one that is being written.
    if (!source || source.text === '') return undefined;
    texts.push(text);
    sources.push(source);
  }
  const compilation = await compileOne(compileInput(run, sources, theme));
  const now = new Map(compilation.documents.map((document) => [document.source, documents.get(document.key)]));
  const edits = texts.flatMap((kept): Edit[] => {
    const { page, place } = kept;
    const after = place && now.get(place.path);
    if (!after || !('body' in page)) return [];
    const before = keptDocument(memo, page.body.key);
    const seen = before && seenOf(before);
    if (!seen || seen !== seenOf(after)) return [];
    const { document } = after;
    const hasTitle = titleOf(before.document) === titleOf(document);
    const isAsAsked = hasTitle && keepsAnchors(before.document, document, isSilent);
    if (!isAsAsked && !(isSilent && isFree(memo, site, { page, document }))) return [];
    const toc = tocOf({ site: run.site, graph: { partials: new Map() } }, document);
    const edited = { ...page, toc, body: { ...page.body, key: document.key } };
    const made = renameEdit(run.site, { kept, place, page: edited }, [before.document, document]);
    // A title in other letters, which shows nowhere else by its name.
    return hasTitle || made.some(({ renamed }) => renamed) ? made : [];
  });
  return compilation.problems.length === 0 && edits.length === paths.length ? edits : undefined;
}

/** The edit with the names that the page has now. @returns nothing where others show it by names that are not those of docs */
function renameEdit(
  site: Site,
  edit: Edit,
  [before, document]: readonly [KeptDocument['document'], KeptDocument['document']],
): Edit[] {
  const { page } = edit;
  const [earlier, now] = [before, document].map((one) => namesOf(one, page.kind === 'doc' ? page.docId : page.route));
  if (!earlier || !now || JSON.stringify(earlier) === JSON.stringify(now)) return [edit];
  if (page.kind !== 'doc') return [];
  const renamed = { route: page.route, docId: page.docId, before: earlier, now };
  const { facts } = edit.kept;
  return [
    {
      ...edit,
      kept: { ...edit.kept, ...(facts && { facts: { ...facts, title: searchTitle(site, document, now.title) } }) },
      page: renameOwn(site, page, document, renamed),
      renamed,
      short: { title: now.title, description: now.description, front: frontOf(document) },
    },
  ];
}

/** All of a document that anything but its own page and the search index is made of, and what its page shows besides the body; without the names of a doc. */
function seenOf({ document, exists }: KeptDocument): string | undefined {
  // Files that a page imports bring texts of their own; what is wrong with it was said of another text.
  if (document.imports.length > 0 || document.problems.length > 0) return undefined;
  const {
    key: _,
    words: __,
    excerpt: ___,
    frontMatter,
    ...rest
  } = { ...document, sections: undefined, ids: [], outline: [], contentTitle: undefined };
  const isPlace = (name: string) => name === 'line' || name === 'column';
  const placeless = JSON.stringify(rest, (name, value) => (isPlace(name) ? undefined : value));
  return JSON.stringify([placeless, withoutNames(frontMatter), exists]);
}

type Headed = KeptDocument['document'];

/** All of the headings of a document that is shown as its title. */
function titleOf({ contentTitle, outline }: Headed): string {
  const titles = outline.filter(({ level }) => level === 1).map(({ id, text, html }) => [id, text, html]);
  return JSON.stringify([contentTitle, titles]);
}

/** True if no link leads to an anchor of the page, one of its own neither: those of a doc that came after the last build of the whole are not remembered. */
function isFree(memo: Memo, { docs }: KeptSite, { page, document }: { page: NamingPage; document: Headed }): boolean {
  const hasOwn = /"#/.test(JSON.stringify([document.slots, document.addresses]));
  return !hasOwn && hasFreeAnchors(memo, docs, page.route);
}

/** True if what links to the page leads where it did. @param isSilent no link leads to an anchor that is not there */
function keepsAnchors(
  { ids: before }: Pick<Document, 'ids'>,
  { ids, outline }: Pick<Document, 'ids' | 'outline'>,
  isSilent: boolean,
): boolean {
  const known = new Set(before);
  const fresh = ids.filter((id) => !known.has(id));
  const now = new Set(ids);
  // The anchor of a title leads to the top of the page while no heading has it.
  return (
    before.every((id) => now.has(id)) && (fresh.length === 0 || (isSilent && !fresh.includes(outline[0]?.id ?? '')))
  );
}

/** All pages that an edit changes, and what is kept of where docs are shown, if it is other than before. */
interface ChangedPages {
  changed: ReadonlyMap<string, ChangedPage>;
  names?: KeptNames;
  arranged?: Arranged;
}

/** @returns undefined where only a build of the whole site can tell what else has changed */
async function changedPages(
  run: Run,
  { site, theme, edits }: Known & { edits: readonly Edit[] },
  edited: EditedFiles,
): Promise<ChangedPages | undefined> {
  const renamed = renameAll(run, site, edits);
  if (edited.added.length + edited.gone.length === 0 || !renamed) return renamed;
  // Problems may belong to an added or a removed doc.
  if (renamed.names || edited.said.problems.length > 0) return undefined;
  const arranged = await arrangeDocs(run, { site, theme, changed: renamed.changed }, edited);
  return arranged && { changed: arranged.changed, names: arranged.names, arranged };
}

interface Making {
  heaviest?: HeaviestPage;
  site: KeptSite;
  edits: readonly Edit[];
  pages: ChangedPages;
  outputs: WholeOutputs;
}

interface Made {
  rendered: Rendering;
  records: readonly SearchPageRecords[];
}

/** Renders the pages and brings the index up to date. @returns undefined where something is wrong */
async function makeEdits(run: Run, { site, edits, pages, outputs, heaviest }: Making): Promise<Made | undefined> {
  const { kept, trace, options } = run;
  const { memo } = kept;
  const { changed, names, arranged } = pages;
  const gone = leavingFiles(run, arranged);
  const records = recordsOf(run, [...changed.values()]);
  if (!records || !gone || (heaviest && gone.has(heaviest.path))) return undefined;
  if (!putLists(run, { edits, arranged, names, outputs })) return undefined;
  const { stage, fresh } = outputs;
  const shared = { ...site.shared, context: { ...site.shared.context, stage, out: fresh ? null : options.out } };
  const rendering = { outputs, memo, store: kept.rendered, pool: kept.pool.take, onProgress: options.onProgress };
  const made = [...changed.values()].map(({ page }) => page);
  const rendered = await trace.step('render', () => renderAgain(rendering, shared, made));
  const search = await trace.step('search', () => editIndex(run, { site, edits, arranged, outputs }, records));
  if (!search) return undefined;
  const leaving = new Set([...search.gone, ...gone]);
  outputs.keepOthers({ stay: (path) => !leaving.has(path), leaving }, heaviest);
  const secrets = findSecrets(secretsOf(run.site, options.environment ?? {}), outputs.changes());
  const problems = [...rendered.problems, ...outputs.problems, ...outputs.holes(), ...secrets];
  return problems.length > 0 || dropsFiles(run, edits, rendered) ? undefined : { rendered, records };
}

/** Files of pages that go. @returns undefined where a page had others than its own: another page may have them, too */
function leavingFiles({ kept: { memo }, site }: Run, arranged: Arranged | undefined): Set<string> | undefined {
  const files = new Set<string>();
  for (const { page, drawn } of arranged?.gone.values() ?? []) {
    const outputs = memo.get<KeptPage>(renderKey(drawn))?.outputs;
    const own = [page.file, markdownPath(page), fileOfAddress(page.part, site)];
    if (!outputs?.every(([path]) => own.includes(path))) return undefined;
    for (const [path] of outputs) files.add(path);
  }
  return files;
}

/** True if a page had files that it has no longer: another page may have them, too. */
function dropsFiles({ kept: { memo, rendered: store } }: Run, edits: readonly Edit[], rendered: Rendering): boolean {
  const now = new Set(rendered.drawn.flatMap(({ key }) => store.get(key)?.outputs.map(([path]) => path) ?? []));
  const before = edits.map(({ kept }) => memo.get<KeptPage>(renderKey(kept.drawn))?.outputs);
  return before.some((outputs) => !outputs?.every(([path]) => now.has(path)));
}

/** Keeps the pages for the next edit. @returns the new name of what is kept */
function keepEdits(
  memo: Memo,
  site: KeptSite,
  { edits, changed, rendered, records, names, arranged }: Made & ChangedPages & { edits: readonly Edit[] },
): string {
  const byPage = new Map(records.map((record) => [record.page, record]));
  const keys = new Map(rendered.drawn.map(({ page, key }) => [page.route, key]));
  const texts = { ...site.texts };
  for (const [name, { kept, page }] of changed) {
    const drawn = keys.get(page.route) ?? '';
    texts[name] = keepText(memo, drawn, { page, place: kept.place, record: byPage.get(page.route) });
  }
  for (const name of arranged?.gone.keys() ?? []) delete texts[name];
  const short = Object.fromEntries(edits.flatMap((edit) => (edit.short ? [[edit.place.relative, edit.short]] : [])));
  const named = Object.keys(short).length > 0 ? keepNamesOfDocs(memo, site.docs, short) : site.docs;
  const docs = arranged ? arranged.keep() : named;
  return keepSite(memo, { ...site, texts, docs, ...(names && { names: writeNames(memo, names) }) });
}
