/**
 * Updates of `notes serve`: the module of one saved file, for pages that have the rest. Its imports are taken from the page
 * (`hot-runtime.ts`), so that contexts and state are shared; style sheets and pictures come from the bundler as usual.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyNode, ExportNamedDeclaration, ImportDeclaration } from 'acorn';
import type { BuildOptions, OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { hashOf } from '../../site/helpers/hash.js';
import { loaderOf } from './code-language.js';
import { isHook, UNNAMED } from './hot-components.js';
import {
  idOf,
  loadedLater,
  moduleFile,
  type ReadModule,
  RUNTIME_IMPORT,
  readModule,
  registrations,
  type World,
} from './hot-modules.js';

export interface Update {
  code: string;
  /** The file that it was made of, absolute, and its hash. */
  file: string;
  hash: string;
}

/**
 * Makes the update of a file.
 * @param options of the bundle that contains the file
 * @param isInner all of its importers are updated after it
 * @returns undefined if other modules have to be loaded with it
 */
export async function bundleUpdate(
  options: BuildOptions,
  file: string,
  world: World,
  isInner = false,
): Promise<Update | undefined> {
  const { build } = await import('esbuild');
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const module = await readModule(text, loaderOf(file, text));
  if (!module || (world === 'page' && !exportsComponents(module))) return undefined;
  try {
    const { outputFiles } = await build({
      ...options,
      entryPoints: [{ in: ENTRY, out: 'update' }],
      format: 'esm',
      write: false,
      banner: {},
      plugins: [
        entry(file, (resolver) => rewritten(resolver, { file, text, module, world, isInner })),
        ...(options.plugins ?? []),
      ],
    });
    const script = outputFiles.find(({ path }) => path.endsWith('.js'));
    return script && { code: script.text, file, hash: hashOf(bytes) };
  } catch {
    return undefined;
  }
}

const ENTRY = 'hot-update';

function entry(file: string, load: (build: PluginBuild) => Promise<string | undefined>): Plugin {
  return {
    name: 'hot-update',
    setup(build) {
      build.onResolve({ filter: /^hot-update$/ }, () => ({ path: file }));
      build.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path }): Promise<OnLoadResult | undefined> => {
        if (path !== file) return undefined;
        const contents = await load(build);
        if (contents === undefined) return { errors: [{ text: 'it loads modules when it runs' }] };
        return { contents, loader: 'js', resolveDir: dirname(file) };
      });
    },
  };
}

/** Returns what a module exports of its own: names with what they are called inside. */
function ownExports({ body }: ReadModule): [name: string, local: string][] {
  return body.flatMap((node): [string, string][] => {
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
      const local = isNamed ? declaration.id?.name : declaration.type === 'Identifier' ? declaration.name : undefined;
      return [['default', local ?? UNNAMED]];
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source) return [];
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.map(({ id }): [string, string] =>
        id.type === 'Identifier' ? [id.name, id.name] : ['', ''],
      );
    if (declaration) return [[declaration.id.name, declaration.id.name]];
    return node.specifiers.map(({ exported, local }): [string, string] => [nameOf(exported), nameOf(local)]);
  });
}

const nameOf = (node: AnyNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** True if a module exports only components, which keep their identity when their code changes. */
export function exportsComponents(module: ReadModule): boolean {
  const components = new Set(module.components.filter((one) => !isHook(one)).map(({ name }) => name));
  const own = ownExports(module);
  return own.length > 0 && own.every(([, local]) => components.has(local));
}

interface Saved {
  file: string;
  text: string;
  module: ReadModule;
  world: World;
  isInner: boolean;
}

/** The module with what the page has in place of its imports, and its registration at the end. */
async function rewritten(
  build: PluginBuild,
  { file, text, module, world, isInner }: Saved,
): Promise<string | undefined> {
  const exported = ownExports(module);
  if (loadsLater(module) || exported.some(([, local]) => local === '')) return undefined;
  const heads: string[] = [];
  const members: string[] = [];
  let code = module.plain;
  const { body } = module;
  for (const node of body.toReversed()) {
    if (node.type === 'ExportDefaultDeclaration' && exported.some(([, local]) => local === UNNAMED))
      code = `${code.slice(0, node.start)}const ${UNNAMED} = ${code.slice(node.declaration.start, node.end)};${code.slice(node.end)}`;
    if (!('source' in node) || !node.source || typeof node.source.value !== 'string') continue;
    const target = await moduleFile(build, node.source.value, file);
    if (target === undefined && node.type !== 'ImportDeclaration') return undefined;
    if (target === undefined) continue;
    const need = `__hot.need(${JSON.stringify(idOf(world, target))})`;
    if (node.type === 'ImportDeclaration') heads.push(...taken(node, need));
    else if (node.type === 'ExportNamedDeclaration') members.push(...passedOn(node, need));
    else if (node.type === 'ExportAllDeclaration')
      members.push(node.exported ? `${nameOf(node.exported)}: ${need}` : `...${need}`);
    code = code.slice(0, node.start) + code.slice(node.end);
  }
  for (const [name, local] of exported) members.push(`${JSON.stringify(name)}: ${local}`);
  const id = idOf(world, file);
  return [
    RUNTIME_IMPORT,
    ...heads,
    code,
    ...registrations(module, text, { id, unnamed: UNNAMED }),
    `export const $took = __hot.${isInner ? 'inner' : 'took'}(${JSON.stringify(id)}, { ${members.join(', ')} });`,
  ].join('\n');
}

/** Modules that are loaded when some code runs are not in the page. */
const loadsLater = (module: ReadModule): boolean => loadedLater(module).length > 0;

/** Declarations of what an import names. */
function taken({ specifiers }: ImportDeclaration, need: string): string[] {
  const whole = specifiers.flatMap((one) =>
    one.type === 'ImportNamespaceSpecifier' ? [`const ${one.local.name} = ${need};`] : [],
  );
  const named = specifiers.flatMap((one) => {
    if (one.type === 'ImportDefaultSpecifier') return [`default: ${one.local.name}`];
    return one.type === 'ImportSpecifier' ? [`${JSON.stringify(nameOf(one.imported))}: ${one.local.name}`] : [];
  });
  return [...whole, `const { ${named.join(', ')} } = ${need};`];
}

/** Returns what a module exports from another one. */
const passedOn = ({ specifiers }: ExportNamedDeclaration, need: string): string[] =>
  specifiers.map(
    ({ exported, local }) => `${JSON.stringify(nameOf(exported))}: ${need}[${JSON.stringify(nameOf(local))}]`,
  );
