/** Presets, plugins and themes as a Docusaurus configuration names them → what they are: functions of packages, of files, or inline. */
import { dirname, extname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolvedFile } from '../../output/modules/installed-package.js';
import { type LoadedModule, loadModule } from '../../output/modules/run-config.js';
import { absentPackage, isPlainObject } from '../../site/helpers/schema.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { statOf } from '../write/disk.js';
import type { Plain } from './plugin-types.js';

/** One entry of a list. */
export interface RawEntry {
  /** The value in the configuration. */
  given: unknown;
  /** Its name; undefined for inline code. */
  written?: string;
  options: Plain;
}

/** The code of an entry. */
export interface LoadedEntry {
  make: (context: Plain, options: Plain) => unknown;
  validateOptions?: (args: Plain) => unknown;
  validateThemeConfig?: (args: Plain) => unknown;
  /** Folder of the module. */
  folder: string;
  /** Files that it was made of, absolute; empty for packages. */
  files: string[];
}

export interface LoaderOptions {
  dir: string;
  configFile: string;
  cacheDir: string;
}

/** `name`, `[name, options]`, a function, or `[function, options]`; entries that are switched off are left out. */
export function rawEntries(value: unknown): RawEntry[] {
  return (Array.isArray(value) ? value : []).filter(Boolean).map((given) => {
    const [code, options] = Array.isArray(given) ? given : [given];
    return {
      given,
      ...(typeof code === 'string' && { written: code }),
      options: isPlainObject(options) ? options : {},
    };
  });
}

const codeOf = ({ given }: RawEntry): unknown => (Array.isArray(given) ? given[0] : given);

/** Loads the code of an entry; undefined where it is not installed. */
export async function loadEntry(
  entry: RawEntry,
  kind: 'plugin' | 'preset' | 'theme',
  options: LoaderOptions,
): Promise<LoadedEntry | { problems: Problem[] } | undefined> {
  const folder = dirname(options.configFile);
  if (entry.written === undefined) return entryOf(codeOf(entry), folder);
  const file = findFile(entry.written, kind, options);
  if (file === undefined) return withoutPackage(entry.written, folder);
  if (isOwn(file)) return bundledEntry(file, options);
  try {
    return entryOf(await import(pathToFileURL(file).href), dirname(file));
  } catch (error) {
    // Node reads less than what the reference loads packages with: no imports without an extension or of a folder, no TypeScript.
    const bundled = isForBundlers(error) ? await bundledEntry(file, options) : undefined;
    if (!bundled || 'problems' in bundled) throw error;
    return { ...bundled, files: [] };
  }
}

/** Plugins that hand their options on and do nothing else. */
const PLAIN: Readonly<Record<string, LoadedEntry['make']>> = {
  'docusaurus-plugin-module-alias': (_, { alias }) => ({
    name: 'docusaurus-plugin-module-alias',
    configureWebpack: () => ({ resolve: { alias } }),
  }),
};

/** One of those, by any of its names, where its package is not installed. */
function withoutPackage(written: string, folder: string): LoadedEntry | undefined {
  const make = [written, ...longNames(written, 'plugin')].flatMap((name) => PLAIN[name] ?? [])[0];
  return make && { make, folder, files: [] };
}

async function bundledEntry(file: string, { dir, cacheDir }: LoaderOptions): ReturnType<typeof loadEntry> {
  const loaded: LoadedModule = await loadModule(file, { dir, cacheDir, foreign: true, whole: true });
  if (loaded.problems.length > 0) return { problems: loaded.problems };
  return entryOf(loaded.value, dirname(file), loaded.files);
}

const isForBundlers = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error &&
    'code' in error &&
    /^ERR_(?:MODULE_NOT_FOUND|UNSUPPORTED_DIR_IMPORT|UNKNOWN_FILE_EXTENSION)$/.test(String(error.code)));

const isOwn = (file: string): boolean => !/[\\/]node_modules[\\/]/.test(file);

/** True for a name that is the path of a file outside packages. */
export const isOwnPath = (written: string): boolean =>
  (written.startsWith('.') || isAbsolute(written)) && isOwn(written);

/** Returns a module's plugin: its default export, with validators next to it or on it. */
function entryOf(value: unknown, folder: string, files: string[] = []): LoadedEntry | undefined {
  const members = membersOf(value);
  const inner = membersOf(members.default);
  const make = [value, members.default, inner.default].find((found) => typeof found === 'function');
  if (!make || absentPackage(make) !== undefined) return undefined;
  const validator = (name: string) =>
    [members[name], inner[name], Reflect.get(make, name)].find((found) => typeof found === 'function') as
      | ((args: Plain) => unknown)
      | undefined;
  return {
    make: make as LoadedEntry['make'],
    validateOptions: validator('validateOptions'),
    validateThemeConfig: validator('validateThemeConfig'),
    folder,
    files,
  };
}

const membersOf = (value: unknown): Plain =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? (value as Plain) : {};

const ENDS = [
  ...['', '.js', '.ts', '.mjs', '.cjs', '.tsx', '.mts', '.jsx'],
  ...['/index.js', '/index.ts', '/index.mjs', '/index.cjs', '/index.tsx'],
];

/** Returns the file of a path that may lack its ending. */
export const fileAt = (stem: string): string | undefined =>
  ENDS.map((end) => stem + end).find((file) => extname(file) !== '' && statOf(file)?.isFile());

/** File of a name: a path from the configuration, or a package by any of the names that the reference tries. */
function findFile(name: string, kind: string, { dir, configFile }: LoaderOptions): string | undefined {
  if (name.startsWith('.') || isAbsolute(name)) {
    const stem = isAbsolute(name) ? name : join(dirname(configFile), name);
    const own = fileAt(stem);
    if (own !== undefined) return own;
  }
  const names = [name, ...longNames(name, kind)];
  for (const from of [configFile, join(dir, 'x.js')])
    for (const one of names) {
      const found = resolvedFile(one, from);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Returns the package names that a shorthand may refer to. */
function longNames(name: string, kind: string): string[] {
  if (!name.startsWith('@')) return [`@docusaurus/${kind}-${name}`, `docusaurus-${kind}-${name}`];
  const [scope, rest] = name.split(/\/(.*)/s);
  return rest ? [`${scope}/docusaurus-${kind}-${rest}`] : [`${scope}/docusaurus-${kind}`];
}
