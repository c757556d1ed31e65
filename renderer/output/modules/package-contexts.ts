/** Contexts of packages whose providers a moved site uses: what `Root` provides is there on every page. */
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { literal } from '../../site/helpers/glob.js';
import { readText } from './file-text.js';
import { filesBelow } from './files-below.js';
import { packageFolder } from './installed-package.js';
import { withSharedContexts } from './shared-contexts.js';

const PROVIDER = /\bimport\s[^'";]*Provider\b[^'";]*\bfrom\s*['"]((?:@[\w.-]+\/)?[\w.-]+)[^'"]*['"]/g;
/** Answered for by the theme, or one in every bundle. */
const OURS = /^(?:react|react-dom|@docusaurus\/.*|@(?:theme|theme-original|theme-init|site|generated)\/.*)$/;

/** @param dir site folder @param folder of its theme files */
export function packageContexts(dir: string, folder: string | undefined): Plugin[] {
  const names = folder === undefined ? [] : providers(dir);
  if (names.length === 0) return [];
  const filter = new RegExp(`[/\\\\]node_modules[/\\\\](?:${names.map(folderForm).join('|')})[/\\\\].*\\.[cm]?js$`);
  return [
    {
      name: 'package-contexts',
      setup(build) {
        build.onLoad({ filter, namespace: 'file' }, ({ path }) => {
          const code = readText(path);
          const contents = code === undefined ? code : withSharedContexts(code, path, dir);
          return contents === code ? undefined : { contents, loader: 'js', resolveDir: dirname(path) };
        });
      },
    },
  ];
}

const folderForm = (name: string): string => name.split('/').map(literal).join('[/\\\\]');

/** Packages that the site's code has a provider from, with all packages for React that these depend on. */
function providers(dir: string): string[] {
  const found = new Set<string>();
  const add = (name: string, isNamed = false): void => {
    const list = OURS.test(name) || found.has(name) ? undefined : packageOf(dir, name);
    const { dependencies = {}, peerDependencies = {} } = list ?? {};
    if (!list || !(isNamed || 'react' in dependencies || 'react' in peerDependencies)) return;
    found.add(name);
    for (const other of Object.keys({ ...dependencies, ...peerDependencies })) add(other);
  };
  for (const path of filesBelow(join(dir, 'src')))
    if (/\.[jt]sx?$/.test(path))
      for (const [, name = ''] of (readText(join(dir, 'src', path)) ?? '').matchAll(PROVIDER)) add(name, true);
  return [...found].sort();
}

interface PackageLists {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The lists of an installed package. */
function packageOf(dir: string, name: string): PackageLists | undefined {
  const folder = packageFolder(name, dir);
  try {
    return folder && JSON.parse(readText(join(folder, 'package.json')) ?? '{}');
  } catch {
    return undefined;
  }
}
