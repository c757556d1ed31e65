/**
 * Builds a site in several languages: each is a site of its own, with its base path, texts and sources, that passes through the steps of a build with a
 * cache folder of its own. Their outputs are subfolders of one output, which is written once.
 */
import { join } from 'node:path';
import { makeHostFiles } from '../output/lists/host-files.js';
import type { Site } from '../site/configuration/config-types.js';
import { localeClashes, unknownLocales } from '../site/configuration/locale-checks.js';
import type { SiteLocale } from '../site/configuration/locales.js';
import { type OtherLanguages, otherLanguages, type SpokenSite } from '../site/pages/other-languages.js';
import { joinLanguages } from '../site/problems/joined-causes.js';
import type { Problem } from '../site/problems/problem-types.js';
import { diskIo } from '../site/sources/disk-io.js';
import { hasOwnAddresses } from '../site/sources/translated-addresses.js';
import type { EngineState } from './build-state.js';
import { type LoadedSite, loadSite } from './load/load-site.js';
import { type Building, type MadeSite, makeSite } from './make-outputs.js';
import { openState } from './open-state.js';
import { emptyResult, failed, tellWritten } from './result.js';
import { tellHook } from './run/call-hooks.js';
import { languageCache } from './run/language-cache.js';
import type { BuildOptions, EngineResult } from './run/options.js';
import { runSurvey } from './site-survey.js';
import { partOutputs } from './write/part-outputs.js';
import type { Written } from './write/recorded-files.js';
import { MARKER } from './write/write.js';

/** The languages that a build makes; undefined where the site has one and no other was asked for. */
export function chosenLanguages(
  site: Site,
  { out, locales }: BuildOptions,
): { languages?: SiteLocale[]; problems: Problem[] } {
  if (out === null) return { problems: [] };
  const problems = unknownLocales(locales ?? [], site);
  if (problems.length > 0) return { problems };
  const chosen = site.locales.filter(({ locale }) => locales?.includes(locale) ?? true);
  const isAlone = site.locales.length === 1 && site.locales[0]?.folder === '';
  return isAlone ? { problems } : { languages: chosen, problems: localeClashes(chosen) };
}

/** One language that is made. */
interface Made {
  language: SiteLocale;
  building: Building;
  site: MadeSite;
}

/** Makes all chosen languages, and brings them into place unless something is wrong with one. */
export async function buildLanguages(building: Building, languages: readonly SiteLocale[]): Promise<void> {
  const { whole, options, kept, result, site, trace } = building;
  const all: Made[] = [];
  const others = await lookAtOthers(building);
  // First the one at the root, which must not take the folders of others for its own.
  for (const language of languages.toSorted((a, b) => a.folder.length - b.folder.length)) {
    const made = await makeLanguage({ ...building, others: others?.get(language.locale) }, language);
    if (!made) return;
    all.push(made);
  }
  // The output folder belongs to the tool, whichever languages are in it.
  whole.put({ path: MARKER.path, bytes: MARKER.text, phase: 'asset' }, 'format');
  putHostFiles(building, all);
  const chosen = languages.map(({ folder }) => folder);
  whole.keepOthers({ stay: (path) => !chosen.includes(folderOf(path, site.locales)) });
  const told = [...result.problems, ...whole.problems, ...whole.holes(options.verify)];
  result.problems = joinLanguages(told, basesOf(site));
  if (failed(result.problems, options)) return fail(building);
  const written = trace.step('write', () => whole.commit(options.onStep));
  tellWritten(result, written);
  for (const made of all) made.site.keep();
  result.routes = all.flatMap((made) => made.building.result.routes);
  result.problems.push(...(await tellHook(site, 'built', result)));
  if (!written.done) return;
  const { all: files } = written.done;
  kept.committed = written;
  for (const made of all) await made.site.share(() => filesIn(made.language.folder, files()));
  const last = all.flatMap((made) => made.building.result.problems);
  result.problems = joinLanguages([...result.problems, ...last], basesOf(site));
  kept.known = all.flatMap((made) => made.building.kept.known ?? []).map((one) => ({ ...one, options }));
}

