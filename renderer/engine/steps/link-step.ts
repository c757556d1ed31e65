/** Documents → pages: always in full. */
import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';

import type { ClientSite } from '../../shared/client-site.js';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import { importCycles } from '../../site/graph/import-cycles.js';
import { type Graph, type LinkContext, linkSite } from '../../site/links/link-site.js';
import { oddNames } from '../../site/pages/odd-names.js';
import { inLanguages, type OtherLanguages } from '../../site/pages/other-languages.js';
import { makePages } from '../../site/pages/pages.js';
import { type Arrangement, arrangementOf } from '../../site/pages/rearranged.js';
import { hostFileProblems } from '../../site/pages/static-host-files.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { makeRecords } from '../../site/search-records/make-records.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { codeFiles } from '../load/code-files.js';
import { type ContentFile, contentFiles } from '../load/content-files.js';
import { fileDates } from '../load/file-dates.js';
import { loadSidebars } from '../load/sidebar-files.js';
import { makeSlices } from '../load/sidebar-functions.js';
import type { Memo } from '../memo/memo.js';
import { applyPageHooks } from '../plugins/page-hooks.js';
import { tellHook } from '../run/call-hooks.js';
import type { Checkpoint } from '../run/interrupt.js';
import type { EngineOptions } from '../run/options.js';

export interface LinkInput {
  site: Site;
  files: SiteFiles;
  documents: readonly Document[];
  options: EngineOptions;
  memo: Memo;
  /** Make search records at once, with the graph; otherwise on demand. */
  indexed?: boolean;
  /** A build to the disk keeps where names of docs are shown. */
  named?: boolean;
  /** Addresses of pages in other languages, where they are no translations at the same path. */
  others?: OtherLanguages;
  checkpoint?: Checkpoint;
}

export interface Linked {
  graph: Graph;
  /** Input of the graph, besides the documents. */
  context: LinkContext;
  pages: Page[];
  parts: ReturnType<typeof makePages>['parts'];
  clientSite: ClientSite;
  /** Local files that content shows or offers. */
  contentFiles: ContentFile[];
  /** Files of the sidebars, absolute. */
  sidebarFiles: string[];
  /** Code that was run for the sidebars, by site-relative path. */
  sidebarCode: Record<string, string>;
  problems: Problem[];
  /** Docs whose occurrences only linking knows (`oddNames`). */
  odd?: ReadonlySet<string>;
  /** Arrangement of docs, if another doc can be inserted without linking. */
  arrangement?: Arrangement;
  records(): SearchPageRecords[];
}

export async function link({
  site,
  files,
  documents,
  options,
  memo,
  indexed,
  named,
  others,
  checkpoint,
}: LinkInput): Promise<Linked> {
  const told = await tellHook(site, 'contentLoaded', documents);
  const sidebars = await loadSidebars(files.versions, options, memo);
  const { dates, problems: unknown } = await fileDates(site, files, { memo, environment: options.environment });
  const code = codeFiles(site, files, documents);
  const emitted = contentFiles(site, documents, { files, memo });
  const context: LinkContext = {
    files,
    sidebars: sidebars.values,
    production: !options.drafts,
    dates,
    assets: emitted.assets,
    code,
  };
  const { graph, problems: failures } = await linkWithFunctions(site, documents, context);
  await checkpoint?.();
  const made = makePages(site, graph);
  const records = indexed ? makeRecords(site, graph) : undefined;
  const hooked = await applyPageHooks(site, made.pages);
  const found = [...graph.problems, ...made.problems, ...hooked.problems];
  // Without readable sidebars nothing is known of their names.
  const caused = sidebars.problems.length > 0 ? found.filter(({ code }) => !SIDEBAR_NAMES.test(code)) : found;
  const problems = [
    ...hostFileProblems(site, graph, (path) => readText(join(site.dir, path))),
    ...importCycles(documents),
    ...emitted.problems,
    ...unknown,
    ...told,
    ...sidebars.problems,
    ...failures,
    ...caused,
  ];
  return {
    graph,
    context,
    pages: others ? hooked.pages.map((page) => inLanguages(page, others)) : hooked.pages,
    parts: made.parts,
    clientSite: made.clientSite,
    contentFiles: emitted.files,
    sidebarFiles: sidebars.files,
    sidebarCode: sidebars.code,
    problems: options.check === false ? problems.filter(({ code }) => !LINK_CODES.test(code)) : problems,
    odd: named ? oddNames(site, graph, made.pages) : undefined,
    arrangement: named ? arrangementOf(site, graph) : undefined,
    records: () => records ?? makeRecords(site, graph),
  };
}

/** Links the site; where functions make slices of sidebars, they are asked with what a first linking found, and the site is linked with what they gave. */
async function linkWithFunctions(
  site: Site,
  documents: readonly Document[],
  context: LinkContext,
): Promise<{ graph: Graph; problems: Problem[] }> {
  const first = linkSite(site, documents, context);
  const requests = first.versions.flatMap((version) => version.requests);
  if (requests.length === 0) return { graph: first, problems: [] };
  const { slices, problems } = await makeSlices(site, requests);
  return { graph: linkSite(site, documents, { ...context, slices }), problems };
}

/** Codes of names of sidebars that nobody knows. */
const SIDEBAR_NAMES = /^(navbar-sidebar-unknown|doc-displayed-sidebar)$/;

/** Codes of what `--no-check` leaves unsaid. */
const LINK_CODES = /^(link|anchor)-/;
