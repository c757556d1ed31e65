/** Theme files of a migrated site that replace parts of our theme: finds them, and makes the module that passes them to pages. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';
import { isContentPlace, placedContent, tablePart } from '../../../theme/places/content-names.js';
import { canShow, isPlace, PLACES } from '../../../theme/places/names.js';
import { themeRoot } from '../tool.js';
import { filesBelow } from './files-below.js';
import { ownElements } from './site-components.js';

export interface OwnPart {
  /** The reference's name: `DocItem/Footer`. */
  name: string;
  /** Relative to the site folder. */
  file: string;
  /** Key in the table that the file exports, where it is not the export itself. */
  member?: string;
}

/** Source of the module with all of them: a path below the site folder where no file is. */
export const PARTS_SOURCE = '.docusaurus/theme-parts.jsx';

/** The reference's name of the file with what live code may use besides React. */
export const LIVE_SCOPE = 'ReactLiveScope';

const CODE = /(?<!\.d|\.test|\.stories)\.[jt]sx?$/;

/** Code files of a theme folder by the reference's name. */
export function themeFiles(dir: string, folder: string): OwnPart[] {
  return filesBelow(join(dir, folder))
    .filter((path) => CODE.test(path))
    .map((path) => ({ name: path.replace(/(?:\/index)?\.[jt]sx?$/, ''), file: `${folder}/${path}` }));
}

/** Those that have a place. */
export function ownParts(dir: string, folder: string | undefined): OwnPart[] {
  if (folder === undefined) return [];
  const files = themeFiles(dir, folder);
  const isOurs = (from: string) => {
    const [, kind, name] = /^@theme(-\w+)?\/(MDXComponents\/\w+)$/.exec(from) ?? [];
    return name !== undefined && (kind !== undefined || !files.some((file) => file.name === name));
  };
  const elements = ownElements(dir, folder).filter(({ from }) => from === undefined || !isOurs(from));
  return [
    ...files.filter((part) => hasPlace(dir, part)),
    ...elements.map(({ element, key, file }) => ({ name: tablePart(element), file, member: key })),
  ];
}

/**
 * True for a file that can replace a part: it may import the original part, but not, in its stead, places within that part. An ejected
 * `Footer` would otherwise be empty.
 */
export function hasPlace(dir: string, { name, file }: OwnPart): boolean {
  if (isContentPlace(name)) return true;
  if (!PLACES.includes(name)) return false;
  const code = readFileSync(join(dir, file), 'utf8').replace(/\bimport\s+type\b[^'"]*['"][^'"]*['"]/g, '');
  const named = [...code.matchAll(/@theme(-\w+)?\/([\w/-]+?)(?:\/index)?['"]/g)];
  const isWrapper = named.some(([, kind, other]) => kind !== undefined && other === name);
  const isShown = ([, kind, other = '']: RegExpExecArray) => kind !== undefined || other === name || canShow(other);
  return isWrapper || named.every(isShown);
}

/** Content components of the theme that files of the site replace, by their names there. */
export const ownContent = (dir: string, folder: string | undefined): string[] =>
  placedContent(ownParts(dir, folder).map(({ name }) => name));

/** A module of one part alone, by which is found out whether it can be had. */
export const probeOf = ({ name, file }: OwnPart) => ({
  source: `.docusaurus/theme/${name}.jsx`,
  code: `export { default } from ${JSON.stringify(`@site/${file}`)};\n`,
});

/** The module of all parts: they share what they import. */
export function partsModule(parts: readonly OwnPart[]) {
  const imports = parts.map(({ file }, i) => `import * as m${i} from ${JSON.stringify(`@site/${file}`)};`);
  const entries = parts.map(
    ({ name, member }, i) => `${JSON.stringify(name)}: m${i}.default${member === undefined ? '' : `?.${member}`}`,
  );
  return { source: PARTS_SOURCE, code: `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n` };
}

/** Resolves `@theme/<name>` in code of the site to a place, `@theme-original/<name>` to the original part. @param parts replacing files of the site */
export function placeModules(dir: string, parts: readonly OwnPart[]): Plugin {
  const content = placedContent(parts.map(({ name }) => name));
  return {
    name: 'places',
    setup(build) {
      build.onResolve({ filter: /^@theme(?:-original|-init)?\// }, ({ path }) => {
        const [, kind = '', name = ''] = /^@theme(-\w+)?\/(.+?)(?:\/index)?$/.exec(path) ?? [];
        if (kind === '' && content.includes(name)) return { path: name, namespace: 'content-place' };
        // The parts of an admonition and the table of items have no places of their own.
        const isTable = name === 'NavbarItem/ComponentTypes';
        const own =
          kind === '' && (isTable || isContentPlace(name)) ? parts.find((part) => part.name === name) : undefined;
        if (own) return { path: join(dir, own.file) };
        if (isTable) return { path: name, namespace: 'item-types' };
        const type = /^Admonition\/Type\/(\w+)$/.exec(name)?.[1];
        if (type) return { path: type.toLowerCase(), namespace: 'admonition' };
        // A page is inside the layout; what it imports only names the page. An icon is that of the site, or ours.
        const isPlain = kind === '' && (name === 'Layout' || name.startsWith('Icon/'));
        if (!isPlace(name) || isPlain) return undefined;
        return { path: name, namespace: kind === '' ? 'place' : 'original' };
      });
      makeBy(build, 'place', 'placeOf', 'places');
      makeBy(build, 'original', 'originalOf', 'places');
      makeBy(build, 'content-place', 'contentPlace', 'content-places');
      makeBy(build, 'item-types', 'itemTypes', 'navbar-types');
      makeBy(build, 'admonition', 'admonitionOf', 'AdmonitionTypes');
    },
  };
}

/** Icons and components of elements that the site has not itself, and what older versions called otherwise: to be asked when its own folders were looked at. */
export function themeIcons(): Plugin {
  return {
    name: 'theme-icons',
    setup(build) {
      build.onResolve({ filter: /^@theme\/Icon\// }, ({ path }) => ({ path: path.slice(12), namespace: 'icon' }));
      build.onResolve({ filter: /^@theme\/Unlisted$/ }, () => ({ path: 'ContentVisibility', namespace: 'place' }));
      build.onResolve({ filter: MDX_PART }, ({ path }) => ({ path: posix.basename(path), namespace: 'mdx-part' }));
      makeBy(build, 'icon', 'iconOf', 'theme-icons');
      makeBy(build, 'mdx-part', 'mdxPart', 'mdx-parts');
    },
  };
}

/** Components of the reference for elements of Markdown. */
const MDX_PART = /^@theme(-original|-init)?\/(MDXComponents\/(A|Code|Details|Heading|Img|Li|Pre|Ul)|CodeInline)$/;

/** Modules of a namespace are what a function of a shim makes of their names. */
function makeBy(build: PluginBuild, namespace: string, make: string, shim: string): void {
  build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
    contents: `import { ${make} } from './${shim}';\nexport default ${make}(${JSON.stringify(path)});\n`,
    loader: 'js',
    resolveDir: join(themeRoot, 'shims'),
  }));
}
