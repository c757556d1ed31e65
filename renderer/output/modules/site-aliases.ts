/** Resolves names that code of a site imports: configured ones, its own folders, and names of the theme. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { SitePlugins } from '../../site/configuration/site-plugins.js';
import { themeRoot } from '../tool.js';
import { themeModule } from './shared-modules.js';

/** Base folders of import paths. */
export interface FileRoots {
  /** Site folder. */
  dir: string;
  /** Folders of static files, relative to `dir`: where an import of `/x.png` looks. */
  staticDirectories: readonly string[];
}

export interface AliasInput extends FileRoots {
  /** Configured names: specifier, or the folder part of one, to a file or folder of the site or another specifier. */
  alias: Readonly<Record<string, string>>;
  /** Folder of theme overrides, relative to `dir`. */
  themeDir: string;
  /** Folder with theme components in the shape of the reference, relative to `dir`. */
  docusaurusTheme?: string;
  /** Results of a Docusaurus site's plugins. */
  plugins?: SitePlugins;
  target: 'node' | 'browser';
}

const ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
const SHIMS = join(themeRoot, 'shims');
const ALIASED = 'aliased';

/** Files of the theme that a moved site has its own data for. */
const GENERATED_FOR: Readonly<Record<string, string>> = {
  './global-data.js': 'globalData.json',
  './config-lists.js': 'configLists.json',
  './lost-data.js': 'lostData.js',
  // The browser has what its page reads of them.
  './docs-lists.js': 'docsLists.json',
};

/** Returns what the site configured, `@site/…` as the site folder, `/…` as a file of it, and names of the theme as found in the theme. */
export function siteAliases(input: AliasInput): Plugin {
  const { dir, alias } = input;
  const folders = [input.themeDir, ...(input.docusaurusTheme ? [input.docusaurusTheme] : [])];
  const { generated, themeFolders = [] } = input.plugins ?? {};
  const overrides = [...folders.map((folder) => join(dir, folder)), ...themeFolders];
  return {
    name: 'site-aliases',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind, pluginData }) => {
        if (kind === 'entry-point' || pluginData === ALIASED) return undefined;
        const target = aliasOf(path, alias);
        if (target !== undefined) {
          const inside = existsSync(join(dir, target)) || !/^[@\w]/.test(target) || target.includes('/');
          return build.resolve(inside ? `./${target}` : target, { kind, resolveDir: dir, pluginData: ALIASED });
        }
        if (path.startsWith('@site/')) return build.resolve(`./${path.slice(6)}`, { kind, resolveDir: dir });
        if (generated !== undefined && path.startsWith('@generated/'))
          return build.resolve(generatedFile(generated, path.slice(11)), { kind, resolveDir: dir });
        // The router of the page is ours.
        if (generated !== undefined && /^react-router(?:-dom)?$/.test(path)) return { path: join(SHIMS, 'router.ts') };
        const file = themeModule(path, overrides, themeFolders);
        return file ? { path: file } : undefined;
      });
      if (generated !== undefined) {
        // A path to where the reference writes the same; what another build of it has left there is older.
        build.onResolve({ filter: /(?:^|\/)\.docusaurus\/./ }, ({ path }) => {
          const file = generatedFile(generated, path.replace(/^.*?\.docusaurus\//, ''));
          return existsSync(file) ? { path: file } : undefined;
        });
        build.onResolve(
          { filter: /\/(?:global-data|config-lists|lost-data|docs-lists)\.js$/ },
          ({ path, resolveDir }) => {
            const isOfNode = path === './docs-lists.js' && input.target === 'browser';
            return resolveDir === SHIMS && !isOfNode ? { path: join(generated, GENERATED_FOR[path] ?? '') } : undefined;
          },
        );
      }
      build.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind === 'entry-point' || kind === 'url-token' || kind === 'import-rule') return undefined;
        const file = rootFile(path, input);
        return file === undefined ? undefined : { path: file };
      });
    },
  };
}

/** The file of what the reference generates. Some of what it writes as code is JSON here; data of the linked site are in a folder of their own. */
function generatedFile(generated: string, path: string): string {
  const name = path.replace(/^docusaurus\.config(?:\.mjs)?$/, 'docusaurus.config.mjs');
  const file = /^(?:globalData|i18n|codeTranslations)$/.test(name) ? `${name}.json` : name;
  const linked = join(generated, 'data', file);
  return existsSync(linked) ? linked : join(generated, file);
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that an absolute import means: below a static folder, else below the site folder. */
function rootFile(path: string, { dir, staticDirectories }: FileRoots): string | undefined {
  return isFile(path) ? undefined : firstFile([...staticDirectories, '.'].map((folder) => join(dir, folder, path)));
}

/** The file that an import of a relative path, of `@site/…` or of `/…` means. @param folder of the file that imports */
export function importedFile(specifier: string, folder: string, roots: FileRoots): string | undefined {
  if (specifier.startsWith('/')) return rootFile(specifier, roots);
  return firstFile([specifier.startsWith('@site/') ? join(roots.dir, specifier.slice(6)) : join(folder, specifier)]);
}

/** The first file of some paths that may lack its ending, as the bundler finds a module. */
export const firstFile = (stems: readonly string[]): string | undefined =>
  stems.flatMap((stem) => ENDS.map((end) => stem + end)).find(isFile);

/** The configured target of a specifier: its own entry, else that of the longest folder it begins with. */
function aliasOf(specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  if (specifier in alias) return alias[specifier];
  const folder = Object.keys(alias)
    .filter((name) => specifier.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return folder === undefined ? undefined : alias[folder] + specifier.slice(folder.length);
}
