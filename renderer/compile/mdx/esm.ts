/** Import and export statements of an MDX file: the names that they bind, and their sources (B4.15, B4.17). */
import type { ImportDeclaration, Program } from 'acorn';
import type { ImportUse } from '../../site/content/document.js';
import type { Places } from '../tree/source-position.js';
import { type Node, walk } from '../tree/tree.js';
import { builtinOf, isThemeSpecifier } from './builtins.js';
import { parseModule } from './literal.js';

export interface Esm {
  imports: ImportUse[];
  /** Local name → component of the content table. */
  components: Map<string, string>;
  /** Local name → index in `imports` of a partial. */
  partials: Map<string, number>;
  /** Local name → address of an imported image or file. */
  assets: Map<string, string>;
  /** Local name → specifier of a file of the site that is not there. */
  missing: Map<string, string>;
  /** Local names bound by all other imports. */
  others: Set<string>;
  /** Names that the file exports or declares. */
  exported: Set<string>;
  /** Statements as written, import and export apart. */
  statements: { node: Node; source: string; kind: 'import' | 'export' }[];
  /** Blocks that no module could hold: the native parser lets them pass. */
  broken: Node[];
  /** Text directly below a statement, which JavaScript parses as an expression. */
  strange: { node: Node; at: number }[];
}

export interface EsmContext {
  places: Places;
  /** Site-relative path of the file. */
  path: string;
  fileExists: (path: string) => boolean;
  /** The one name of a file below the site folder, whose path may go out of the folder and back in. */
  ownPath?: (path: string) => string;
}

const ASSET =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp4|webm|mp3|ogg|wav|pdf|zip|docx?|xlsx?|pptx?|ttf|woff2?|otf)$/i;
const EXTENSIONS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mdx',
  '.md',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Reads all statements of a tree, those between the tags of an element too. */
export function readEsm(root: Node, context: EsmContext): Esm {
  const esm: Esm = {
    imports: [],
    components: new Map(),
    partials: new Map(),
    assets: new Map(),
    missing: new Map(),
    others: new Set(),
    exported: new Set(),
    statements: [],
    broken: [],
    strange: [],
  };
  walk(root, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const program = parseModule(node.value ?? '');
    if (program) readProgram(program, node, esm, context);
    else esm.broken.push(node);
  });
  return esm;
}

function readProgram(program: Program, node: Node, esm: Esm, context: EsmContext): void {
  for (const statement of program.body) {
    const source = node.value!.slice(statement.start, statement.end);
    if (statement.type === 'ImportDeclaration') {
      esm.statements.push({ node, source, kind: 'import' });
      readImport(statement, node, esm, context);
      continue;
    }
    esm.statements.push({ node, source, kind: 'export' });
    if (statement.type === 'ExpressionStatement') esm.strange.push({ node, at: statement.start });
    if (statement.type === 'ExportDefaultDeclaration') esm.exported.add('default');
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of statement.specifiers)
      if (specifier.exported.type === 'Identifier') esm.exported.add(specifier.exported.name);
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) patternNames(id, esm.exported);
    } else if (declaration?.id) esm.exported.add(declaration.id.name);
  }
}

function patternNames(
  pattern: { type: string; name?: string; properties?: unknown[]; elements?: unknown[] },
  names: Set<string>,
): void {
  if (pattern.type === 'Identifier') names.add(pattern.name!);
  for (const property of (pattern.properties ?? []) as { value?: unknown; argument?: unknown }[]) {
    patternNames((property.value ?? property.argument) as Parameters<typeof patternNames>[0], names);
  }
  for (const element of pattern.elements ?? [])
    if (element) patternNames(element as Parameters<typeof patternNames>[0], names);
}

function readImport(statement: ImportDeclaration, node: Node, esm: Esm, context: EsmContext): void {
  const specifier = String(statement.source.value);
  const locals = statement.specifiers.map((entry) => entry.local.name);
  const file = resolveFile(specifier, context);
  const target = targetOf(specifier, file);
  const line = context.places.of(node).line + (statement.loc!.start.line - 1);
  esm.imports.push({ specifier, target, names: locals, ...(file ? { file } : {}), line });
  const builtin = builtinOf(specifier);
  for (const entry of statement.specifiers) {
    const local = entry.local.name;
    if (target !== 'theme' && isLocal(specifier) && !file) {
      esm.missing.set(local, specifier);
      continue;
    }
    const isDefault = entry.type === 'ImportDefaultSpecifier';
    if (builtin && isDefault) esm.components.set(local, builtin);
    else if (target === 'partial' && isDefault) esm.partials.set(local, esm.imports.length - 1);
    else if (target === 'asset' && isDefault) esm.assets.set(local, specifier);
    else esm.others.add(local);
  }
}

function targetOf(specifier: string, file: string | undefined): ImportUse['target'] {
  if (isThemeSpecifier(specifier)) return 'theme';
  const name = (file ?? specifier).replace(/^!!?.*!/, '').replace(/[?#][\s\S]*$/, '');
  if (/\.mdx?$/.test(name)) return 'partial';
  if (/\.(?:json|ya?ml)$/.test(name)) return 'data';
  return ASSET.test(name) ? 'asset' : 'client';
}

/** Site-relative path of a local import: relative to the file, or `@site/…`. Undefined for packages and for files that are not there. */
export function resolveFile(specifier: string, context: Omit<EsmContext, 'places'>): string | undefined {
  const bare = specifier.replace(/^!!?.*!/, '').replace(/[?#][\s\S]*$/, '');
  const base = bare.startsWith('@site/')
    ? bare.slice(6)
    : bare.startsWith('.')
      ? joinPath(dirname(context.path), bare)
      : /^\/(?!\/).*\.mdx?$/.test(bare)
        ? bare.slice(1)
        : undefined;
  if (base === undefined) return undefined;
  const file = EXTENSIONS.map((extension) => base + extension).find((path) => context.fileExists(path));
  return file && (context.ownPath?.(file) ?? file);
}

/** True for an import that must be a file of the site. */
function isLocal(specifier: string): boolean {
  return specifier.startsWith('./') || specifier.startsWith('../') || specifier.startsWith('@site/');
}

function dirname(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** Joins POSIX paths and folds `.` and `..`; a path may go above the site folder. */
export function joinPath(base: string, path: string): string {
  const parts = base ? base.split('/') : [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
