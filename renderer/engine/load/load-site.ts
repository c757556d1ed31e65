/** The first step of every command: the configuration, run and checked. */
import { basename, join } from 'node:path';
import { errorPlace } from '../../output/modules/config-places.js';
import { readText } from '../../output/modules/file-text.js';
import { inFolder } from '../../output/modules/in-folder.js';
import {
  type LoadedModule,
  loadModule,
  type ModuleCache,
  readError,
  unreadable,
} from '../../output/modules/run-config.js';
import { type ConfigContext, resolveConfig } from '../../site/configuration/config.js';
import { placeOf } from '../../site/configuration/config-checks.js';
import type { Site, SiteResult } from '../../site/configuration/config-types.js';
import { type Texts, translateSite, translationFile } from '../../site/configuration/translations.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { isInside, pathFrom, posixPath } from '../../site/helpers/file-paths.js';
import { hashOf } from '../../site/helpers/hash.js';
import { isBasePath } from '../../site/helpers/safe-address.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { REDIRECTS_FILE, readRedirects } from '../../site/sources/redirects-file.js';
import { readTexts } from '../../site/sources/translation-files.js';
import { extendSite } from '../plugins/extend-site.js';
import { watchedRoot } from '../plugins/folder-files.js';
import { keepRun, type PluginKeeper } from '../plugins/keep-run.js';
import type { PluginRun } from '../plugins/plugin-types.js';
import { askedLocales, type EngineOptions } from '../run/options.js';
import { literalProblems, strongSearchKey } from '../run/secrets.js';
import { pathExists } from '../write/disk.js';
import { nameProblems } from './config-names.js';
import { inLocale } from './current-locale.js';
import { fromDocusaurus, withTextSteps } from './foreign-config.js';
import { movedTexts } from './moved-texts.js';
import { findPlugins } from './plugin-paths.js';
import { withOwnLanguages } from './prism-languages.js';
import { settlePlugins } from './settle-plugins.js';

export interface LoadedSite {
  site: Site | null;
  problems: Problem[];
  /** Options that could not be converted, in words (D19). */
  notes: string[];
  /** Files whose change makes another configuration; absolute. */
  files: string[];
  /** Code that was run for it. */
  code?: string;
  /** Addresses of Markdown plugins whose inputs are all known. */
  steps?: readonly string[];
}

/**
 * Runs the configuration file and makes a `Site` of it.
 * @param cache bundled configurations of earlier runs
 * @param keeper what plugins of a Docusaurus site gave earlier in this process
 */
export function loadSite(options: EngineOptions, cache?: ModuleCache, keeper?: PluginKeeper): Promise<LoadedSite> {
  const run = () => load(options, cache, keeper);
  return options.locale !== undefined && isForeignConfig(options.configFile) ? inLocale(options.locale, run) : run();
}

async function load(options: EngineOptions, cache?: ModuleCache, keeper?: PluginKeeper): Promise<LoadedSite> {
  const { dir, configFile, cacheDir } = options;
  const refused = wrongBase(options) ?? unreadableConfig(dir, configFile);
  if (refused) return { site: null, notes: [], files: [configFile], problems: [refused] };
  const isForeign = isForeignConfig(configFile);
  const anew = isForeign && options.locale !== undefined;
  const loaded = await loadModule(configFile, { dir, cacheDir, cache, foreign: isForeign, anew });
  const nothing = { site: null, notes: [], files: loaded.files };
  const told = [...(options.problems ?? []), ...loaded.warnings];
  if (loaded.problems.length > 0) return { ...nothing, problems: [...told, ...loaded.problems] };
  const run = await callConfig(loaded, options);
  if ('problems' in run) return { ...nothing, problems: [...told, ...run.problems] };
  const config = isPlainObject(run.value) ? run.value : {};
  const plugins = isForeign
    ? await inFolder(dir, () => keepRun({ ...options, config }, loaded.hash, keeper))
    : undefined;
  const foreign = plugins && fromDocusaurus(run.value, dir, basename(configFile), plugins);
  const raw = foreign ? foreign.config : run.value;
  const place = pathFrom(dir, configFile);
  const result = checkConfig(raw, {
    dir,
    configFile: place,
    configHash: loaded.hash,
    text: foreign ? undefined : readText(configFile),
    locale: options.locale,
    base: options.base,
  });
  const notes = foreign?.notes ?? [];
  // Known problems are reported in addition to an error.
  const warnings = [...told, ...(foreign?.problems ?? []), ...result.problems];
  if (!result.site) return { site: null, problems: warnings, notes, files: loaded.files };
  const spoken = await inLanguage(isForeign ? withTextSteps(result.site, run.value) : result.site, isForeign);
  warnings.push(
    ...spoken.problems,
    ...(isForeign ? [] : await nameProblems(result.site, readText(configFile), askedLocales(options))),
  );
  const based: Site = options.documents ? { ...spoken.site, router: 'browser' } : spoken.site;
  const strong = strongSearchKey(based, options.environment ?? {});
  if (strong) {
    const { file, line } = placeOf(['search', 'apiKey'], { path: place, text: readText(configFile) });
    warnings.push(problem('search-key-write', { name: strong }, { file, line }));
    return { site: null, problems: warnings, notes, files: loaded.files };
  }
  const literals = loaded.files
    .filter(isOwn)
    .flatMap((file) => literalProblems(pathFrom(dir, file), readText(file) ?? ''));
  if (literals.length > 0) return { site: null, problems: [...warnings, ...literals], notes, files: loaded.files };
  const made = await finishSite(based, options, keeper);
  warnings.push(...made.warnings);
  const coloured = made.site && isForeign ? await withOwnLanguages(made.site, options, cache) : undefined;
  warnings.push(...(coloured?.problems ?? []));
  const ownFiles = [...spoken.files, ...made.files, ...(coloured?.files ?? [])];
  const files = [...loaded.files, ...(plugins ? watchedFiles(plugins, dir) : []), ...ownFiles];
  const site = coloured?.site ?? made.site;
  if (!site) return { site: null, problems: [...warnings, ...made.problems], notes, files };
  return {
    site: plugins ? { ...site, plugins: plugins.site, absent: foreign?.absent, replaced: foreign?.replaced } : site,
    problems: warnings,
    notes,
    files,
    code: loaded.code,
    steps: made.steps,
  };
}