async function makeLanguage(whole: Building, language: SiteLocale): Promise<Made | undefined> {
  const { options, kept: first, trace, result } = whole;
  const { folder } = language;
  const isOwn = language.locale === whole.site.locale;
  const own = isOwn ? { ...options, out: options.out && join(options.out, folder) } : optionsOf(options, language);
  const kept = isOwn ? first : stateOf(first, own, language.locale);
  const loaded = isOwn ? whole.loaded : await trace.step('config', () => loadSite(own, kept.memo, kept.plugins));
  const site = loaded.site && withoutHostFiles(loaded.site);
  if (!site) {
    result.problems.push(...loaded.problems);
    return fail(whole);
  }
  const building: Building = {
    ...whole,
    options: own,
    kept,
    loaded,
    site,
    outputs: partOutputs(whole.whole, folder),
    result: emptyResult(),
  };
  const made = await makeSite(building);
  addResult(result, building.result, loaded);
  return made ? { language, building, site: made } : fail(whole);
}

const optionsOf = (options: BuildOptions, { locale, folder }: SiteLocale): BuildOptions => ({
  ...options,
  out: options.out && join(options.out, folder),
  locale,
  cacheDir: languageCache(options.cacheDir, locale),
});

/** Links all languages where an address may differ between them: each page names those of its translations. */
async function lookAtOthers({
  site,
  kept,
  options,
  trace,
}: Building): Promise<Map<string, OtherLanguages> | undefined> {
  if (!hasOwnAddresses(site, diskIo(site.dir))) return undefined;
  const all: SpokenSite[] = [];
  for (const language of site.locales) {
    const isOwn = language.locale === site.locale;
    const own = isOwn ? options : optionsOf(options, language);
    const state = isOwn ? kept : stateOf(kept, own, language.locale);
    const { site: spoken, linked, documents = [] } = await runSurvey({ ...own, trace }, state);
    await state.pool.close();
    if (spoken && linked)
      all.push({ locale: language.locale, baseUrl: spoken.baseUrl, pages: linked.pages, documents });
  }
  return otherLanguages(all);
}

function stateOf({ languages }: EngineState, options: BuildOptions, locale: string): EngineState {
  const state = languages.get(locale) ?? openState(options);
  languages.set(locale, state);
  return state;
}

/** Hosts read their files at the root alone: there they speak of all languages. */
const withoutHostFiles = (site: Site): Site => ({ ...site, robots: false, hostFiles: [] });

function putHostFiles({ whole, site: { robots, hostFiles, locales } }: Building, all: readonly Made[]): void {
  const root = all.find(({ language }) => language.folder === '');
  if (!root) return;
  const folders = locales.flatMap(({ folder }) => (folder === '' ? [] : [folder]));
  const attachments = all.flatMap(({ language, site }) => site.attachments.map((path) => language.folder + path));
  const pages = all.flatMap(({ site }) => site.pages);
  for (const output of makeHostFiles({ ...root.site.site, robots, hostFiles }, pages, attachments, folders))
    if (!root.site.attachments.includes(output.path)) whole.put(output, 'host files');
}

function addResult(result: EngineResult, { problems, counts }: EngineResult, { notes }: LoadedSite): void {
  result.problems.push(...problems);
  result.notes = [...new Set([...result.notes, ...notes])];
  for (const name of ['sources', 'compiled', 'pages', 'rendered'] as const) result.counts[name] += counts[name];
}

function fail({ whole, result, kept, site }: Building): undefined {
  whole.discard();
  result.problems = joinLanguages(result.problems, basesOf(site));
  result.ok = false;
  kept.last = undefined;
}

const basesOf = ({ locales }: Site): string[] => locales.map(({ baseUrl }) => baseUrl);

/** The folder of the language that a path of the output belongs to. */
function folderOf(path: string, locales: readonly SiteLocale[]): string {
  const folders = locales.map(({ folder }) => folder).filter((folder) => path.startsWith(folder));
  return folders.reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');
}

/** Returns the files of a folder, by paths below it. */
function filesIn(folder: string, files: ReadonlyMap<string, Written>): Map<string, Written> {
  const inside = [...files].filter(([path]) => path.startsWith(folder));
  return new Map(inside.map(([path, written]) => [path.slice(folder.length), written]));
}
