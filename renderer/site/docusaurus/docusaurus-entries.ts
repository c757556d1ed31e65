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
    if (typeof name === 'string') found.push({ name: shortName(name), options: isPlainObject(options) ? options : {} });
    else {
      const own = (typeof name === 'function' && name.name) || '(inline)';
      if (isPlainObject(options)) found.push({ name: own, options });
      else carrier.leave(`${where}: ${own}`);
    }
  }
  return found;
}

/** `@docusaurus/plugin-content-docs`, its resolved path or its shorthand → `content-docs` (B7.18). */
function shortName(name: string): string {
  const path = name.replace(/\\/g, '/');
  const match =
    /@docusaurus\/((?:plugin|theme|preset)-[\w-]+)/.exec(path) ??
    /(?:^|\/)((?:docusaurus-)?(?:plugin|theme|preset)-[\w-]+)/.exec(path);
  return match
    ? match[1]!.replace(/^(?:docusaurus-)?(?:plugin-|preset-|theme-(?!classic))/, '')
    : path.replace(/^\.\//, '');
}

const PARTS = ['docs', 'blog', 'pages', 'theme'];

/** The preset that the site's content comes from: the classic one, or one that is given the same options. */
export function contentPreset(presets: readonly Entry[]): Entry | undefined {
  return (
    presets.find(({ name }) => name === 'classic') ??
    presets.find(({ options }) => PARTS.some((part) => isPlainObject(options[part])))
  );
}

/** A plugin as one of content; beside that of the preset it needs an id of its own. */
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
