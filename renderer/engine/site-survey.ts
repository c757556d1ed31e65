/** A site up to linking: what `notes index` and `notes check` look at. */
import { join } from 'node:path';
import { bundleClient } from '../output/bundle/client-bundle.js';
import { readText } from '../output/modules/file-text.js';
import type { Site } from '../site/configuration/config-types.js';
import type { Document } from '../site/content/document.js';
import type { SearchPageRecords } from '../site/content/search-record.js';
import { firstLine, placeAt } from '../site/helpers/text-place.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { textEdit } from '../site/problems/repair.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import { compileSite, type EngineState, readSite } from './build-state.js';
import { lackProblems, measureStatics } from './load/content-files.js';
import { loadSite } from './load/load-site.js';
import { pluginFindings } from './plugins/plugin-checks.js';
import type { BuildOptions } from './run/options.js';
import { areSecret, saveMemo, secretsOf } from './run/secrets.js';
import { createTrace } from './run/trace.js';
import { clientInput } from './steps/client-step.js';
import { type Linked, link } from './steps/link-step.js';
import { type ModuleInput, makeModules } from './steps/module-step.js';
import { findTheme } from './steps/theme-step.js';

/** A site up to linking; `linked` and `files` are absent when its configuration could not be used. */
export interface SiteSurvey {
  site: Site | null;
  files?: SiteFiles;
  linked?: Linked;
  /** Compiled Markdown, partials included. */
  documents?: Document[];
  /** Files of the configuration, absolute. */
  configFiles?: readonly string[];
  problems: Problem[];
}

export interface SurveyOptions {
  /** The code of pages and theme files is bundled, for what only that tells. */
  code?: boolean;
  /** Plugins look at the site. */
  plugins?: boolean;
}

export interface SiteRecords {
  records: SearchPageRecords[];
  problems: Problem[];
  site: Site | null;
}

/** Search records of the current site. */
export async function runRecords(options: BuildOptions, kept: EngineState): Promise<SiteRecords> {
  const { site, linked, problems } = await runSurvey({ ...options, records: true }, kept);
  return { site, problems, records: linked?.records() ?? [] };
}

/** The current linked site. */
export async function runSurvey(
  options: BuildOptions,
  kept: EngineState,
  { code = false, plugins = false }: SurveyOptions = {},
): Promise<SiteSurvey> {
  const trace = options.trace ?? createTrace();
  const loaded = await trace.step('config', () => loadSite(options, kept.memo, kept.plugins));
  if (!loaded.site) return { problems: loaded.problems, site: null };
  const { site } = loaded;
  const run = { options, kept, trace, site };
  const theme = await trace.step('theme', () => findTheme(site, options, kept.memo));
  const files = trace.step('read', () => readSite(run, theme));
  const compilation = await trace.step('compile', () => compileSite(run, files, theme));
  const linked = await trace.step('link', () =>
    link({ site, files, options, memo: kept.memo, documents: compilation.documents }),
  );
  const modules = code
    ? await trace.step('modules', () => makeModules(moduleInput(site, options, linked, compilation.documents, kept)))
    : undefined;
  const client = code
    ? await trace.step('client', () => bundleClient(clientInput(site, theme, options), kept.memo.now))
    : undefined;
  const found = plugins ? await trace.step('plugins', () => pluginFindings(site.extensions, linked.pages)) : [];
  kept.secretNames = site.secrets;
  if (areSecret(compilation.problems)) kept.memo.drop();
  saveMemo(kept.memo, secretsOf(site, options.environment ?? {}), false);
  const problems = [
    ...loaded.problems,
    ...files.problems,
    ...(code ? theme.problems : []),
    ...(client?.problems ?? []),
    ...compilation.problems,
    ...linked.problems,
    ...(modules?.problems ?? []),
    ...found,
    ...(code ? withoutDefault(site.dir, linked.pages) : []),
    ...(code ? lackProblems([...linked.contentFiles, ...measureStatics(site.dir, files, kept.memo)]) : []),
  ];
  return { site, files, linked, documents: compilation.documents, configFiles: loaded.files, problems };
}

/** Pages of React whose file exports no component: rendering would say so, but without a place. */
function withoutDefault(dir: string, pages: Linked['pages']): Problem[] {
  return pages.flatMap((page) => {
    if (page.kind !== 'component') return [];
    const text = readText(join(dir, page.source));
    if (text === undefined || /\bdefault\b|\bmodule\.exports\b|\bexport\s*\*/.test(text)) return [];
    const components = [
      ...text.matchAll(/^(?:export[ \t]+)?(?=(?:async[ \t]+)?function[ \t]+[A-Z]|class[ \t]+[A-Z])[^\n]*/gm),
    ];
    const named = components[0] ?? /^export\b[^\n]*/m.exec(text);
    const place = placeAt(text, named?.index ?? 0, (named?.[0] ?? firstLine(text)).length, page.source);
    const found = problem('page-no-default-export', { file: page.source }, place);
    const [only] = components;
    if (!only || components.length > 1) return [found];
    const end = only.index + (/^export[ \t]+/.exec(only[0])?.[0].length ?? 0);
    const edits = [textEdit(text, only.index, end, 'export default ')];
    return [{ ...found, repair: { edits, sure: true } }];
  });
}

function moduleInput(
  site: Site,
  options: BuildOptions,
  { pages, graph }: Linked,
  documents: readonly Document[],
  { memo }: EngineState,
): ModuleInput {
  const partials = documents.filter(({ kind }) => kind === 'partial');
  return { site, options, pages, partials, slots: graph.slots, memo };
}
