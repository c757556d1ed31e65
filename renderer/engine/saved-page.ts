/**
 * Updates the page that an author has just saved, before the rest of the site: compiles its source, makes its record again in the graph of the
 * last build, renders its files and adds them to the outputs. The following build reuses compilation and page; its result takes precedence.
 */
import { join } from 'node:path';
import type { Page } from '../shared/page.js';
import { fileOfAddress } from '../shared/urls.js';
import type { Document } from '../site/content/document.js';
import type { Source } from '../site/content/source.js';
import { remakePage } from '../site/pages/remake-page.js';
import type { Problem } from '../site/problems/problem-types.js';
import { readSource } from '../site/sources/read-sources.js';
import { type Built, compileInput, configurePool, type Run } from './build-state.js';
import { contentFiles } from './load/content-files.js';
import { applyPageHooks } from './plugins/page-hooks.js';
import { findSecrets, secretsOf } from './run/secrets.js';
import { compileOne } from './steps/compile-step.js';
import { makeModules, type PageModules } from './steps/module-step.js';
import { renderOnly } from './steps/render-step.js';
import { memoryOutputs, type WholeOutputs } from './write/outputs.js';

/** Result of updating a page. */
export interface FirstPage {
  page: Page;
  /** Its JSON part. */
  part: string;
  /** Paths of outputs that are new. */
  changed: string[];
}

/**
 * @param path the changed file, relative to the site folder
 * @param isFresh nothing that is kept of it counts
 * @returns undefined where more than one page may have changed, or something is wrong: then only a build helps
 */
export async function pageFirst(run: Run, built: Built, path: string, isFresh = false): Promise<FirstPage | undefined> {
  const { kept, trace } = run;
  const before = sourceOf(built, path);
  const source = before && trace.step('read', () => readSource(built.site, before));
  // An empty file is most likely one that is being written.
  if (!source || source.text === '') return undefined;
  configurePool(run, built.theme);
  const compilation = await trace.step('compile', () =>
    compileOne({ ...compileInput(run, [source], built.theme), isFresh }),
  );
  const [document] = compilation.documents;
  if (!document || isWrong([...compilation.problems, ...document.problems])) return undefined;
  const outputs = memoryOutputs(kept.outputs, () => false);
  const page = await trace.step('link', () => linkPage(run, built, { document, outputs }));
  const modules = page && (await trace.step('modules', () => modulesOf(run, built, page)));
  if (!modules) return undefined;
  const made = await putPages(run, built, { pages: [page], modules, outputs });
  if (made) kept.ahead.set(page.route, page);
  return made?.[0];
}

interface Remade {
  pages: readonly Page[];
  modules: PageModules;
  outputs: WholeOutputs;
}

/** Renders pages and adds them to the outputs; undefined if one of them has an error. */
export async function putPages(
  { options, kept, trace }: Run,
  built: Built,
  { pages, modules, outputs }: Remade,
): Promise<FirstPage[] | undefined> {
  for (const file of modules.files) outputs.put({ ...file, phase: 'asset' }, 'theme');
  const rendering = { ...built.rendering, modules, outputs };
  const rendered = await trace.step('render', () => renderOnly(rendering, pages));
  const problems = [...modules.problems, ...rendered.problems];
  const secrets = findSecrets(secretsOf(built.site, options.environment ?? {}), outputs.changes());
  if (isWrong([...problems, ...outputs.problems, ...secrets])) return undefined;
  const { changed } = outputs.commit();
  return pages.map((page) => {
    const part = kept.outputs.get(fileOfAddress(page.part, built.site));
    return { page, changed, part: String(part?.bytes) };
  });
}

export const isWrong = (problems: readonly Problem[]) => problems.some(({ level }) => level === 'error');

/** Makes the new record of an existing page; newly referenced files are added to the outputs. */
async function linkPage(
  { kept }: Run,
  { site, files, linked, heads }: Built,
  { document, outputs }: { document: Document; outputs: WholeOutputs },
): Promise<Page | undefined> {
  const former = linked.pages.find(({ source, kind }) => source === document.source && kind !== 'component');
  if (!former) return undefined;
  const found = contentFiles(site, [document], { files, memo: kept.memo });
  const made = remakePage(site, linked.graph, document, found.assets, heads?.has(document.source));
  if (made?.route !== former.route) return undefined;
  const { pages, problems } = await applyPageHooks(site, [made]);
  if (isWrong(problems)) return undefined;
  for (const { path, source, hash } of found.files) outputs.putFile(path, join(site.dir, source), hash);
  return pages[0];
}

function modulesOf({ options, kept }: Run, { site, linked, documents }: Built, page: Page): Promise<PageModules> {
  const partials = documents.filter(({ kind }) => kind === 'partial');
  return makeModules({ site, options, pages: [page], partials, slots: linked.graph.slots, memo: kept.memo });
}

/** The one page with this source: not one that others import too. */
function sourceOf({ files, linked }: Built, path: string): Source | undefined {
  const source = files.sources.find((entry) => entry.path === path);
  return source && source.kind !== 'partial' && source.format !== 'code' && !linked.graph.partials.has(path)
    ? source
    : undefined;
}