/** The site with the redirects of their file and with what its plugins add; null where something is wrong with these. */
async function finishSite(site: Site, options: EngineOptions, keeper?: PluginKeeper) {
  const { dir } = options;
  const unread: Problem[] = [];
  const moved = readRedirects(siteText(dir, REDIRECTS_FILE, unread));
  const redirected = { ...site, redirects: [...site.redirects, ...moved.redirects] };
  const extended = await extendSite(redirected, { options, keeper });
  const found = findPlugins(extended.site);
  const all = [...unread, ...found.problems, ...extended.problems];
  const problems = all.filter(({ level }) => level === 'error');
  return {
    site: problems.length > 0 ? null : found.site,
    warnings: [...moved.problems, ...all.filter(({ level }) => level !== 'error')],
    problems,
    files: [...extended.files, join(dir, REDIRECTS_FILE)],
    steps: extended.steps,
  };
}

/** Returns the text of an optional file. An unreadable one is reported. */
function siteText(dir: string, path: string, problems: Problem[]): string | undefined {
  const file = join(dir, path);
  const text = readText(file);
  const refused = text === undefined ? unreadable(file) : undefined;
  if (refused) problems.push(problem('source-unreadable', { reason: refused.message }, { file: path }));
  return text;
}

/** The site with its texts in its language, as files of the site have them. */
async function inLanguage(site: Site, isForeign: boolean) {
  const problems: Problem[] = [];
  const read = (path: string, known?: Texts): Texts => {
    const { texts, problems: found } = readTexts(siteText(site.dir, path, problems), path, known);
    problems.push(...found);
    return texts;
  };
  const codeFile = translationFile(site, 'code.json');
  const isChecked = !isForeign && pathExists(site.dir, codeFile);
  const known = isChecked ? (await import('../../../theme/texts/all-texts.js')).allTexts(site.locale) : {};
  const given = isForeign ? await movedTexts(site) : { texts: {}, files: [] };
  const texts = { ...given.texts, ...read(codeFile, known) };
  return { site: { ...translateSite(site, (path) => read(path)), texts }, problems, files: given.files };
}

const wrongBase = ({ base }: EngineOptions): Problem | undefined =>
  base === undefined || isBasePath(base) ? undefined : problem('config-base-invalid', { base });

/** Files of plugins, and places outside the site folder that they watch. */
const watchedFiles = ({ files, watched }: PluginRun, dir: string): string[] => [
  ...files,
  ...watched.map((pattern) => watchedRoot(pattern, dir)).filter((root) => !isInside(dir, root)),
];

/** Returns why a configuration file cannot be read. */
function unreadableConfig(dir: string, configFile: string): Problem | undefined {
  const refused = readError(configFile);
  if (refused?.code === 'EACCES' || refused?.code === 'EPERM')
    return problem('source-unreadable', { reason: refused.message }, { file: pathFrom(dir, configFile) });
  return refused && problem('config-not-found', { folder: dir, candidates: basename(configFile) });
}

const isForeignConfig = (file: string): boolean => basename(file).startsWith('docusaurus.');

const isOwn = (file: string) => !posixPath(file).includes('/node_modules/');

/** Reading a configuration may run code of its own: getters, proxies. */
function checkConfig(raw: unknown, context: ConfigContext): SiteResult {
  try {
    return resolveConfig(raw, context);
  } catch (error) {
    const message = messageOf(error);
    return { site: null, problems: [problem('config-throws', { message }, { file: context.configFile })] };
  }
}

/** A configuration may be an object or a function, sync or async (B7.12). */
export async function callConfig(
  loaded: LoadedModule,
  options: EngineOptions,
): Promise<{ value: unknown } | { problems: Problem[] }> {
  try {
    const { value, isNew = false } = loaded;
    const isForeign = isForeignConfig(options.configFile);
    const code = { name: basename(options.configFile), blocks: isNew };
    const made: unknown =
      typeof value === 'function'
        ? await runDeaf(() => runNamed(code, () => (isForeign ? inFolder(options.dir, () => value()) : value())))
        : await value;
    if (isForeign) await settlePlugins(made);
    return { value: made };
  } catch (error) {
    const message = messageOf(error);
    const place = await errorPlace(error, options.configFile, options);
    return { problems: [problem('config-throws', { message }, place ?? { file: basename(options.configFile) })] };
  }
}

/** Hash of the options that change what a site is made into. */
export function optionsHash({ base, drafts, check, documents }: EngineOptions): string {
  return hashOf(JSON.stringify([base, drafts, check, documents]));
}
