/** Updates a saved Markdown file that pages import: it replaces its former version in the graph of the last build, and these pages are rendered again. */
import { join } from 'node:path';
import type { Page } from '../shared/page.js';
import type { Document } from '../site/content/document.js';
import { pageAgain, replacePartial } from '../site/pages/remake-page.js';
import { readSource } from '../site/sources/read-sources.js';
import { type Built, compileInput, configurePool, type Run } from './build-state.js';
import { contentFiles } from './load/content-files.js';
import { applyPageHooks } from './plugins/page-hooks.js';
import { MOST_PAGES, moduleInput, pagesWith, withStyles } from './saved-code.js';
import { isWrong, putPages } from './saved-page.js';
import type { First } from './saved-result.js';
import { compileOne } from './steps/compile-step.js';
import { makeModules } from './steps/module-step.js';
import { memoryOutputs } from './write/outputs.js';

export const partialFirst: First = async (run, built, { file, path }) => {
  const { kept, trace } = run;
  const { site, files, linked } = built;
  const before = linked.graph.partials.get(path);
  const pages = pagesWith(run, built, file);
  if (!before || !pages || pages === 'wrong' || pages.length > MOST_PAGES) return 'wrong';
  configurePool(run, built.theme);
  const document = await trace.step('compile', () => compilePartial(run, built, before));
  if (!document) return 'wrong';
  const found = contentFiles(site, [document], { files, memo: kept.memo });
  if (!replacePartial(site, linked.graph, document, found.assets)) return 'wrong';
  built.documents = built.documents.map((one) => (one === before ? document : one));
  const remade = await applyPageHooks(
    site,
    pages.map((page) => withPartial(built, page)),
  );
  if (isWrong(remade.problems)) return 'wrong';
  const outputs = memoryOutputs(kept.outputs, () => false);
  for (const one of found.files) outputs.putFile(one.path, join(site.dir, one.source), one.hash);
  const modules = await trace.step('modules', () => makeModules(moduleInput(run, built, remade.pages)));
  const made = await putPages(run, built, { pages: remade.pages, modules, outputs });
  if (!made) return 'wrong';
  for (const { page } of made) kept.ahead.set(page.route, page);
  return withStyles(run, built, modules, made);
};

/** @returns undefined when something is wrong with it */
async function compilePartial(
  run: Run,
  { site, theme }: Built,
  { source: path, relative, kind, scope }: Document,
): Promise<Document | undefined> {
  const source = readSource(site, { path, relative, kind, scope });
  // An empty file is most likely one that is being written.
  if (!source || source.text === '') return undefined;
  const { documents, problems } = await compileOne(compileInput(run, [source], theme));
  const [document] = documents;
  return document && !isWrong([...problems, ...document.problems]) ? document : undefined;
}

/** The record of a page with what it imports now: its table of contents has the headings of both. */
function withPartial({ site, linked }: Built, page: Page): Page {
  const isOwn = page.kind === 'doc' || page.kind === 'post' || page.kind === 'page';
  return (isOwn && page.source ? pageAgain(site, linked.graph, page.source) : undefined) ?? page;
}
