/** Documents → pages: always in full. */
import type { Site } from '../site/config-types.js';
import type { SiteFiles } from '../site/files.js';
import { type Graph, type LinkContext, linkSite } from '../site/graph.js';
import { makePages } from '../site/pages.js';
import { makeRecords } from '../site/records.js';
import type { ClientSite, Document, Page, Problem, SearchPageRecords } from '../site/types.js';
import type { Breathe } from './breathe.js';
import { type ContentFile, contentFiles } from './content-files.js';
import { fileDates } from './dates.js';
import { applyPageHooks, tellHook } from './hooks.js';
import type { Memo } from './memo.js';
import type { EngineOptions } from './options.js';
import { makeSlices } from './sidebar-functions.js';
import { loadSidebars } from './sidebars.js';

export interface LinkInput {
  site: Site;
  files: SiteFiles;
  documents: readonly Document[];
  options: EngineOptions;
  memo: Memo;
  breathe?: Breathe;
}

export interface Linked {
  graph: Graph;
  pages: Page[];
  parts: ReturnType<typeof makePages>['parts'];
  clientSite: ClientSite;
  /** Local files that content shows or offers. */
  contentFiles: ContentFile[];
  /** Files of the sidebars, absolute. */
  sidebarFiles: string[];
  problems: Problem[];
  records(): SearchPageRecords[];
}

export async function link({ site, files, documents, options, memo, breathe }: LinkInput): Promise<Linked> {
  const told = await tellHook(site, 'contentLoaded', documents as never);
  const sidebars = await loadSidebars(files.versions, options, memo);
  const emitted = contentFiles(site, documents, { files, memo });
  const context: LinkContext = {
    files,
    sidebars: sidebars.values,
    production: !options.drafts,
    dates: await fileDates(site, files),
    assets: emitted.assets,
  };
  const { graph, problems: failures } = await linkWithFunctions(site, documents, context);
  await breathe?.();
  const made = makePages(site, graph);
  const hooked = await applyPageHooks(site, made.pages);
  const found = [...graph.problems, ...made.problems, ...hooked.problems];
  // Where sidebars could not be read nothing is known of their names.
  const caused = sidebars.problems.length > 0 ? found.filter(({ code }) => !SIDEBAR_NAMES.test(code)) : found;
  const problems = [...told, ...sidebars.problems, ...failures, ...caused];
  return {
    graph,
    pages: hooked.pages,
    parts: made.parts,
    clientSite: made.clientSite,
    contentFiles: emitted.files,
    sidebarFiles: sidebars.files,
    problems: options.check === false ? problems.filter(({ code }) => !CHECKS.test(code)) : problems,
    records: () => makeRecords(site, graph),
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
const CHECKS = /^(link|anchor)-/;
