/** The plugins of a configuration that are there to run: presets taken apart, options checked by the plugins themselves. */

import { isAbsolute } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  cannotRun,
  contentKind,
  isAnswered,
  isContentKind,
  shortName,
} from '../../site/docusaurus/docusaurus-entries.js';
import { firstMessage } from '../../site/helpers/caught-error.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import type { Problem } from '../../site/problems/problem-types.js';
import {
  isOwnPath,
  type LoadedEntry,
  type LoaderOptions,
  loadEntry,
  type RawEntry,
  rawEntries,
} from './load-entries.js';
import type { Failure, Instance, MovedPlugin, Plain } from './plugin-types.js';

export interface ListedPlugins {
  instances: Instance[];
  /** The configuration: presets that ran as the plugins they gave, and without the plugins that are in `instances`. */
  config: Plain;
  /** Files that they were made of, absolute. */
  files: string[];
  failures: Failure[];
  problems: Problem[];
}

type Context = Plain & { siteConfig: Plain };

/** Finds and makes them, in the order of the reference: those of presets, then plugins, then themes. */
export async function listPlugins(config: Plain, context: Context, options: LoaderOptions): Promise<ListedPlugins> {
  const listed: ListedPlugins = { instances: [], config, files: [], failures: [], problems: [] };
  const { presets, plugins, themes } = await expand(config, context, options, listed);
  const keptPlugins = await makeAll(plugins, 'plugin', { context, options, listed });
  const keptThemes = await makeAll(themes, 'theme', { context, options, listed });
  listed.config = { ...config, presets, plugins: keptPlugins, themes: keptThemes };
  return listed;
}

/** Presets other than the classic one are asked what they consist of. */
async function expand(config: Plain, context: Context, options: LoaderOptions, listed: ListedPlugins) {
  const presets: unknown[] = [];
  const plugins: unknown[] = [];
  const themes: unknown[] = [];
  for (const entry of rawEntries(config.presets)) {
    const given = isClassic(entry) ? undefined : await askPreset(entry, context, options, listed);
    if (!given) {
      presets.push(entry.given);
      continue;
    }
    plugins.push(...rawEntries(given.plugins).map((one) => one.given));
    themes.push(...rawEntries(given.themes).map((one) => one.given));
  }
  return {
    presets,
    plugins: [...plugins, ...listOf(config.plugins)],
    themes: [...themes, ...listOf(config.themes)],
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isClassic = ({ written }: RawEntry): boolean => written !== undefined && shortName(written) === 'classic';

async function askPreset(entry: RawEntry, context: Context, options: LoaderOptions, listed: ListedPlugins) {
  const name = entry.written ?? 'preset';
  const loaded = await attempt(name, 'preset', () => loadEntry(entry, 'preset', options), listed);
  if (!isEntry(loaded, listed)) return undefined;
  const given = await attempt(name, 'preset', () => loaded.make(context, entry.options), listed);
  return isPlainObject(given) ? given : undefined;
}

interface Making {
  context: Context;
  options: LoaderOptions;
  listed: ListedPlugins;
}

/** Makes the plugins of a list. @returns the entries that are left to others: those that the tool answers, and those that are not there */
async function makeAll(list: readonly unknown[], kind: 'plugin' | 'theme', making: Making): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const entry of rawEntries(list)) {
    const made = isLeft(entry.written) ? undefined : await makeOne(entry, kind, making);
    if (!made) kept.push(entry.given);
    else if (made.content) kept.push([`@docusaurus/plugin-content-${made.content}`, contentOptions(made, making)]);
  }
  return kept;
}

/** True for plugins that the tool implements itself or cannot run. Files of the site are neither, whatever their names. */
function isLeft(written: string | undefined): boolean {
  if (written === undefined || isOwnPath(written)) return false;
  const name = shortName(written);
  return isAnswered(name) || cannotRun(name);
}

/** Returns the options of a content plugin. Besides the preset's instance it needs an id of its own. */
function contentOptions({ options, content }: Instance, { context }: Making): Plain {
  if (options.id !== 'default') return options;
  const isTaken = rawEntries(context.siteConfig.presets).some((preset) => preset.options[String(content)] !== false);
  const base = String(options.routeBasePath ?? options.path ?? '').replace(/^\W+|\W+$/g, '');
  return { ...options, id: isTaken && base !== '' ? base : 'default' };
}

