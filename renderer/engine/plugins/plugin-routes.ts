/** Routes that plugins add → modules of pages: the components from the outermost in, each with the data of its route. */
import { isAbsolute } from 'node:path';
import type { PluginRoute } from '../../site/configuration/site-plugins.js';
import { hashOf } from '../../site/helpers/hash.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { AddedRoute } from './plugin-types.js';

export interface RoutesInput {
  plugin: { name: string; id: string };
  routes: readonly AddedRoute[];
  /** True if a module can be had here. */
  hasModule: (specifier: string) => boolean;
}

export interface MadeRoutes {
  routes: PluginRoute[];
  /** Routes that are no pages here, with why. */
  left: string[];
}

export function makeRoutes(input: RoutesInput): MadeRoutes {
  const made: MadeRoutes = { routes: [], left: [] };
  for (const route of input.routes) addRoute(route, [], input, made);
  return made;
}

/** Pages are the routes without routes of their own, as in the reference. */
function addRoute(route: AddedRoute, parents: AddedRoute[], input: RoutesInput, made: MadeRoutes): void {
  const { path, routes } = route;
  const chain = [...parents, route];
  if (routes && routes.length > 0) {
    for (const child of routes) addRoute(child, chain, input, made);
    return;
  }
  const named = chain.flatMap(({ component, modules }) => [component, ...modulesIn(modules)]);
  // Markdown is compiled where the site has it as content, and nowhere else.
  const lacking = named.find((name) => /\.mdx?$/.test(name) || !input.hasModule(name));
  if (/[:*]/.test(path)) made.left.push(`route ${path}`);
  else if (lacking !== undefined) made.left.push(`route ${path} (${lacking})`);
  else made.routes.push({ path, source: sourceOf(path, input.plugin), code: codeOf(chain, input) });
}

/** A path below the site folder where no file is. */
const sourceOf = (path: string, { name, id }: RoutesInput['plugin']): string =>
  `.docusaurus/${name.replace(/[^\w@.-]+/g, '-')}/${id}/${hashOf(path)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)}.jsx`;

/** The code of a page. Every module that its routes name is imported once. */
function codeOf(chain: readonly AddedRoute[], { plugin }: RoutesInput): string {
  const imports = new Map<string, string>();
  const propFrom = (specifier: string) => {
    const name = imports.get(specifier) ?? `m${imports.size}`;
    imports.set(specifier, name);
    return `propOf(${name})`;
  };
  const levels = chain.map(({ path, exact = false, component, modules, props = {}, context: data }) => {
    const fields = Object.entries({ path, exact, props }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    fields.push(`component: ${propFrom(component)}`);
    fields.push(`modules: ${codeOfModules(modules, propFrom)}`, `data: ${codeOfModules(data, propFrom)}`);
    return `{ ${fields.join(', ')} }`;
  });
  const lines = [...imports].map(([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};`);
  return [
    "import { makePage, propOf } from '@notes/plugin-page';",
    ...lines,
    `export default makePage(${JSON.stringify(plugin)}, [${levels.join(', ')}]);`,
    '',
  ].join('\n');
}

/** Code of the value of `modules`: each string or `{ path }` in it is what the module of that name gives. */
function codeOfModules(value: unknown, propFrom: (specifier: string) => string): string {
  const path = specifierOf(value);
  if (path !== undefined) return propFrom(path);
  if (Array.isArray(value)) return `[${value.map((entry) => codeOfModules(entry, propFrom)).join(', ')}]`;
  const entries = Object.entries(isPlainObject(value) ? value : {});
  return `{ ${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${codeOfModules(entry, propFrom)}`).join(', ')} }`;
}

/** The module that an entry names, where it does. */
function specifierOf(value: unknown): string | undefined {
  const path = isPlainObject(value) && value.__import === true ? value.path : value;
  return typeof path === 'string' ? path.replace(/\?.*$/s, '') : undefined;
}

/** Names of all modules in a value of `modules`. */
function modulesIn(value: unknown): string[] {
  const path = specifierOf(value);
  if (path !== undefined) return [path];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(modulesIn) : [];
}

/** A route in which everything has the form that it must have; undefined for what has not. */
export function checkedRoute(value: unknown, folder: string): AddedRoute | undefined {
  if (!isPlainObject(value) || typeof value.path !== 'string' || typeof value.component !== 'string') return undefined;
  const routes = (Array.isArray(value.routes) ? value.routes : []).map((route) => checkedRoute(route, folder));
  return {
    ...value,
    path: value.path,
    component: fromFolder(value.component, folder),
    routes: routes.filter((route) => route !== undefined),
  };
}

/** Plugins name components by names that code may import; a relative path starts from the plugin. */
const fromFolder = (component: string, folder: string): string =>
  component.startsWith('.') && !isAbsolute(component) ? `${folder}/${component}` : component;
