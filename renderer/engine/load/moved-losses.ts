/** Reports the losses of a site made for another tool: each cause once, with its consequence (D19). */
import { join, posix } from 'node:path';
import { isPlace } from '../../../theme/places/names.js';
import { readText } from '../../output/modules/file-text.js';
import { markdownFiles } from '../../output/modules/moved-folders.js';
import { hasPlace, LIVE_SCOPE, type OwnPart as ThemeFile, themeFiles } from '../../output/modules/own-parts.js';
import type { NotesConfig } from '../../site/configuration/notes-config.js';
import { EMPTY_EXPORTS, emptyImports, MISSED_EXPORTS } from '../../site/docusaurus/empty-exports.js';
import { listed } from '../../site/problems/listed-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Failure } from '../plugins/plugin-types.js';
import { listFiles } from '../write/disk.js';

export interface MovedSite {
  dir: string;
  config: NotesConfig;
  /** Options that were not carried over, as `plugins: name`. */
  left: readonly string[];
  /** Site-relative path of the configuration. */
  file: string;
  /** Plugins that threw. */
  failures?: readonly Failure[];
  /** Requests of executed plugins that are not supported. */
  cannot?: readonly string[];
  /** Plugins with commands of their own. */
  commands?: readonly string[];
  /** Theme folders of plugins, relative to the site folder. */
  themes?: readonly string[];
}

/** Every loss that the configuration and the folder tell. */
export function movedLosses({
  dir,
  config,
  left,
  file,
  failures = [],
  cannot = [],
  commands = [],
  themes = [],
}: MovedSite): Problem[] {
  const named = (kind: string) =>
    left.flatMap((path) => (path.startsWith(`${kind}: `) ? [path.slice(kind.length + 2)] : []));
  const told = new Set([...failures.map(({ name }) => name), ...cannot]);
  const plugins = named('plugins').filter((name) => !told.has(name));
  const presets = named('presets');
  const problems = [
    ...(plugins.length > 0 ? [problem('moved-plugins', { names: listed(plugins) }, { file })] : []),
    ...failures.map(({ name, hook, message }) => problem('moved-plugin-throws', { name, hook, message }, { file })),
    ...(cannot.length > 0 ? [problem('moved-plugin-parts', { parts: listed(cannot) }, { file })] : []),
    ...(commands.length > 0 ? [problem('moved-plugin-commands', { names: listed(commands) }, { file })] : []),
    ...(presets.length > 0 ? [problem('moved-presets', { names: listed(presets) }, { file })] : []),
  ];
  problems.push(...unusedFolders(dir, config, plugins.length + presets.length > 0));
  const own = config.docusaurusTheme;
  const unused = [...(own === undefined ? [] : [own]), ...themes].flatMap((folder) =>
    unusedThemeFiles(dir, folder, folder === own),
  );
  return [...problems, ...unused, ...emptyCalls(dir)];
}

/** Files of the site's own code that import what gives nothing here. */
function emptyCalls(dir: string): Problem[] {
  return listFiles(join(dir, 'src'))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .flatMap((file) => {
      const names = emptyImports(readText(join(dir, 'src', file)) ?? '');
      if (names.length === 0) return [];
      const why = [...new Set(names.map((name) => EMPTY_EXPORTS[name]))].join('; ');
      const level = names.some((name) => MISSED_EXPORTS.has(name)) ? 'warning' : 'info';
      return [problem('moved-empty-export', { names: names.join(', '), why }, { file: `src/${file}`, level })];
    });
}

/** Top folders whose Markdown is meant for the site. */
const CONTENT = /^(?:docs?|documentation|blog|posts?|guides?|content|api|tutorials?|community)\//;

/**
 * Folders with Markdown that no docs set, blog or pages folder covers. Without any docs or blog left, the site is not worth building.
 * @param lacks something of the configuration does not run here, and may be what reads them
 */
