/**
 * The source of a module part: ECMAScript with JSX that default-exports the component of the body.
 * It takes `slots` (values of its slots) and further props.
 */

import { freeElements, freeElementsOfModule } from '../mdx/free-names.js';
import { jsxAttributes } from '../tree/tree.js';
import type { Page } from './parsed-page.js';

/** Specifier of the module that gives a compiled page its components; `theme/shims/aliases.ts` says which file it is. */
const RUNTIME = '@notes/content';

/** JSX of the whole body and of the part before the truncate marker → module source. */
export function moduleSource(page: Page, body: string, preview: string | undefined): string {
  const { esm } = page;
  const lines = [
    `import { content as _c, slotProps as _slot, Cards as _Cards, Raw as _Raw } from ${JSON.stringify(RUNTIME)};`,
  ];
  if (page.options.placed) lines.push(`import { placed as _placed } from '@notes/content-places';`);
  for (const { source, kind } of esm.statements) if (kind === 'import') lines.push(importSource(source, page));
  const partials = [
    ...new Set(page.outline.flatMap((heading) => (heading.partial === undefined ? [] : [heading.partial]))),
  ];
  for (const index of partials)
    lines.push(`import { toc as _toc${index} } from ${JSON.stringify(esm.imports[index]!.specifier)};`);
  lines.push(...constants(page));
  for (const { source, kind } of esm.statements) if (kind === 'export') lines.push(layoutSource(source));
  if (preview !== undefined) lines.push(component('Preview', preview, page, 'export '));
  lines.push(component('MDXContent', body, page, 'export default '));
  return `${lines.join('\n')}\n`;
}

function component(name: string, jsx: string, page: Page, head: string): string {
  const language = JSON.stringify(page.options.titleDefaults);
  const bound = boundNames(page);
  const given = ['metadata', 'assets'].filter((prop) => !bound.has(prop));
  const destructure = given.map((prop) => `${prop} = {}`).join(', ');
  const content = `<_c.ContentRoot {...${language}}>${jsx}</_c.ContentRoot>`;
  const isLaidOut =
    name === 'MDXContent' &&
    page.esm.statements.some(({ kind, source }) => kind === 'export' && layoutSource(source) !== source);
  return `${head}function ${name}(props) {
  const { slots: _slots = []${destructure ? `, ${destructure}` : ''} } = props;
  return ${isLaidOut ? `<_Layout {...props}>${content}</_Layout>` : content};
}`;
}

/** Returns the source of a page's default export as the layout around its content. */
function layoutSource(source: string): string {
  const [whole, written] = /^export\s+default\s+(\S)/.exec(source) ?? [];
  if (whole === undefined || written === undefined) return namedLayout(source);
  const value = source.slice(whole.length - written.length);
  const name = /^(?:async\s+)?(?:function|class)\s+([\w$]+)/.exec(value)?.[1];
  return name === undefined || name === 'extends' ? `const _Layout = ${value}` : `${value}\nconst _Layout = ${name};`;
}

/** `export { Layout as default }` and `export { default } from './layout'`, alone in their statement. */
function namedLayout(source: string): string {
  const found = /^export\s*\{\s*(?:([\w$]+)\s+as\s+)?default\s*\}\s*(?:from\s*(['"][^'"]+['"]))?/.exec(source);
  if (!found) return source;
  const [, name = 'default', from] = found;
  return from === undefined ? `const _Layout = ${name};` : `import { ${name} as _Layout } from ${from};`;
}

/** Names that the page's own statements bind. */
export function boundNames(page: Page): Set<string> {
  return new Set([...page.esm.components.keys(), ...ownNames(page)]);
}

/** Elements in expressions and exports whose names the page does not bind: `{list.map((x) => <Card {...x}/>)}`. */
export function elementsInCode(page: Page): Set<string> {
  const bound = boundNames(page);
  const { expressions, elements } = page.survey;
  const sources = [
    ...expressions.map(({ value }) => value ?? ''),
    ...elements.flatMap((element) =>
      jsxAttributes(element).flatMap(({ value }) => (typeof value === 'object' && value ? [value.value] : [])),
    ),
  ];
  const exports = page.esm.statements.flatMap(({ kind, source }) => (kind === 'export' ? [source] : []));
  return new Set([
    ...sources.flatMap((source) => freeElements(source, bound)),
    ...exports.flatMap((source) => freeElementsOfModule(source, bound)),
  ]);
}

/** Returns names that do not refer to components of the theme. */
export function ownNames({ esm: { partials, assets, missing, others, exported } }: Page): Set<string> {
  return new Set([...partials.keys(), ...assets.keys(), ...missing.keys(), ...others, ...exported]);
}

function constants(page: Page): string[] {
  const { exported } = page.esm;
  const lines = [...elementsInCode(page)].map(
    (name) => `const ${name} = _c.${name} ?? (({ children }) => <>{children}</>);`,
  );
  if (!exported.has('toc'))
    lines.push(`export const toc = [${page.outline.flatMap((heading) => tocEntry(heading)).join(', ')}];`);
  if (!exported.has('frontMatter'))
    lines.push(`export const frontMatter = ${JSON.stringify(page.names.get('frontMatter') ?? {})};`);
  if (!exported.has('contentTitle'))
    lines.push(`export const contentTitle = ${JSON.stringify(page.names.get('contentTitle')) ?? 'undefined'};`);
  return lines;
}

function tocEntry(heading: Page['outline'][number]): string[] {
  if (heading.partial !== undefined) return [`...(_toc${heading.partial} ?? [])`];
  if (heading.level < 2 || !heading.text) return [];
  return [JSON.stringify({ value: heading.html, id: heading.id, level: heading.level })];
}

/** An import as written; one that is not there gives names that render their children, so that the page still exists. */
function importSource(source: string, page: Page): string {
  const { imports, missing } = page.esm;
  const use = imports.find(
    ({ names, specifier }) =>
      names.some((name) => missing.get(name) === specifier) &&
      [`'${specifier}'`, `"${specifier}"`].some((written) => source.includes(written)),
  );
  if (!use) return source;
  return use.names.map((name) => `const ${name} = ({ children }) => <>{children}</>;`).join('\n');
}
