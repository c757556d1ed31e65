/** Modules that belong to a site's configuration (config file, sidebars): bundled for Node and run. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from 'esbuild';
import { bundlerErrors, messageOf } from '../../site/helpers/caught-error.js';
import { pathFrom, posixPath, withoutKind } from '../../site/helpers/file-paths.js';
import { hashOf } from '../../site/helpers/hash.js';
import { jsonFaultAt } from '../../site/helpers/json-fault.js';
import { runDeaf } from '../../site/helpers/signals.js';
import { runNamed } from '../../site/helpers/site-code.js';
import { systemError } from '../../site/helpers/system-error.js';
import { bytesToColumn, placeAt } from '../../site/helpers/text-place.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineEdit } from '../../site/problems/repair.js';
import { encodingProblem } from '../../site/sources/file-encoding.js';
import { jsonProblems, mendedJson } from '../../site/sources/json-slips.js';
import { withCodeRepair } from './code-repairs.js';
import { commonJsProblem } from './commonjs-export.js';
import { type BundleInput, banner, bundleOptions, codeOf } from './config-bundle.js';
import { generatedLists, inputFile, OWN_PLACES } from './config-modules.js';
import { errorPlace } from './config-places.js';
import { readText } from './file-text.js';
import { filesBelow } from './files-below.js';
import { inFolder } from './in-folder.js';
import { withMeantName } from './meant-name.js';
import { absentPackages } from './missing-packages.js';

/** Exports of a module, or the reason why it could not be run. */
export interface LoadedModule {
  /** Default export; the value of a JSON file. */
  value?: unknown;
  /** Hash of the module with everything it imports. */
  hash: string;
  /** Absolute paths of the module and its imports: a change of one of them changes the configuration. */
  files: string[];
  /** The module with all it imports from files, as one; absent where there is nothing to run. */
  code?: string;
  /** No earlier build has run the code. */
  isNew?: boolean;
  /** Reasons why it could not be run. */
  problems: Problem[];
  /** Recommended changes in a module that runs. */
  warnings: Problem[];
}

/** The bundled code of a module with its source files; kept in the memo. */
interface Bundled {
  code: string;
  /** Absolute path and content hash. */
  inputs: [file: string, hash: string][];
  warnings: Problem[];
}

/** Keeps bundled modules between runs. */
export interface ModuleCache {
  now(): number;
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): unknown;
}

export interface LoadOptions extends BundleInput {
  /** Site folder: problems name files relative to it. */
  dir: string;
  /** Folder for the code to run. */
  cacheDir: string;
  cache?: ModuleCache;
  /** Files that it imports and that are not there are empty lists, with a warning. */
  lists?: boolean;
  /** Return all exports, not only the default. */
  whole?: boolean;
  /** Further input of its value: Node would return the cached one. */
  anew?: boolean;
}

/** Bundles (unless nothing changed) and runs a module; JSON is read. */
export async function loadModule(file: string, options: LoadOptions): Promise<LoadedModule> {
  if (extname(file) === '.json') return loadJson(file, options.dir);
  const key = `module:${file}`;
  const cache = options.texts ? undefined : options.cache;
  let bundled = cache?.get<Bundled>(key);
  let isNew = false;
  if (!bundled?.inputs.every(([path, hash]) => hashOfFile(path) === hash)) {
    const made = await bundleModule(file, options);
    if ('problems' in made) return { hash: '', files: [file], problems: made.problems, warnings: [] };
    bundled = made;
    isNew = true;
    // A file that was missing may be there the next time.
    if (!bundled.warnings.some(({ code }) => code === 'import-absent')) cache?.set(key, bundled);
  }
  const files = bundled.inputs.map(([path]) => path);
  const hash = hashOf(bundled.code);
  const { warnings } = bundled;
  const code = bundled.code.slice(banner(file, options).length);
  // A cache folder that cannot be written is no fault of the configuration.
  const module = writeModule(bundled.code, hash, options.cacheDir);
  const named = { name: posixPath(relative(options.dir, file)), blocks: isNew };
  try {
    const runs = () => run(module, options.anew || DISK.test(code));
    // An export may be a promise, whose code is still running.
    const whole = async () => {
      const exported = await runs();
      return options.whole ? exported : await exported.default;
    };
    return {
      value: await runNamed(named, () => (options.foreign ? inFolder(options.dir, whole) : whole())),
      hash,
      files,
      code,
      isNew,
      problems: [],
      warnings,
    };
  } catch (error) {
    const message = messageOf(error);
    const place = (await errorPlace(error, file, options)) ?? { file: pathFrom(options.dir, file) };
    const names = absentPackages(code).join(', ');
    const found =
      commonJsProblem(message, file, place.file) ??
      (names === ''
        ? problem('config-throws', { message }, withMeantName(place, message, file))
        : problem('config-lacks-packages', { message, names }, place));
    return { hash, files, problems: [found], warnings };
  }
}

