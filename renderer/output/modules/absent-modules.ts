/**
 * Imports of a page's code that lead nowhere: a package that is not installed, a file that is not there, a name that a module does not
 * export. Each is a finding with its place; a forgiving build shows the children of the components instead.
 */
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Message, Plugin } from 'esbuild';
import { bundlerErrors } from '../../site/helpers/caught-error.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { literal } from '../../site/helpers/glob.js';
import { isStyleSheet } from '../../site/helpers/style-sheets.js';
import { bytesToColumn, placeAt } from '../../site/helpers/text-place.js';
import { type Place, problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { readText } from './file-text.js';
import { knownPackage } from './known-packages.js';
import { isInstalled } from './missing-packages.js';
import { absentName, exportsOf } from './module-exports.js';
import { withoutScope } from './scoped-sheets.js';
import { type FileRoots, importedFile } from './site-aliases.js';
import { withoutMark } from './url-modules.js';

/** An import that the bundler could not follow. */
export interface Absent {
  specifier: string;
  /** Absolute path of the file that has the import. */
  importer: string;
  /** Name that the module lacks; absent when there is no module. */
  name?: string;
  /** File of that module. */
  module?: string;
  /** The statement, as it was bundled. */
  statement?: string;
}

const UNRESOLVED = /^Could not resolve "(.+)"$/;
const NO_EXPORT = /^No matching export in "(.+)" for import "(.+)"$/;

/** Sorts what made a bundle fail: imports that lead nowhere, and everything else. */
export function sortErrors(error: unknown, dir: string): { absent: Absent[]; others: Message[] } {
  const errors = bundlerErrors(error);
  const found = errors.map((message) => absentOf(message, dir));
  return {
    absent: found.filter((entry) => entry !== undefined),
    others: errors.filter((_, index) => found[index] === undefined),
  };
}

function absentOf({ text, location }: Message, dir: string): Absent | undefined {
  const unresolved = UNRESOLVED.exec(text);
  const lacking = NO_EXPORT.exec(text);
  if (!location || (!unresolved && !lacking)) return undefined;
  const importer = absolute(location.file, dir);
  if (lacking) {
    const [, module = '', name] = lacking;
    return { specifier: '', importer, name, module: absolute(module, dir), statement: location.lineText };
  }
  // The message names what an alias made of the specifier; the line has it as written.
  const written = /^\s*(['"])(.+?)\1/.exec(location.lineText.slice(bytesToColumn(location.lineText, location.column)));
  return { specifier: withoutMark(written?.[2] ?? unresolved?.[1] ?? ''), importer };
}

function absolute(name: string, dir: string): string {
  const bare = withoutScope(
    name.replace(/^(?:mdx|page|compiled|file|scoped-css|scoped-rules|drawing|file-module|(?:common-)?text-of):/, ''),
  );
  return resolve(dir, bare);
}

/** Returns the problem that an author reads, at the import in the file as written. */
export function absentProblem(absent: Absent, dir: string, forgiven: boolean): Problem {
  const file = pathFrom(dir, absent.importer);
  const use = findImport(readText(absent.importer) ?? '', absent, file);
  const { specifier } = absent;
  const lacks = /^@theme(?:-\w+)?\//.test(specifier) ? 'import-theme' : 'import-absent';
  const code = isBuiltin(specifier) ? 'import-node' : lacks;
  const made = absent.name
    ? absentName(use, absent.name, exportsOf(readText(absent.module ?? '') ?? ''))
    : problem(code, { specifier, names: use.names || specifier }, use.place);
  return forgiven ? { ...made, level: 'info' } : made;
}

interface Use {
  specifier: string;
  names: string;
  place: Place;
}

/** The import statement of a specifier, or of a name, in a text. */
function findImport(text: string, { specifier, name, statement }: Absent, file: string): Use {
  // A default has the name that the importer gives it.
  const own = name === 'default' ? /^\s*import\s+([\w$]+)/.exec(statement ?? '')?.[1] : name;
  const statements = text.matchAll(
    /(?:\b(?:import|export)\b(?:([^'";]*?)\bfrom)?\s*|\b(?:require|import|URL)\s*\(\s*)(['"])([^'"\n]+)\2/g,
  );
  for (const match of statements) {
    const [whole, list = '', , from = ''] = match;
    const at = own === undefined ? -1 : list.search(new RegExp(`(?<![\\w$])${literal(own)}(?![\\w$])`));
    const fits = own === undefined ? from === specifier : at >= 0;
    if (!fits) continue;
    const offset = match.index + (own === undefined ? whole.lastIndexOf(from) : whole.indexOf(list) + at);
    const names = list
      .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
      .split(/[{},]/)
      .map((entry) => entry.replace(/^\s*type\s+(?=[\w$])|(?:[\w$]+|\*)\s+as\s+/g, '').trim())
      .filter((entry) => entry !== '')
      .join(', ');
    return { specifier: from, names, place: placeAt(text, offset, (own ?? specifier).length, file) };
  }
  return { specifier, names: '', place: { file } };
}

/** True if an import that led nowhere would now be found: what was bundled without it is out of date. */
export function isThere({ specifier, importer, name }: Absent, site: FileRoots): boolean {
  if (name) return false;
  const folder = dirname(importer);
  return /^(?:\.|\/|@site\/)/.test(specifier)
    ? importedFile(specifier, folder, site) !== undefined
    : isInstalled(specifier, folder);
}

/** Replacement modules for imports that cannot be resolved. */
export function standIns(absent: readonly Absent[]): Plugin {
  const modules = new Map(
    absent.flatMap(({ specifier, importer, name }) => (name ? [] : [[`${importer}\0${specifier}`, specifier]])),
  );
  const lacking = new Set(absent.flatMap(({ module, name }) => (name && module ? [module] : [])));
  return {
    name: 'stand-ins',
    setup(build) {
      if (modules.size > 0)
        build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
          if (!modules.has(`${withoutScope(importer)}\0${withoutMark(path)}`)) return undefined;
          // An image that a sheet names stays the address that it is.
          return kind === 'url-token' ? { path, external: true } : { path, namespace: 'absent', pluginData: kind };
        });
      build.onLoad({ filter: /.*/, namespace: 'absent' }, ({ path, pluginData }) =>
        pluginData === 'import-rule' || isStyleSheet(path)
          ? { contents: '', loader: 'css' }
          : { contents: knownPackage(path) ?? standIn(), loader: 'js' },
      );
      if (lacking.size === 0) return;
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path, pluginData }) => {
        if (!lacking.has(path) || pluginData === WHOLE) return undefined;
        return { contents: standIn(path), loader: 'js', resolveDir: dirname(path) };
      });
      build.onResolve({ filter: /^whole:/ }, ({ path }) => ({
        path: path.slice(6),
        pluginData: WHOLE,
        suffix: '?whole',
      }));
    },
  };
}

