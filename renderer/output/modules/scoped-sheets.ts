/**
 * CSS modules, each read by a run of the bundler of its own: in a run for several pages the names of its classes get numbers, so that the
 * bytes of a page would depend on which others are bundled with it (D27).
 */
import { basename, dirname, extname, join } from 'node:path';
import type { BuildOptions, OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { bundlerErrors } from '../../site/helpers/caught-error.js';
import { hashOf } from '../../site/helpers/hash.js';
import { SCOPED_SHEET } from '../../site/helpers/style-sheets.js';
import { nameOfFile } from '../tool.js';

/** Namespace of the module that gives the names, and of its rules. */
const SCOPED_NAMES = 'scoped-css';
const SCOPED_RULES = 'scoped-rules';

/** Name of a CSS module in the bundle. */
const HASHED = /-\w{6}(\.module\.(?:css|s[ac]ss|less))$/;

/** Returns the file of a name in the bundle. */
export const withoutScope = (name: string): string => name.replace(HASHED, '$1');

export interface ScopedSheets {
  /** Site folder. */
  dir: string;
  /** Reads a sheet, by its path in the bundle and that of its file. */
  load(path: string, file: string): Promise<OnLoadResult>;
}

/** Reads a sheet alone, and resolves its name. */
interface Reading extends ScopedSheets {
  resolve(args: OnResolveArgs): Promise<OnResolveResult | undefined>;
}

/** The parts of a CSS module. */
interface Sheet {
  /** Name in the page by name in the sheet, and the sheets that it composes from. */
  names: [name: string, inPage: string][];
  composed: string[];
  rules: string;
}

/** Makes CSS modules of a bundle into modules of names, and rules that nothing renames. */
export function scopedSheets(build: PluginBuild, { dir, load }: ScopedSheets): void {
  const rules = new Map<string, string>();
  const resolve: Reading['resolve'] = async ({ path, kind, resolveDir, pluginData }) => {
    if (pluginData === RESOLVING) return undefined;
    const found = await build.resolve(path, { kind, resolveDir, pluginData: RESOLVING });
    if (found.errors.length > 0 || found.namespace !== 'file') return found;
    return { path: scopedName(found.path, dir), namespace: SCOPED_NAMES, pluginData: found.path };
  };
  const own = alone({ dir, resolve, load });
  build.onResolve({ filter: /^scoped-rules:/ }, ({ path }) => ({ path: path.slice(13), namespace: SCOPED_RULES }));
  build.onResolve({ filter: SCOPED_SHEET }, async (args) => {
    const found = await resolve(args);
    return args.kind === 'import-rule' && found?.namespace === SCOPED_NAMES
      ? { ...found, namespace: SCOPED_RULES }
      : found;
  });
  const read = async (path: string, file: string): Promise<OnLoadResult> => {
    const { loader, ...made } = await load(path, file);
    // Without the package that compiles it, there are no rules.
    if (loader !== 'local-css') return { ...made, loader };
    try {
      const sheet = await readSheet(path, file, { ...settings(build), plugins: [own] });
      rules.set(path, sheet.rules);
      const imports = [...sheet.composed, `scoped-rules:${path}`].map((name) => `import ${JSON.stringify(name)};\n`);
      return { ...made, contents: imports.join('') + namesModule(sheet.names), loader: 'js' };
    } catch (error) {
      const errors = bundlerErrors(error);
      if (errors.length === 0) throw error;
      return { ...made, contents: undefined, errors };
    }
  };
  build.onLoad({ filter: /.*/, namespace: SCOPED_NAMES }, ({ path, pluginData }) => read(path, pluginData));
  build.onLoad({ filter: /.*/, namespace: SCOPED_RULES }, async ({ path, pluginData }) => {
    // Where a sheet imports it, nothing has read it.
    if (!rules.has(path)) {
      const { errors } = await read(path, pluginData);
      if (errors) return { errors };
    }
    return { contents: rules.get(path) ?? '', loader: 'css', resolveDir: dirname(path) };
  });
}

const RESOLVING = Symbol('resolving');

/** A path with a hash, so that names of classes are the same for Node and the browser, and unlike those of another sheet. */
function scopedName(file: string, dir: string): string {
  const ending = `.module${extname(file)}`;
  const hash = hashOf(nameOfFile(file, dir))
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6);
  return join(dirname(file), `${basename(file, ending)}-${hash}${ending}`);
}

/** Settings that rules depend on. */
const settings = ({ initialOptions: { absWorkingDir, target, platform } }: PluginBuild): BuildOptions => ({
  absWorkingDir,
  target,
  platform,
});

async function readSheet(path: string, file: string, options: BuildOptions): Promise<Sheet> {
  const { build } = await import('esbuild');
  const from = JSON.stringify(file);
  const { metafile, outputFiles } = await build({
    ...options,
    stdin: { contents: `export { default } from ${from};`, resolveDir: dirname(file) },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    charset: 'utf8',
    outdir: dirname(file),
    logLevel: 'silent',
  });
  const textOf = (end: string) => outputFiles.find((output) => output.path.endsWith(end))?.text ?? '';
  const name = `${SCOPED_NAMES}:${path}`;
  return {
    names: [...textOf('.js').matchAll(NAME)].map(([, name = '', inPage = '']) => [unquoted(name), unquoted(inPage)]),
    composed: Object.keys(metafile.inputs).flatMap((input) =>
      input.startsWith(`${SCOPED_NAMES}:`) && input !== name
        ? [withoutScope(input.slice(SCOPED_NAMES.length + 1))]
        : [],
    ),
    rules: ownRules(textOf('.css'), name),
  };
}

/** A line of the object with the names. */
const NAME = /^ +("(?:[^"\\]|\\.)*"|[^\s"':]+): ("(?:[^"\\]|\\.)*"),?$/gm;

const unquoted = (text: string): string => (text.startsWith('"') ? JSON.parse(text) : text);

/** All names are the default export, and each is one that a bundle leaves out if nothing asks for it. */
function namesModule(names: Sheet['names']): string {
  const exported = names.flatMap(([name], at) => (name === 'default' ? [] : [`name${at} as ${JSON.stringify(name)}`]));
  return [
    `export default ${JSON.stringify(Object.fromEntries(names))};\n`,
    ...names.map(([, inPage], at) => `const name${at} = ${JSON.stringify(inPage)};\n`),
    `export { ${exported.join(', ')} };\n`,
  ].join('');
}

/** Returns what comes before the rules of the first sheet, and those of the last: rules of composed sheets come with these. */
function ownRules(css: string, name: string): string {
  const [head = ''] = css.split(/^\/\* scoped-css:/m, 1);
  const title = `/* ${name} */`;
  const start = css.lastIndexOf(title);
  return start < 0 ? head : head + css.slice(start + title.length);
}

/** The plugin of a run for one sheet: what it imports and shows is resolved later, in the bundle. */
const alone = ({ resolve, load }: Reading): Plugin => ({
  name: 'scoped-sheet',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (args) => {
      const isLater = args.kind === 'import-rule' || args.kind === 'url-token';
      return isLater ? { path: args.path, external: true } : undefined;
    });
    build.onResolve({ filter: SCOPED_SHEET }, resolve);
    build.onLoad({ filter: /.*/, namespace: SCOPED_NAMES }, ({ path, pluginData }) => load(path, pluginData));
  },
});