function loadJson(file: string, dir: string): LoadedModule {
  const text = readFileSync(file, 'utf8');
  const loaded = { hash: hashOf(text), files: [file], warnings: [] };
  const encodings = encodingProblems([file], dir);
  if (encodings.length > 0) return { ...loaded, problems: encodings };
  try {
    return { ...loaded, value: JSON.parse(text), problems: [] };
  } catch (error) {
    const path = pathFrom(dir, file);
    const slips = mendedJson(text)?.slips;
    if (slips) return { ...loaded, problems: jsonProblems({ path, text }, slips, 'error') };
    const place = placeAt(text, Math.min(jsonFaultAt(text), text.trimEnd().length), 1, path);
    // Engines quote what follows the fault over several lines.
    const [message = ''] = messageOf(error).split(/, \.\.\.|\n/);
    return { ...loaded, problems: [problem('config-syntax', { message }, place)] };
  }
}

async function bundleModule(file: string, options: LoadOptions): Promise<Bundled | { problems: Problem[] }> {
  const { build } = await import('esbuild');
  const { dir } = options;
  const began = options.cache?.now() ?? 0;
  const encodings = encodingProblems([file], dir);
  if (encodings.length > 0) return { problems: encodings };
  const absent: Problem[] = [];
  const told = (specifier: string, importer: string) => void absent.push(absentList(specifier, importer, dir));
  const { plugins, ...rest } = bundleOptions(file, options);
  const all = [...(options.lists ? [generatedLists(told)] : []), ...plugins];
  try {
    const result = await build({ ...rest, plugins: all });
    const inputs = Object.keys(result.metafile.inputs)
      .flatMap((path) => inputFile(path, dirname(file)) ?? [])
      .map((path): [string, string] => [path, hashOfRead(path, began)])
      .sort();
    const others = encodingProblems(
      inputs.map(([path]) => path),
      dir,
    );
    if (others.length > 0) return { problems: others };
    const warnings = [...absent, ...inputs.flatMap(([path]) => oldImport(path, dir))];
    return { code: codeOf(result.outputFiles), inputs, warnings };
  } catch (error) {
    // Rewritten files have other lines: the same is asked of the files on the disk, unless other texts are meant.
    const plain = { ...rest, plugins: all.filter(({ name }) => name !== OWN_PLACES) };
    const found = options.texts
      ? error
      : await build(plain).then(
          () => error,
          (cause: unknown) => cause,
        );
    return { problems: esbuildProblems(found, dir, 'config-syntax').map(withQuotes) };
  }
}

/** Files that a bundle takes as texts. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|ya?ml|css|s[ac]ss|less)$/i;

/** The problems of the site's own code, sheets and data that are not UTF-8: the bundler would read something, and the site would show it. */
export const encodingProblems = (files: readonly string[], dir: string): Problem[] =>
  files.flatMap((file) =>
    !TEXT.test(file) || /[\\/]node_modules[\\/]/.test(file) || readError(file)
      ? []
      : (encodingProblem(readFileSync(file), pathFrom(dir, file)) ?? []),
  );