function unusedFolders(dir: string, config: NotesConfig, lacks: boolean): Problem[] {
  const pathsOf = (sets: readonly { path?: string }[], usual: string) =>
    sets.map(({ path = usual }) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  const docs = pathsOf([config.docs || []].flat(), 'docs');
  const blog = pathsOf([config.blog || []].flat(), 'blog');
  const covered = [...docs, ...blog, ...pathsOf(config.pages ? [config.pages] : [], 'pages')];
  const isCovered = (file: string) =>
    covered.some((path) => path === '.' || path === '' || file.startsWith(`${path}/`));
  const isEmpty = docs.length + blog.length === 0;
  if (isEmpty && !lacks) return [];
  const counts = new Map<string, number>();
  for (const file of markdownFiles(dir)) {
    if (isCovered(file) || !(isEmpty || CONTENT.test(file))) continue;
    const folder = unusedFolder(file, covered);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => {
    const code = lacks ? 'moved-content-unused' : 'moved-content-outside';
    const found = problem(code, { folder, count: String(count) }, { file: folder });
    return isEmpty ? { ...found, level: 'error' as const } : found;
  });
}

/** The highest folder of a file that holds no covered one. */
function unusedFolder(file: string, covered: readonly string[]): string {
  const names = file.split('/').slice(0, -1);
  const folders = names.map((_, at) => names.slice(0, at + 1).join('/'));
  return folders.find((folder) => !covered.some((path) => path.startsWith(`${folder}/`))) ?? names.join('/');
}

/** Top folders of Docusaurus' theme: a file below one of them replaces the corresponding part. */
const REFERENCE =
  /^(?:Admonition|AnnouncementBar|BackToTopButton|Blog(?:[A-Z]\w*)?|CodeBlock|CodeInline|ColorModeToggle|ContentVisibility|Details|Docs?[A-Z]\w*|EditMetaRow|EditThisPage|ErrorPageContent|Footer|Heading|Icon|LastUpdated|Layout|Logo|MDX[A-Z]\w*|Mermaid|Navbar|NavbarItem|NotFound|PaginatorNavLink|ReactLiveScope|Playground|Root|SearchBar|SearchMetadata|SearchPage|SiteMetadata|SkipToContent|TOC\w*|Tab|TabItem|Tabs|Tag|Tags\w+|ThemeProvider|ThemedImage)(?:\/|$)/;

/** Theme files that replace Docusaurus' own: nothing runs them. @param isOwn places have those of the site, and none of a plugin */
function unusedThemeFiles(dir: string, folder: string, isOwn: boolean): Problem[] {
  const files = themeFiles(dir, folder);
  const used = namedFiles(dir, folder, files, isOwn);
  const names = [...new Set(files.flatMap(({ name }) => (REFERENCE.test(name) && !used.has(name) ? [name] : [])))];
  if (names.length === 0) return [];
  const args = { count: String(names.length), folder, names: listed(names) };
  return [problem('moved-theme-files', args, { file: folder })];
}

/** Names of theme files that have a place, give components to Markdown, or are imported by one that does or by the site's other code. */
function namedFiles(dir: string, folder: string, files: readonly ThemeFile[], isOwn: boolean): Set<string> {
  const used = new Set<string>();
  const addImports = (path: string): void => {
    for (const [, specifier = ''] of (readText(join(dir, path)) ?? '').matchAll(IMPORT)) {
      const name = nameOf(specifier, path, folder);
      if (name !== undefined) add(name.replace(/(?:\/index)?\.[jt]sx?$/, ''));
    }
  };
  const add = (name: string): void => {
    const file = used.has(name) ? undefined : files.find((one) => one.name === name);
    if (!file) return;
    used.add(name);
    addImports(file.file);
  };
  for (const file of files)
    if (
      !REFERENCE.test(file.name) ||
      (isOwn && (file.name === 'MDXComponents' || file.name === LIVE_SCOPE || hasPlace(dir, file)))
    )
      add(file.name);
  for (const path of listFiles(join(dir, 'src')).map((name) => `src/${name}`))
    if (/\.[jt]sx?$/.test(path) && !path.startsWith(`${folder}/`)) addImports(path);
  return used;
}

/** Returns the theme file that an import refers to. A name of a place renders its current part, which need not be that file. */
function nameOf(specifier: string, importer: string, folder: string): string | undefined {
  if (specifier.startsWith('@theme/')) return isPlace(specifier.slice(7)) ? undefined : specifier.slice(7);
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : specifier.slice(6);
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Imports that may be of theme files. */
const IMPORT = /\b(?:from|import|require\()\s*['"](@(?:theme|site)\/[^'"]+|\.[^'"]*)['"]/g;
