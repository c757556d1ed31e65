/** Source → Document + Body: the whole way of one file, pure (docs/architecture.md). */
import type { ThemeServer } from '../../theme/contract.js';
import type { Document, Heading, Problem, Source } from '../site/types.js';
import { componentProblems } from './component-problems.js';
import { tooDeep } from './depth.js';
import type { Esm } from './esm.js';
import { excerptOf } from './excerpt.js';
import { type Finished, finishBody } from './finish.js';
import { moduleReasons } from './kind.js';
import { evaluate } from './literal.js';
import { markdownCopy } from './markdown-copy.js';
import type { Compiled, CompileOptions } from './options.js';
import type { Page } from './page.js';
import { Places } from './place.js';
import { preparePage } from './prepare.js';
import { sectionsOf } from './sections.js';
import { tabProblems } from './tab-problems.js';
import { countWords } from './words.js';

/** Compiles one Markdown file. Never throws on bad input: what is wrong comes back as problems. */
export async function compileSource(source: Source, options: CompileOptions, theme: ThemeServer): Promise<Compiled> {
  const deep = tooDeep(source.text);
  if (deep !== undefined) return emptyPage(source, deep, { options, theme });
  try {
    return finishPage(await preparePage(source, options, theme));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The stack ran out: thousands of quotes or lists in one another.
    return emptyPage(source, 0, { options, theme });
  }
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

function finishPage(page: Page): Compiled {
  const { source, theme } = page;
  page.problems.push(...componentProblems(page), ...tabProblems(page));
  const kind = { esm: page.esm, names: page.names, table: theme.content };
  const reasons = moduleReasons(page.survey, kind);
  if (page.options.untrusted) page.problems.push(...codeProblems(page, reasons));
  const isModule = source.kind === 'partial' || reasons.size > 0;
  const finished = finishBody(page, isModule);
  const markdown = page.options.copy === false ? '' : markdownCopy(page);
  return { document: documentOf(page, isModule, finished), body: { ...finished.body, markdown } };
}

function documentOf(page: Page, isModule: boolean, finished: Finished): Document {
  const { source, body, title } = page;
  return {
    source: source.path,
    relative: source.relative,
    kind: source.kind,
    scope: source.scope,
    key: '',
    frontMatter: page.frontMatter,
    ...(title ? { contentTitle: title.text } : {}),
    ...(page.ownHeading ? { ownHeading: true as const } : {}),
    excerpt: excerptOf(body),
    outline: page.outline,
    ...writtenToc(page),
    ids: collectIds(page.outline, finished.ids),
    sections: page.options.sections === false ? [] : sectionsOf(page),
    slots: finished.slots,
    previewSlots: finished.previewSlots,
    hasTruncateMarker: page.marker >= 0,
    part: isModule ? 'module' : 'html',
    hydrate: isModule && hydrates(page.esm),
    imports: page.esm.imports,
    features: finished.features,
    words: countWords(title ? body.slice(0, title.start) + body.slice(title.end) : body),
    problems: page.problems,
  };
}

/** D36: with untrusted content nothing of it may run while building. */
function codeProblems({ places, text }: Page, reasons: ReadonlySet<string>): Problem[] {
  const [code] = reasons;
  if (code === undefined) return [];
  const at = Math.max(0, text.indexOf(code.replace(/^export .*/, 'export ').replace(/>$/, '')));
  return [places.problem('content-untrusted', { code: code.slice(0, 60) }, places.offset(at))];
}

/** `export const toc = […]` with values known now takes the place of the headings (B4.32). */
function writtenToc({ esm, names }: Page): Pick<Document, 'toc'> {
  if (!esm.exported.has('toc')) return {};
  const written = esm.statements.flatMap(
    ({ source }) => /^export\s+const\s+toc\s*=([\s\S]*?);?\s*$/.exec(source)?.[1] ?? [],
  );
  const result = written.length === 1 ? evaluate(written[0]!.trim(), names) : undefined;
  if (!result?.known || !Array.isArray(result.value)) return {};
  const toc = (result.value as { id?: unknown; level?: unknown; value?: unknown }[]).flatMap(({ id, level, value }) =>
    typeof id === 'string' && typeof level === 'number' && typeof value === 'string'
      ? [{ id, level, html: value }]
      : [],
  );
  return { toc };
}

/** True if the page brings in code that wants to run in the browser. */
function hydrates(esm: Esm): boolean {
  if (esm.imports.some((use) => use.target === 'client' && use.names.length > 0 && !isReact(use.specifier)))
    return true;
  return [...esm.exported].some((name) => /^[A-Z]/.test(name));
}

function isReact(specifier: string): boolean {
  return specifier === 'react';
}

/** Every anchor: headings, and ids written in the content. */
function collectIds(outline: Heading[], written: string[]): string[] {
  const headings = outline.filter((heading) => heading.level > 1 && heading.id).map((heading) => heading.id);
  return [...new Set([...headings, ...written])];
}