/** `title: My Site`: words after a key want quotation marks. */
function withQuotes(found: Problem): Problem {
  const { sourceLine = '', line, column = 0, repair } = found;
  const [, head = '', words = ''] =
    /^([ \t]*[\w$]+:[ \t]+)([\p{L}\p{N}][^'"`{}()[\],;/:=>]*[^'"`{}()[\],;/:=>\s]),?[ \t]*$/u.exec(sourceLine) ?? [];
  const isInside = column > head.length + 1 && column <= head.length + words.length;
  if (repair || line === undefined || !/\s/.test(words) || !isInside) return found;
  const nearest = `'${words}'`;
  const edits = [lineEdit(line, head.length + 1, words.length, nearest)];
  return { ...found, nearest, repair: { edits, sure: false } };
}

/** A list that is not there, at its import. */
function absentList(specifier: string, importer: string, dir: string): Problem {
  const text = readText(importer) ?? '';
  const place = placeAt(text, Math.max(0, text.indexOf(specifier)), specifier.length, pathFrom(dir, importer));
  return { ...problem('import-absent', { specifier, names: basename(specifier) }, place), level: 'warning' };
}

/** The first import of a file that still names the package `notes`, as it was called in earlier versions. */
function oldImport(file: string, dir: string): Problem[] {
  const text = readFileSync(file, 'utf8');
  const found = /\b(?:from|import)\s*\(?\s*(['"])(notes(?:\/config)?)\1/.exec(text);
  if (!found) return [];
  const [whole, , name = ''] = found;
  const place = placeAt(text, found.index + whole.lastIndexOf(name), name.length, pathFrom(dir, file));
  const { line, column } = place;
  const edit = { line, column, endLine: line, endColumn: column + name.length, text: 'biji' };
  return [problem('config-old-package', {}, { ...place, repair: { edits: [edit], sure: true } })];
}

function writeModule(code: string, hash: string, cacheDir: string): string {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `config-${process.pid}-${hash}.mjs`);
  writeFileSync(file, code);
  return file;
}

/** Code that looks at files says something else when they change. */
const DISK = /["'](?:node:)?fs(?:\/promises)?["']/;

/** Runs a module that was written for this, and removes it. Node keeps modules by their address: `again` gives it another one. */
async function run(file: string, anew: boolean): Promise<{ default?: unknown }> {
  try {
    const address = pathToFileURL(file).href + (anew ? `?${randomUUID()}` : '');
    const module: { default?: unknown } = await runDeaf(() => import(address));
    return module;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Returns what the system says of a file that is there and cannot be read. */
export function unreadable(file: string): NodeJS.ErrnoException | undefined {
  const error = readError(file);
  return error?.code === 'ENOENT' ? undefined : error;
}

/** Returns what the system says of a file that cannot be read; undefined for one that can. */
export function readError(file: string): NodeJS.ErrnoException | undefined {
  try {
    readFileSync(file);
    return undefined;
  } catch (error) {
    return systemError(error);
  }
}

/** Hash of a file, or of the names below a folder. */
export function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file));
  } catch {
    const names = filesBelow(file, 'node_modules');
    return names.length > 0 ? hashOf(names.join('\n')) : '';
  }
}

/**
 * Hash of a file that went into a bundle. One that has changed since the bundle was `began` has none that counts: which of its contents was
 * read nobody knows, so that the next look finds another one.
 */
export function hashOfRead(file: string, began: number): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && stat.ctimeMs > began ? 'changed' : hashOfFile(file);
}

/** Name of the plugin that keeps the module that pushes search records out of the browser (`keep-push-out.ts`). */
export const PUSH_GUARD = 'search-push';

/** Messages of esbuild about its own process. */
const NOT_RUN =
  /^The service (?:was stopped|is no longer running)|^The package "@esbuild\/|^Cannot start service|^spawn /;

/** esbuild's messages as problems with place and source line. */
export function esbuildProblems(error: unknown, dir: string, code: string): Problem[] {
  const errors = bundlerErrors(error);
  if (errors.length === 0) {
    const message = messageOf(error);
    return [problem(NOT_RUN.test(message) ? 'bundler-stopped' : code, { message })];
  }
  return withoutOpenTags(errors)
    .map((message) => toProblem(message, dir, code))
    .map((found) => withCodeRepair(found, dir));
}

/** An unclosed tag is reported at its start, without the errors that follow from it. */
function withoutOpenTags(errors: readonly Message[]): Message[] {
  const open = errors.flatMap((error) => {
    const tag = /^Unexpected end of file before a closing (?:"(.+)"|fragment) tag$/.exec(error.text);
    const location = error.notes.find(({ text }) => text.startsWith('The opening '))?.location;
    return tag && location ? [{ ...error, location, text: `"</${tag[1] ?? ''}>" is missing` }] : [];
  });
  if (open.length === 0) return [...errors];
  const files = new Set(open.map(({ location }) => location.file));
  return [...errors.filter(({ location }) => !location || !files.has(location.file)), ...open];
}

/** Returns the code of a message of the bundler, with its arguments. */
function wordsOf({ text, pluginName }: Message, given: string): [code: string, args: Record<string, string>] {
  if (pluginName === PUSH_GUARD) return ['search-push-in-browser', { path: text }];
  // A file of the configuration does not belong to a page.
  const ending = given === 'code-syntax' ? /^No loader is configured for "([^"]+)" files/.exec(text)?.[1] : undefined;
  return ending === undefined ? [given, { message: text }] : ['import-kind', { ending }];
}

function toProblem(message: Message, dir: string, given: string): Problem {
  const [code, args] = wordsOf(message, given);
  const { location } = message;
  if (!location) return problem(code, args);
  const bare = withoutKind(location.file);
  const file = isAbsolute(bare) ? relative(dir, bare) : bare;
  const [unread] = encodingProblems([join(dir, file)], dir);
  if (unread) return unread;
  const { line, lineText } = location;
  return problem(code, args, { file: posixPath(file), line, ...unitsOf(location), sourceLine: lineText });
}

/** The bundler counts bytes. */
function unitsOf({ lineText, column, length }: NonNullable<Message['location']>): { column: number; length: number } {
  const start = bytesToColumn(lineText, column);
  return { column: start + 1, length: bytesToColumn(lineText, column + length) - start };
}
