/**
 * Modules of `notes serve` whose components keep their state when their code changes (Fast Refresh): each registers its components at its
 * end (`theme/client/hot/hot-runtime.ts`). Only lines are added, so that every place of a problem stays.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { AnyNode, Program } from 'acorn';
import type { Loader, Plugin, PluginBuild } from 'esbuild';
import { isBelow } from '../../site/helpers/file-paths.js';
import { lazy } from '../../site/helpers/lazy.js';
import { themeRoot } from '../tool.js';
import { loaderOf } from './code-language.js';
import { componentsOf, type HotComponent, visit } from './hot-components.js';
import { type OwnCode, withNamedFiles } from './url-modules.js';

const acorn = lazy<typeof import('acorn')>('acorn');

const RUNTIME = join(themeRoot, 'client/hot/hot-runtime.ts');
/** The runtime and its modules use React directly. */
const isRuntime = (path: string) => isBelow(dirname(RUNTIME), path);
export const RUNTIME_IMPORT = `import { hot as __hot } from ${JSON.stringify(RUNTIME)};`;

/** Code that inspects an element's type would find our wrapper of a component. */
const COMPARES_TYPES = /\.type\b\s*(?:[=!]={1,2}(?!=)\s*(?!['"`\s])|\.)|\btype\s*===?\s*[A-Z]/;

/** Owner of a module: a page's bundle, the theme's files, or the module of the site's parts. Each has its own copy of it. */
export type World = 'page' | 'theme' | 'parts';

/** Name of a module among those of an open page. */
export const idOf = (world: World, file: string): string => (world === 'page' ? file : `${world}:${file}`);

/** Imports of a module by itself. */
const SELF = 'hot-self:';

/** Result by file: a page has dozens of the theme's modules, and they rarely change. */
const made = new Map<string, { code: string; contents: string }>();

/** True if a file is code of the site itself. */
export const isOwn = (dir: string, path: string): boolean =>
  isBelow(dir, path) && !path.slice(dir.length).includes(`${sep}node_modules${sep}`);

/** Serves the site's own modules, and React to them, so that components stay. Before the plugins that bring both. */
export function hotModules(own: OwnCode, world: World = 'page'): Plugin {
  const { dir } = own;
  return {
    name: 'hot-modules',
    setup(build) {
      hotReact(build, dir);
      build.onResolve({ filter: /^hot-self:/ }, ({ importer }) => ({ path: importer }));
      build.onLoad({ filter: /\.[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const isOfTheme = world === 'page' && isBelow(themeRoot, path);
        if (isRuntime(path) || (!isOfTheme && !isOwn(dir, path))) return undefined;
        const { code } = withNamedFiles(readFileSync(path, 'utf8'), path, own);
        const loader = loaderOf(path, code);
        const key = `${idOf(world, path)}\0${dir}`;
        const before = made.get(key);
        if (isOfTheme && before?.code === code) return { contents: before.contents, loader };
        const provided = isOfTheme ? [] : await providedBy(build, { file: path, code, world });
        const contents = await hotCode(code, idOf(world, path), loader, { provided, isBase: world !== 'page' });
        made.set(key, { code, contents });
        return { contents, loader };
      });
    },
  };
}

/** Gives React to modules through the runtime. */
function hotReact(build: PluginBuild, dir: string): void {
  build.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, importer }) =>
    isRuntime(importer) || OF_REACT.test(importer) ? undefined : { path, namespace: HOT_REACT },
  );
  build.onLoad({ filter: /.*/, namespace: HOT_REACT }, ({ path }) => ({
    contents: `module.exports = require(${JSON.stringify(RUNTIME)}).hot.modules[${JSON.stringify(path)}];`,
    resolveDir: dir,
  }));
}

const HOT_REACT = 'hot-react';
const OF_REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** A module available to updates: its import specifier, and its name in the page. */
export interface Provided {
  specifier: string;
  id: string;
}

/** Resolves to what a module of the site can give to updates: itself, and the modules that it imports. */
async function providedBy(
  build: PluginBuild,
  { file, code, world }: { file: string; code: string; world: World },
): Promise<Provided[]> {
  const module = await readModule(code, loaderOf(file, code));
  // A module without exports may be CommonJS, which cannot import itself.
  if (!module?.body.some(({ type }) => type.startsWith('Export'))) return [];
  const found: Provided[] = [{ specifier: SELF, id: idOf(world, file) }];
  for (const specifier of new Set(module.imports)) {
    const target = await moduleFile(build, specifier, file);
    if (target !== undefined) found.push({ specifier, id: idOf(world, target) });
  }
  return found;
}

/** Resolves to the file of a module that a page has a copy of; undefined for React, style sheets, pictures. */
export async function moduleFile(build: PluginBuild, specifier: string, importer: string): Promise<string | undefined> {
  const found = await build.resolve(specifier, {
    kind: 'import-statement',
    importer,
    resolveDir: dirname(importer),
  });
  const isModule = found.errors.length === 0 && found.namespace === 'file' && !found.external;
  return isModule && /\.[cm]?[jt]sx?$/.test(found.path) ? found.path : undefined;
}

/**
 * An entry that also says what to show. A browser evaluates a module once: when an edit is taken back, the page gets a module that it had
 * before, whose components are to be the newest again.
 */
export const hotEntry = (path: string): string =>
  `${RUNTIME_IMPORT}\nimport Page from ${path};\nexport * from ${path};\nexport default Page;\n` +
  'const register = __hot.take();\nexport const $show = () => (register(), __hot.stable(Page));\n';

/** An entry with a table of components: who makes elements of them is no module of the site. */
export const hotTable = (path: string): string =>
  `${RUNTIME_IMPORT}\nimport table from ${path};\nexport default __hot.table(table);\n`;

export interface HotOptions {
  provided?: readonly Provided[];
  /** The module is one of those that a page loads once. */
  isBase?: boolean;
}

/**
 * Appends registrations to the code; unchanged if it has a syntax error, which the bundler reports.
 * @param id the same for all versions of a file
 */
export async function hotCode(
  code: string,
  id: string,
  loader: Loader,
  { provided = [], isBase = false }: HotOptions = {},
): Promise<string> {
  const module = await readModule(code, loader);
  if (!module || (module.components.length === 0 && provided.length === 0 && !COMPARES_TYPES.test(code))) return code;
  // Imports are hoisted from any position.
  const imports = provided.map(({ specifier }, n) => `import * as __m${n} from ${JSON.stringify(specifier)};`);
  const provides = provided.map((one, n) => `__hot.provide(${JSON.stringify(one.id)}, __m${n});`);
  const self = provided.findIndex(({ specifier }) => specifier === SELF);
  const unnamed = self < 0 ? undefined : `__m${self}.default`;
  const lines = [...provides, ...registrations(module, code, { id, unnamed })].join(' ');
  const how = isBase ? 'base' : 'collect';
  return `${code}\n${[RUNTIME_IMPORT, ...imports].join(' ')}\n__hot.${how}(() => { ${lines} });\n`;
}

/** Returns calls that register a module's declarations. @param unnamed name of an unnamed default export */
export function registrations(
  { components }: ReadModule,
  code: string,
  { id, unnamed }: { id: string; unnamed?: string },
): string[] {
  const calls = components.flatMap(({ name, signature, hooks, isUnnamed }) => {
    const value = isUnnamed ? unnamed : name;
    if (value === undefined) return [];
    const called = hooks.length > 0 ? `, () => [${hooks.join(', ')}]` : '';
    return [`__hot.register(${JSON.stringify(`${id}#${name}`)}, ${value}, ${JSON.stringify(signature)}${called});`];
  });
  return [...(COMPARES_TYPES.test(code) ? ['__hot.leave();'] : []), ...calls];
}

export interface ReadModule {
  /** The code as plain JavaScript, and its statements. */
  plain: string;
  body: Program['body'];
  components: HotComponent[];
  /** Specifiers of its imports and of what it exports from elsewhere. */
  imports: string[];
}

/** @returns undefined for code that does not parse */
export async function readModule(code: string, loader: Loader): Promise<ReadModule | undefined> {
  const { transform } = await import('esbuild');
  try {
    const { code: plain } = await transform(code, { loader, jsx: 'automatic', target: 'es2022', logLevel: 'silent' });
    const { body } = acorn().parse(plain, { ecmaVersion: 'latest', sourceType: 'module' });
    const imports = body.flatMap((node) =>
      'source' in node && node.source && typeof node.source.value === 'string' ? [node.source.value] : [],
    );
    return { plain, body, components: componentsOf(body, plain), imports };
  } catch {
    return undefined;
  }
}

/** Returns the specifiers that a module loads at run time, if they are string literals. */
export function loadedLater({ body }: ReadModule): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  const take = (node: AnyNode | undefined) =>
    found.push(node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined);
  for (const statement of body)
    visit(statement, (node) => {
      if (node.type === 'ImportExpression') take(node.source);
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require')
        take(node.arguments[0]);
    });
  return found;
}
