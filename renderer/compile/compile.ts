/** Source → Document + Body: the whole way of one file, pure (docs/architecture.md). */
import type { ThemeServer } from '../../theme/contract.js';
import type { Document, Heading, ImportUse } from '../site/content/document.js';
import type { Source } from '../site/content/source.js';
import { defined } from '../site/helpers/defined.js';
import type { Problem } from '../site/problems/problem-types.js';
import { findLiterals, maskLiterals } from '../site/secrets/secret-literals.js';
import { evaluate } from './mdx/literal.js';
import { componentProblems } from './page/component-problems.js';
import { shownTitle } from './page/content-title.js';
import { excerptOf } from './page/excerpt.js';
import { moduleReasons, usesPlaced } from './page/html-or-module.js';
import { markdownCopy } from './page/markdown-copy.js';
import type { Page } from './page/parsed-page.js';
import { sectionsOf } from './page/sections.js';
import { tabProblems } from './page/tab-problems.js';
import { countWords } from './page/word-count.js';
import { tooDeep } from './parse/nesting-depth.js';
import { preparePage } from './prepare.js';
import { type Finished, finishBody } from './render/finish-body.js';
import type { Compiled, CompileOptions } from './tree/compile-options.js';
import { Places } from './tree/source-position.js';
import { jsxAttributes } from './tree/tree.js';

/** Compiles one Markdown file. Never throws on bad input: faults are returned as problems. */
export async function compileSource(source: Source, options: CompileOptions, theme: ThemeServer): Promise<Compiled> {
  const deep = tooDeep(source.text);
  if (deep !== undefined) return emptyPage(source, deep, { options, theme });
  try {
    const compiled = finishPage(await preparePage(source, options, theme));
    const { document } = compiled;
    document.problems = fewOnLines([...document.problems, ...literalProblems(source)]);
    return compiled;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The stack ran out: thousands of quotes or lists in one another.
    return emptyPage(source, 0, { options, theme });
  }
}

/** Maximum reported problems of one kind per line: each contains its line, and a page may be one line. */
const MOST_ON_LINE = 50;

function fewOnLines(problems: Problem[]): Problem[] {
  if (problems.length <= MOST_ON_LINE) return problems;
  const counts = new Map<string, number>();
  return problems.filter(({ code, line }) => {
    const count = (counts.get(`${code} ${line}`) ?? 0) + 1;
    counts.set(`${code} ${line}`, count);
    return count <= MOST_ON_LINE;
  });
}

/** Finds keys of known services in a text. Neither the problem nor what keeps it holds the key. */
function literalProblems({ path, text }: Source): Problem[] {
  const places = new Places(path, text, 0);
  return findLiterals(text).map(({ kind, index }) => {
    const found = places.problem('secret-literal', { kind }, index);
    return { ...found, sourceLine: found.sourceLine && maskLiterals(found.sourceLine) };
  });
}

/** A page that is too deep to be read is shown empty. */
async function emptyPage(
  source: Source,
  offset: number,
  { options, theme }: { options: CompileOptions; theme: ThemeServer },
): Promise<Compiled> {
  const { document, body } = finishPage(await preparePage({ ...source, text: '' }, options, theme));
  const places = new Places(source.path, source.text, 0);
  return { document: { ...document, problems: [places.problem('markdown-too-deep', {}, offset)] }, body };
}

interface PartKind {
  isModule: boolean;
  hydrate: boolean;
}

function finishPage(page: Page): Compiled {
  const { source, theme } = page;
  page.problems.push(...componentProblems(page), ...tabProblems(page));
  const kind = { esm: page.esm, names: page.names, table: theme.content };
  const reasons = moduleReasons(page.survey, kind);
  const placed = usesPlaced(page);
  const isModule = source.kind === 'partial' || reasons.size > 0 || placed;
  const finished = finishBody(page, isModule);
  const markdown = page.options.copy === false ? '' : markdownCopy(page);
  return {
    document: documentOf(page, { isModule, hydrate: isModule && (placed || hydrates(page)) }, finished),
    body: { ...finished.body, markdown },
  };
}

function documentOf(page: Page, { isModule, hydrate }: PartKind, finished: Finished): Document {
  const { source, body, title } = page;
  const contentTitle = title ? shownTitle(title.text, page.outline) : page.later;
  return {
    source: source.path,
    relative: source.relative,
    kind: source.kind,
    scope: source.scope,
    key: '',
    frontMatter: page.frontMatter,
    ...defined({ contentTitle }),
    ...(page.ownHeading ? { ownHeading: true as const } : {}),
    excerpt: excerptOf(body),
    outline: page.outline,
    ...writtenToc(page),
    ids: collectIds(page.outline, [...finished.ids, ...(isModule ? idsOfCode(body) : [])]),
    sections: page.options.sections === false ? [] : sectionsOf(page),
    slots: finished.slots,
    ...(finished.addresses.length > 0 ? { addresses: finished.addresses } : {}),
    previewSlots: finished.previewSlots,
    hasTruncateMarker: page.marker >= 0,
    part: isModule ? 'module' : 'html',
    hydrate,
    imports: page.esm.imports,
    features: finished.features,
    words: countWords(title ? body.slice(0, title.start) + body.slice(title.end) : body),
    problems: page.problems,
  };
}

/** Ids that elements in exports and expressions have. */
function idsOfCode(body: string): string[] {
  return [...body.matchAll(/\bid\s*[=:]\s*(?:\{\s*)?(['"`])([^'"`\n]+)\1/g)].map(([, , id]) => id!);
}

/** `export const toc = […]` with values known now takes the place of the headings (B4.32). */
function writtenToc({ esm, names }: Page): Pick<Document, 'toc'> {
  if (!esm.exported.has('toc')) return {};
  const written = esm.statements.flatMap(({ source }) => /^export\s+const\s+toc\s*=([\s\S]*)$/.exec(source)?.[1] ?? []);
  const result = written.length === 1 ? evaluate(written[0]!.trim().replace(/;$/, ''), names) : undefined;
  if (!result?.known || !Array.isArray(result.value)) return {};
  const toc = (result.value as { id?: unknown; level?: unknown; value?: unknown }[]).flatMap(({ id, level, value }) =>
    typeof id === 'string' && typeof level === 'number' && typeof value === 'string'
      ? [{ id, level, html: value }]
      : [],
  );
  return { toc };
}

/** Modules of the reference that do something only in a browser. */
const BROWSER_MODULES = /^@docusaurus\/(?:BrowserOnly|router)$/;

/** True if the page brings in code that wants to run in the browser. */
function hydrates({ esm, survey }: Page): boolean {
  const runs = ({ target, names, specifier }: ImportUse) =>
    names.length > 0 && (target === 'client' ? !isReact(specifier) : BROWSER_MODULES.test(specifier));
  if (esm.imports.some(runs)) return true;
  if (survey.elements.some((node) => jsxAttributes(node).some(({ name = '' }) => /^(?:on[A-Z]|ref$)/.test(name))))
    return true;
  return [...esm.exported].some((name) => name === 'default' || /^[A-Z]/.test(name));
}

function isReact(specifier: string): boolean {
  return specifier === 'react';
}

/** Every anchor: headings, and ids written in the content. */
function collectIds(outline: Heading[], written: string[]): string[] {
  const headings = outline.filter((heading) => heading.level > 1 && heading.id).map((heading) => heading.id);
  return [...new Set([...headings, ...written])];
}
