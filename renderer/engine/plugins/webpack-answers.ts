/** Translates the bundler options of a plugin's `configureWebpack`, as far as ours has an equivalent; the rest are listed. */
import { isAbsolute } from 'node:path';
import type { ImportRule } from '../../site/configuration/site-plugins.js';
import { pathFrom, posixPath } from '../../site/helpers/file-paths.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';

export interface WebpackAnswers {
  alias: Record<string, string>;
  rules: ImportRule[];
  define: Record<string, string>;
  /** Options without an equivalent, by their webpack names. */
  left: string[];
}

/** Only how and where webpack works, or what our bundler does by itself. */
const HARMLESS = new Set(
  (
    'mergeStrategy devServer devtool cache optimization experiments performance stats infrastructureLogging ignoreWarnings node snapshot ' +
    'watchOptions output mode target context name parallelism profile bail resolveLoader amd'
  ).split(' '),
);
const HARMLESS_RESOLVE = new Set(
  'extensions mainFields symlinks fallback fullySpecified conditionNames mainFiles preferRelative cache unsafeCache extensionAlias'.split(
    ' ',
  ),
);

/**
 * Reads a configuration that a plugin gave.
 * @param dir site folder
 */
export function readWebpack(given: unknown, dir: string): WebpackAnswers {
  const found: WebpackAnswers = { alias: {}, rules: [], define: {}, left: [] };
  if (!isPlainObject(given)) return found;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || HARMLESS.has(key)) continue;
    if (key === 'resolve' && isPlainObject(value)) readResolve(value, dir, found);
    else if (key === 'module' && isPlainObject(value)) readRules(value, found);
    else if (key === 'plugins' && Array.isArray(value)) readPlugins(value, found);
    else found.left.push(key);
  }
  return found;
}

function readResolve(resolve: Plain, dir: string, { alias, left }: WebpackAnswers): void {
  for (const [key, value] of Object.entries(resolve)) {
    if (key !== 'alias') {
      if (!HARMLESS_RESOLVE.has(key)) left.push(`resolve.${key}`);
      continue;
    }
    for (const [name, target] of Object.entries(isPlainObject(value) ? value : {})) {
      // One React is shared by all pages.
      if (/^(?:react|react-dom)(?:\/|\$|$)/.test(name)) continue;
      if (typeof target === 'string')
        alias[name.replace(/[$/]$/, '')] = isAbsolute(target) ? fromSite(dir, target) : target;
      else left.push(`resolve.alias.${name}`);
    }
  }
}

const fromSite = (dir: string, target: string): string => {
  const path = pathFrom(dir, target);
  return path === '' ? '.' : path;
};

/** Loaders that do what our bundler does. */
const KNOWN =
  /(?:babel|ts|swc|esbuild|style|css|sass|less|postcss|svgr?|url|file|mdx|source-map|null|null-load|thread|image-webpack|responsive)(?:-loader|$)|@svgr\/webpack/;

function readRules(module: Plain, found: WebpackAnswers): void {
  const rules = (Array.isArray(module.rules) ? module.rules : []).flatMap((rule: unknown) =>
    isPlainObject(rule) && Array.isArray(rule.oneOf) ? rule.oneOf : [rule],
  );
  for (const rule of rules.filter(isPlainObject)) readRule(rule, found);
}

function readRule(rule: Plain, { rules, left }: WebpackAnswers): void {
  const { test, resourceQuery } = rule;
  const loaders = [rule.use ?? rule.loader ?? []].flat().map(loaderName);
  const as = kindOf(loaders, rule.type) ?? parsedKind(rule);
  // The bundler knows this one by itself.
  if (as === 'text' && resourceQuery instanceof RegExp && resourceQuery.test('?raw')) return;
  if (as && test instanceof RegExp) rules.push({ pattern: [test.source, test.flags.replace(/[gy]/g, '')], as });
  else if (as !== undefined || !loaders.every((name) => KNOWN.test(name)))
    left.push(`module.rules: ${test instanceof RegExp ? String(test) : ''} ${loaders.join(', ')}`.trim());
}

function kindOf(loaders: readonly string[], type: unknown): ImportRule['as'] | undefined {
  if (loaders.some((name) => /ya?ml/.test(name))) return 'yaml';
  if (type === 'asset/source' || loaders.some((name) => /raw-loader|glslify|webpack-glsl/.test(name))) return 'text';
  if (type === 'asset/resource' || type === 'asset/inline' || type === 'asset') return 'file';
  return loaders.some((name) => /(?:file|url)-loader/.test(name)) ? 'file' : undefined;
}

/** Returns the kind of a rule that hands files of YAML to a function, as webpack's own parser of JSON lets it. */
const parsedKind = ({ test, type, parser }: Plain): ImportRule['as'] | undefined =>
  type === 'json' && isPlainObject(parser) && test instanceof RegExp && (test.test('a.yml') || test.test('a.yaml'))
    ? 'yaml'
    : undefined;

/** Name of a loader, from its path or its entry. */
function loaderName(entry: unknown): string {
  const path = isPlainObject(entry) ? entry.loader : entry;
  if (typeof path !== 'string') return typeof path === 'function' ? '(function)' : '';
  const packages = posixPath(path).split('node_modules/');
  return /^(?:@[^/]+\/)?[^/]+/.exec(packages.at(-1) ?? '')?.[0] ?? path;
}

/** Plugins of webpack that only help webpack. */
const HARMLESS_PLUGINS =
  /^(?:ForkTs|BundleAnalyzer|MiniCssExtract|Ignore|Progress|HotModule|ReactRefresh|ContextReplacement|NormalModuleReplacement|Rsdoctor)/;

function readPlugins(plugins: readonly unknown[], { define, left }: WebpackAnswers): void {
  for (const plugin of plugins) {
    if (typeof plugin !== 'object' || plugin === null) continue;
    const name = plugin.constructor.name;
    const definitions = name === 'DefinePlugin' ? Reflect.get(plugin, 'definitions') : undefined;
    if (isPlainObject(definitions)) Object.assign(define, constants(definitions));
    else if (!HARMLESS_PLUGINS.test(name)) left.push(name);
  }
}

/** Constants that our bundler can write for a name. */
function constants(definitions: Plain): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(definitions)) {
    if (!/^[A-Za-z_$][\w$.]*$/.test(name)) continue;
    const code = typeof value === 'string' ? value : JSON.stringify(value);
    if (code !== undefined && isConstant(code)) found[name] = code;
  }
  return found;
}

/** True if code is one that our bundler takes: JSON, or a name. */
function isConstant(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return /^[A-Za-z_$][\w$.]*$/.test(code);
  }
}

/** Plugins of webpack by any name, as `currentBundler.instance` has them: they keep what they are made with, and only that is read. */
export const bundlerStandIn: object = new Proxy(
  {},
  {
    get: (_, name) => {
      if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return undefined;
      const made = class {
        constructor(readonly definitions: unknown) {}
      };
      return Object.defineProperty(made, 'name', { value: name });
    },
  },
);