async function makeOne(entry: RawEntry, kind: 'plugin' | 'theme', making: Making): Promise<Instance | undefined> {
  const { context, options, listed } = making;
  const written = entry.written === undefined ? functionName(entry) : fromFolder(entry.written, options.dir);
  const loaded = await attempt(written, 'import', () => loadEntry(entry, kind, options), listed);
  if (!isEntry(loaded, listed)) return undefined;
  listed.files.push(...loaded.files);
  const checked = await attempt(written, 'validateOptions', () => checkedOptions(loaded, entry.options), listed);
  if (!checked) return undefined;
  const theme = await attempt(written, 'validateThemeConfig', () => checkedTheme(loaded, context.siteConfig), listed);
  if (isPlainObject(theme)) context.siteConfig.themeConfig = theme;
  const made = await attempt(written, 'constructor', () => loaded.make(context, checked), listed);
  // A plugin may find that it has nothing to do.
  if (typeof made !== 'object' || made === null) return undefined;
  const plugin = made as MovedPlugin;
  const name = typeof plugin.name === 'string' ? plugin.name : written;
  const wrapped = wrappedContent(made);
  const content = wrapped?.kind ?? contentKind(name, checked);
  const handed = wrapped ? { ...checked, ...wrapped.options } : checked;
  const given = content ? withoutDefaults(handed, loaded, entry.options) : handed;
  const instance: Instance = {
    name,
    id: typeof given.id === 'string' ? given.id : 'default',
    options: given,
    plugin,
    folder: loaded.folder,
    content,
    isAbsent: wrapped?.absent !== undefined && wrapped.absent === plugin.loadContent,
  };
  listed.instances.push(instance);
  return instance;
}

/** Returns what the package of a kind of content was given by the plugin that wraps it (`missing-packages.ts`). */
function wrappedContent(made: object): { kind: Instance['content']; options: Plain; absent?: unknown } | undefined {
  const { kind, options, absent }: Plain = Reflect.get(made, Symbol.for('notes.content')) ?? {};
  return isContentKind(kind) && isPlainObject(options) ? { kind, options, absent } : undefined;
}

/** A path of the site from its folder, as it can be found on any machine. */
const fromFolder = (written: string, dir: string): string =>
  isAbsolute(written) && isOwnPath(written) ? pathFrom(dir, written) : written;

const functionName = ({ given }: RawEntry): string => {
  const code = Array.isArray(given) ? given[0] : given;
  return (typeof code === 'function' && code.name) || '(inline)';
};

function isEntry(
  loaded: LoadedEntry | { problems: Problem[] } | undefined,
  listed: ListedPlugins,
): loaded is LoadedEntry {
  if (loaded && 'problems' in loaded) listed.problems.push(...loaded.problems);
  return loaded !== undefined && !('problems' in loaded);
}

/** Runs code of others; what it throws is kept. */
async function attempt<T>(
  name: string,
  hook: string,
  run: () => T,
  listed: ListedPlugins,
): Promise<Awaited<T> | undefined> {
  try {
    return await runDeaf(() => runNamed({ name: `${name}: ${hook}`, blocks: true }, async () => await run()));
  } catch (error) {
    listed.failures.push({ name, hook, message: firstMessage(error) });
    return undefined;
  }
}

interface Schema {
  validate(value: unknown, options: object): { value?: unknown; error?: unknown };
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'validate' in value && typeof value.validate === 'function';

/** Options as the plugin finishes them. The id is ours to check. */
function checkedOptions({ validateOptions }: LoadedEntry, { id, ...options }: Plain): Plain {
  const withId = (checked: unknown): Plain => ({
    ...(isPlainObject(checked) ? checked : options),
    id: typeof id === 'string' ? id : 'default',
  });
  if (!validateOptions) return withId(options);
  // Most schemas know no id; some demand one.
  const validate = (schema: unknown, given: unknown) => {
    try {
      return withId(validated(schema, given, ['id']));
    } catch (error) {
      if (id === undefined) throw error;
      return withId(validated(schema, given, []));
    }
  };
  return withId(validateOptions({ validate, options: { ...options, ...(id !== undefined && { id }) } }));
}

/** Options of a plugin of content without what its package has filled in. */
function withoutDefaults(options: Plain, loaded: LoadedEntry, written: Plain): Plain {
  let defaults: Plain = {};
  try {
    defaults = checkedOptions(loaded, {});
  } catch {
    // Some have to be written.
  }
  const isOwn = ([name, value]: [string, unknown]) =>
    name === 'id' || Object.hasOwn(written, name) || !isDeepStrictEqual(value, defaults[name]);
  return Object.fromEntries(Object.entries(options).filter(isOwn));
}

/** The theme's options as the plugin finishes them. */
function checkedTheme({ validateThemeConfig }: LoadedEntry, { themeConfig }: Plain): unknown {
  const given = isPlainObject(themeConfig) ? themeConfig : {};
  if (!validateThemeConfig) return undefined;
  const validate = (schema: unknown, value: unknown) => validated(schema, value, []);
  return validateThemeConfig({ validate, themeConfig: given });
}

/** A value as a schema of the plugin's own package finishes it; throws what that finds wrong. */
function validated(schema: unknown, given: unknown, without: readonly string[]): unknown {
  if (!isSchema(schema)) return given;
  const value = isPlainObject(given)
    ? Object.fromEntries(Object.entries(given).filter(([key]) => !without.includes(key)))
    : given;
  const result = schema.validate(value, { convert: false, allowUnknown: without.length === 0 });
  if (result.error) throw result.error;
  return result.value;
}
