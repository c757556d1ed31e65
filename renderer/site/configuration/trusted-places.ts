/** With untrusted content, code may not be inside content folders: an author of content could write the site's own code. */
import { posix } from 'node:path';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { type ConfigFile, placeOf } from './config-checks.js';
import type { Site } from './config-types.js';

/** Problems of code that the configuration names inside a content or static folder. */
export function misplacedCode(site: Site, file: ConfigFile): Problem[] {
  if (site.security !== 'untrusted') return [];
  const folders = [...site.docs, ...site.blog, ...(site.pages ? [site.pages] : [])].map(({ path }) => path);
  const content = [...folders, ...site.staticDirectories].map((path) => posix.normalize(path));
  return codeOf(site, file.path).flatMap(([key, path]) => {
    const folder = content.find((each) => holds(each, path));
    return folder === undefined
      ? []
      : [problem('config-code-in-content', { field: key, path, folder }, placeOf(key.split('.'), file))];
  });
}

/** Files and folders of code by the key that names them. */
function codeOf(site: Site, configFile: string): [key: string, path: string][] {
  const sidebars = site.docs.flatMap(({ sidebarPath }) => (typeof sidebarPath === 'string' ? [sidebarPath] : []));
  const named: [string, string[]][] = [
    ['configuration', [configFile]],
    ['themeDir', [site.themeDir]],
    ['customCss', site.customCss],
    ['docs.sidebarPath', sidebars],
    ['alias', Object.values(site.alias).filter((target) => /^\.{0,2}\//.test(target) || target.startsWith('@site/'))],
    ['markdown.remarkPlugins', site.markdown.remarkPlugins.flatMap(fileOf)],
    ['markdown.rehypePlugins', site.markdown.rehypePlugins.flatMap(fileOf)],
  ];
  return named.flatMap(([key, paths]) => paths.map((path): [string, string] => [key, path]));
}

/** Plugins may be named by a path, with options after it. */
function fileOf(plugin: unknown): string[] {
  const named: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof named === 'string' && /^(?:\.{1,2}\/|@site\/)/.test(named) ? [named] : [];
}

function holds(folder: string, path: string): boolean {
  const clean = posix.normalize(path.replace(/^@site\//, ''));
  return folder === '.' || folder === './' || clean === folder || clean.startsWith(`${folder.replace(/\/$/, '')}/`);
}
