/**
 * Files that the site's code refers to relatively, as bundlers resolve them: `new URL('./x.json', import.meta.url)` is the address of the file in the
 * output, `new Worker(new URL('./x.js', import.meta.url))` that of a script with all of its imports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { BuildOptions, OnLoadResult, Plugin } from 'esbuild';
import { withoutKind } from '../../site/helpers/file-paths.js';
import { literal } from '../../site/helpers/glob.js';
import { loaderOf } from './code-language.js';
import { readText } from './file-text.js';
import { type WithContexts, withContexts } from './require-contexts.js';
import { withSharedContexts } from './shared-contexts.js';
import { withTextTables } from './text-tables.js';

const CALL =
  /(\bnew\s+(?:Shared)?Worker\s*\(\s*)?\bnew\s+URL\s*\(\s*(['"`])(\.{1,2}\/[^'"`$\n]+)\2\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/** Marks the import of an address. */
const MARK = /^(address|worker)-of:/;

/** An import as its author wrote it. */
export const withoutMark = (specifier: string): string => specifier.replace(MARK, '');

/** Appends an import for each such address after the last line, so that positions are kept. */
function withAddresses(code: string): string {
  if (!code.includes('import.meta.url')) return code;
  const imports: string[] = [];
  const made = code.replace(CALL, (_, worker: string | undefined, __, path: string) => {
    const name = `__address${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${worker ? 'worker' : 'address'}-of:${path}`)};`);
    return `${worker ?? ''}new URL(${name}, typeof document === 'undefined' ? import.meta.url : document.baseURI)`;
  });
  return imports.length > 0 ? `${made}\n${imports.join(' ')}` : made;
}

/** Whose code is read. */
export interface OwnCode {
  /** Site folder. */
  dir: string;
  /** Its theme files and its pages are bundles of their own that share contexts. */
  isMoved: boolean;
}

/** Returns the text of a file with imports of the files it refers to, and the folders that it reads. */
export function withNamedFiles(code: string, file: string, { dir, isMoved }: OwnCode): WithContexts {
  const shared = isMoved ? withSharedContexts(code, file, dir) : code;
  return withContexts(withTextTables(withAddresses(shared), dirname(file)), dirname(file), dir);
}

/** The addresses in the code of one bundle. */
export interface UrlModules {
  /** @param options of the bundle of a worker; undefined: workers do not run there */
  plugin(options: (() => BuildOptions) | undefined): Plugin;
  /** Files that the addresses in a file are made of; absolute. */
  partsOf(file: string): readonly string[];
}

/** @param own only the site's own code is looked at, as asking for each file of a package takes time */
export function urlModules(own: OwnCode): UrlModules {
  const parts = new Map<string, Set<string>>();
  const note = (importer: string, files: readonly string[]) =>
    parts.set(importer, new Set([...(parts.get(importer) ?? []), ...files]));
  return {
    partsOf: (file) => [...(parts.get(file) ?? [])],
    plugin: (options) => ({
      name: 'url-modules',
      setup(build) {
        build.onLoad({ filter: ownCode(own.dir), namespace: 'file' }, ({ path }) => {
          const written = readText(path);
          const code = written ?? otherSpelling(path);
          const { code: contents, folders } = withNamedFiles(code, path, own);
          if (folders.length > 0) note(path, folders);
          const loader = loaderOf(path, code);
          const isPlain = written !== undefined && contents === code && loader !== 'tsx';
          return isPlain ? undefined : { contents, loader, resolveDir: dirname(path) };
        });
        build.onResolve({ filter: MARK }, async ({ path, importer, resolveDir }) => {
          const found = await build.resolve(withoutMark(path), { kind: 'import-statement', importer, resolveDir });
          if (found.errors.length > 0) return found;
          note(importer, [found.path]);
          if (path.startsWith('address')) return { path: found.path, namespace: 'address' };
          const name = `${basename(found.path, extname(found.path))}.js`;
          return { path: join(dirname(found.path), name), namespace: 'worker', pluginData: [found.path, importer] };
        });
        build.onLoad({ filter: /.*/, namespace: 'address' }, ({ path }) => ({
          contents: readFileSync(path),
          loader: 'file',
        }));
        build.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ pluginData: [file, importer] }) => {
          if (!options) return { contents: '', loader: 'file' };
          const made = await bundleWorker(file, options());
          note(importer, made.files);
          return made.result;
        });
      },
    }),
  };
}

/** Text of a file that the bundler found by an import in other letters' case, which the disk tells apart. */
function otherSpelling(path: string): string {
  const folder = dirname(path);
  const written = basename(path).toLowerCase();
  const name = readdirSync(folder).find((entry) => entry.toLowerCase() === written);
  return readFileSync(join(folder, name ?? basename(path)), 'utf8');
}

/** Code files of the site, but for packages and hidden folders. */
function ownCode(dir: string): RegExp {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name),
  );
  const inside = ['[^/\\\\]+', ...folders.map(({ name }) => `${literal(name)}[/\\\\].*`)];
  return new RegExp(`^${literal(dir)}[/\\\\](?:${inside.join('|')})\\.[jt]sx?$`);
}

/** A worker with all it imports, as one script. */
async function bundleWorker(
  file: string,
  options: BuildOptions,
): Promise<{ result: OnLoadResult; files: readonly string[] }> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [file],
    format: 'iife',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).flatMap((name) =>
    withoutKind(name) === name ? [resolve(options.absWorkingDir ?? '', name)] : [],
  );
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  return { result: { contents: script?.contents ?? '', loader: 'file' }, files };
}