const WHOLE = 'whole';

/**
 * A module that has every name. Used as a component each shows its children, called as anything else it gives itself.
 * @param whole file whose own exports come first
 */
export function standIn(whole?: string): string {
  return `
const real = ${whole ? `require(${JSON.stringify(`whole:${whole}`)})` : '{}'};
// Properties that React and the language read from any value: a plain function has none of them.
const plain = new Set(['$$typeof', 'then', '__esModule', 'defaultProps', 'propTypes', 'contextType', 'contextTypes',
  'childContextTypes', 'getDerivedStateFromProps', 'displayName', 'name', 'length', 'type', 'render', 'compare', '_payload', '_init', '_context']);
const get = (target, key) => {
  if (Object.hasOwn(real, key)) return real[key];
  if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') return () => '';
  if (key === Symbol.iterator) return function* () {};
  if (key === 'prototype') return target.prototype;
  return typeof key === 'symbol' || plain.has(key) ? undefined : absent;
};
const apply = (target, self, args) => {
  const [props] = args;
  // React gives a component its props and a second argument.
  return args.length === 2 && props && Object.getPrototypeOf(props) === Object.prototype ? (props.children ?? null) : absent;
};
// An import of names reads them from an object that inherits from the module.
const parent = new Proxy({}, { get, getPrototypeOf: () => null });
// The result of \`new\` is not a component: it has every method.
const made = new Proxy(function () {}, { get: (target, key) => (/^(?:render|type|compare)$/.test(String(key)) ? absent : get(target, key)), apply, getPrototypeOf: () => parent });
const absent = new Proxy(function () {}, { get, apply, construct: () => made, getPrototypeOf: () => parent });
module.exports = absent;`;
}
