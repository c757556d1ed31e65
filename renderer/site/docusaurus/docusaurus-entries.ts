/** Entries of presets, plugins and themes (B7.18), and what those that are not known here are read as. */
import { isPlainObject } from '../helpers/schema.js';
import type { Carrier } from './docusaurus-carry.js';

export interface Entry {
  /** Short name: `content-docs`, `classic`, `live-codeblock`, or the package's own. */
  name: string;
  options: Record<string, unknown>;
}

/** `name`, `[name, options]`; what is a function or an object is another's code. */
export function entriesOf(value: unknown, carrier: Carrier, where: string): Entry[] {
  const found: Entry[] = [];
  for (const entry of Array.isArray(value) ? value : []) {
    if (!entry) continue;
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    if (typeof name === 'string')
      found.push({ name: carrier.relative(shortName(name)), options: isPlainObject(options) ? options : {} });
    else {
      const own = (typeof name === 'function' && name.name) || '(inline)';
      if (isPlainObject(options)) found.push({ name: own, options });
      else carrier.leave(`${where}: ${own}`);
    }
  }
  return found;
}

/** `@docusaurus/plugin-content-docs`, its resolved path or its shorthand → `content-docs` (B7.18). */
export function shortName(name: string): string {
  const path = name.replace(/\\/g, '/');
  const [, found] =
    /@docusaurus\/((?:plugin|theme|preset)-[\w-]+)/.exec(path) ??
    /(?:^|\/)((?:docusaurus-)?(?:plugin|theme|preset)-[\w-]+)/.exec(path) ??
    [];
  return found
    ? found.replace(/^(?:docusaurus-)?(?:plugin-|preset-|theme-(?!classic))/, '')
    : path.replace(/^\.\//, '');
}

/** Plugins whose work is built in, or not needed. */
const BUILT_IN =
  /^(?:classic|content-docs|content-blog|content-pages|sitemap|client-redirects|svgr|debug|css-cascade-layers|rsdoctor|mermaid|live-codeblock|search-algolia|theme-classic|image-zoom|ideal-image|google-gtag|google-analytics|google-tag-manager|vercel-analytics|pwa)$/;
/** Search plugins whose place our embedded search takes. */
const LOCAL_SEARCH = /search-local|lunr-search|local-search|search-pagefind|search-typesense/;
/** Only a build with webpack needs them. */
const BUNDLING = /^(?:sass|less|docusaurus-plugin-sass|docusaurus-plugin-less|rspack|faster|webpack)$/;

/** True if the tool has something of its own for a plugin, so that it need not run. */
export const isAnswered = (name: string): boolean =>
  BUILT_IN.test(name) || LOCAL_SEARCH.test(name) || BUNDLING.test(name);

/** Plugins that cannot run here, because all they do is work inside webpack, or inside the reference's own pages. */
const FOREIGN = /^(?:openapi-docs|theme-openapi-docs|redoc|redocusaurus)$/;

export const cannotRun = (name: string): boolean => FOREIGN.test(name);

const PARTS = ['docs', 'blog', 'pages', 'theme'];

/** Returns the preset with the site's content: the classic one, or one with the same options. */
export function contentPreset(presets: readonly Entry[]): Entry | undefined {
  return (
    presets.find(({ name }) => name === 'classic') ??
    presets.find(({ name, options }) => !cannotRun(name) && PARTS.some((part) => isPlainObject(options[part])))
  );
}

/** Converts a plugin to a content instance; in addition to the preset's it needs an id of its own. */
export function withId(plugin: Entry, name: 'content-docs' | 'content-blog', preset: Entry | undefined): Entry {
  const { options } = plugin;
  const beside = preset && preset.options[name === 'content-blog' ? 'blog' : 'docs'] !== false;
  const id = String(options.id ?? (beside ? (options.routeBasePath ?? options.path) : 'default')).replace(
    /^\W+|\W+$/g,
    '',
  );
  return { name, options: { ...options, id } };
}

/** Options that only a blog has. */
const BLOG = [
  ...['postsPerPage', 'blogTitle', 'blogDescription', 'blogSidebarTitle', 'blogSidebarCount', 'feedOptions'],
  ...['showReadingTime', 'readingTime', 'authorsMapPath', 'archiveBasePath'],
];

/** Options of a plugin that wraps one of content: that one's name. */
export function wrappedKind({ options }: Entry): 'content-docs' | 'content-blog' | undefined {
  if (typeof options.path !== 'string' && typeof options.routeBasePath !== 'string') return undefined;
  if (BLOG.some((key) => options[key] !== undefined)) return 'content-blog';
  return options.sidebarPath === undefined ? undefined : 'content-docs';
}

const KINDS = ['docs', 'blog', 'pages'] as const;

export const isContentKind = (value: unknown): value is (typeof KINDS)[number] => KINDS.some((kind) => kind === value);

/** A plugin that is one of content under its name, or by its options. */
export function contentKind(name: string, options: Entry['options']): 'docs' | 'blog' | 'pages' | undefined {
  const named = /^(?:docusaurus-plugin-)?content-(docs|blog|pages)$/.exec(name)?.[1];
  return (
    KINDS.find((kind) => kind === named) ?? KINDS.find((kind) => `content-${kind}` === wrappedKind({ name, options }))
  );
}
