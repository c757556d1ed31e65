/** Source → Page: front matter, rewrites, parsing, ids, names. */
import type { ThemeServer } from '../../theme/contract.js';
import { wordsOf } from '../../theme/texts/content-texts.js';
import type { Heading } from '../site/content/document.js';
import type { Source } from '../site/content/source.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { ExerciseBlock } from './code/exercise-blocks.js';
import type { CodeResult, ResultCleaner } from './code/result-documents.js';
import type { TracedBlocks } from './code/traced-blocks.js';
import { type Esm, readEsm } from './mdx/esm.js';
import { esmProblem, wordProblem } from './mdx/esm-causes.js';
import { givenStatements } from './mdx/given-components.js';
import { Names } from './mdx/literal.js';
import { contentTitleOf, laterTitle } from './page/content-title.js';
import { replaceEmoji } from './page/emoji.js';
import { numberHeadings, outlineOf } from './page/headings.js';
import { unknownElements } from './page/html-or-module.js';
import { joinHanLines } from './page/line-breaks.js';
import type { Page } from './page/parsed-page.js';
import { findTruncateMarker, treeBefore } from './page/truncate.js';
import { readPage } from './read-page.js';
import { findSlips } from './slips/slips.js';
import type { CompileOptions } from './tree/compile-options.js';
import { type Node, walk } from './tree/tree.js';
import { headingsOf, labelOf, type Survey, surveyOf } from './tree/tree-facts.js';

const placeOf = ({ line, column }: Problem) => `${line}:${column}`;

/** Reads and parses a file; its tree has its heading ids. */
export async function preparePage(source: Source, options: CompileOptions, theme: ThemeServer): Promise<Page> {
  const { include } = options.prism;
  if (include !== undefined) await (await import('./code/own-languages.js')).addLanguages(include);
  const { bare, bodyStart, body, mdx, read, parsed, places, problems } = await readPage(source, options);
  const title = contentTitleOf(body);
  const { text, ids } = parsed;
  const { markdown } = options;
  const isUnread = problems.some(({ code }) => /^front-matter-(?:late|fence|unopened)$/.test(code));
  // A body that is not valid MDX is one block without a place.
  if (parsed.tree.children?.some(({ position }) => position)) {
    const isPost = source.kind === 'post';
    const slips = findSlips({ file: bare, tree: parsed.tree, places, bodyStart, options, isPost, mdx });
    const others = withoutForgiven(problems, slips);
    // The lines of an invalid front matter form a heading, which is a consequence already reported.
    const own = slips.filter(({ code }) => code !== 'heading-underline' || !isUnread);
    problems.splice(0, problems.length, ...others, ...own);
  }
  const plugged = { options, path: source.path, text, frontMatter: read.frontMatter, places, problems };
  const tree =
    markdown.remarkPlugins.length > 0
      ? await (await import('./page/remark-plugins.js')).runRemark(parsed.tree, plugged)
      : parsed.tree;
  const ownHeading = markContentTitle(tree, source.kind === 'post' && title !== undefined);
  const later = options.titleAnywhere && !mdx && !title && source.kind !== 'post' ? laterTitle(tree) : undefined;
  const esmContext = { ...lookOf(options), places, path: source.path };
  const written = readEsm(tree, esmContext);
  const given = mdx && options.components ? givenStatements(tree, written, options.components) : undefined;
  if (given) tree.children = [...(tree.children ?? []), given];
  const esm = given ? readEsm(tree, esmContext) : written;
  problems.push(...esm.broken.map((node) => esmProblem(node, places)));
  problems.push(...esm.strange.map((found) => wordProblem(found, places)));
  const survey = surveyOf(tree);
  numberHeadings(headingsOf(survey), { maintainCase: markdown.anchors.maintainCase, ids, places });
  if (options.markdown.emoji) replaceEmoji(survey.texts);
  if (options.markdown.cjkLineBreaks) joinHanLines(tree);
  const outline = outlineOf(survey.headingsAndElements, esm.partials, places);
  const names = knownNames(esm, outline, read.exported ?? read.frontMatter, title?.text);
  const unknown = new Set(unknownElements(survey, { esm, names, table: theme.content, placed: options.placed }));
  const plugins = markdown.rehypePlugins.length > 0;
  const made = plugins ? await (await import('./page/remark-plugins.js')).runRehype(tree, plugged) : tree;
  const marker = findTruncateMarker(body);
  const beforeMarker = marker < 0 ? undefined : treeBefore(made, marker + bodyStart, places);
  const clean = await cleaner(survey, options);
  const checked = source.checked
    ? await (await import('./code/checked-badges.js')).checkedBlocks(tree, source.checked)
    : new Map();
  const exercises = await exercisesIn(tree, body, options);
  const traced = await tracesIn(tree, { body, source, options });
  problems.push(...traced.absent.map((node) => problem('steps-absent', {}, { file: source.path, ...places.of(node) })));
  const { frontMatter } = read;
  return {
    source,
    options,
    theme,
    places,
    body,
    title,
    ...(later ? { later } : {}),
    frontMatter,
    text,
    tree,
    output: clean(made),
    before: beforeMarker && clean(beforeMarker),
    survey,
    checked,
    exercises,
    traces: traced.traces,
    results: await resultsIn(tree, body, options),
    esm,
    outline,
    ownHeading: ownHeading || later !== undefined,
    names,
    unknown,
    marker,
    problems,
  };
}

/** Returns what imports ask of the disk. */
const lookOf = ({ fileExists = () => true, ownPath }: CompileOptions) => ({ fileExists, ownPath });

/** A fence that may be flagged `exercise`: a look that costs nothing. Three marks, not more: a longer run would be tried at each length. */
const EXERCISE = /^[ \t>]*(?:`{3}|~{3}).*\sexercise\b/m;

/** The exercises of a page; code of strangers is only shown. */
async function exercisesIn(
  tree: Node,
  body: string,
  { untrusted }: CompileOptions,
): Promise<ReadonlyMap<Node, ExerciseBlock>> {
  if (untrusted || !EXERCISE.test(body)) return new Map();
  const { exercisesOf } = await import('./code/exercise-blocks.js');
  const { cssExercisesOf } = await import('./code/css-exercises.js');
  return new Map([...(await exercisesOf(tree)), ...cssExercisesOf(tree)]);
}

/** A fence that may be flagged `result`. */
const RESULT = /^[ \t>]*(?:`{3}|~{3}).*\sresult=\d/m;

/** Results of the page's CSS and HTML; what strangers wrote is cleaned first. */
async function resultsIn(
  tree: Node,
  body: string,
  { untrusted, titleDefaults }: CompileOptions,
): Promise<ReadonlyMap<Node, CodeResult>> {
  if (!RESULT.test(body)) return new Map();
  const clean = untrusted && (await resultCleaner());
  return (await import('./code/result-documents.js')).resultsOf(tree, titleDefaults.locale, clean);
}

async function resultCleaner(): Promise<ResultCleaner> {
  const { cleanCss } = await import('./untrusted/clean-css.js');
  const { cleanResult } = await import('./untrusted/clean-result.js');
  return { html: cleanResult, css: cleanCss };
}

/** A fence that may be flagged `steps`. */
const STEPS = /^[ \t>]*(?:`{3}|~{3}).*\ssteps\b/m;

/** The blocks of a page that are flagged `steps`; code of strangers is only shown. */
async function tracesIn(
  tree: Node,
  { body, source, options }: { body: string; source: Source; options: CompileOptions },
): Promise<TracedBlocks> {
  if (options.untrusted || !STEPS.test(body)) return { traces: new Map(), absent: [] };
  return (await import('./code/traced-blocks.js')).tracedBlocks(tree, source.traces);
}

/** Resolves to a function that cleans a tree of untrusted content. The footnotes, which are no part of that tree, are cleaned at once. */
async function cleaner(
  survey: Survey,
  { untrusted, titleDefaults, markdown }: CompileOptions,
): Promise<(tree: Node) => Node> {
  if (!untrusted) return (tree) => tree;
  const { sanitiseTree } = await import('./untrusted/sanitise.js');
  const { outerLoad } = wordsOf(titleDefaults.locale, titleDefaults.texts);
  const rules = { allowedOrigins: untrusted.allowedOrigins, label: outerLoad };
  for (const footnote of survey.footnotes.values()) {
    const children = [...(footnote.children ?? []), ...linksOf(footnote, survey)];
    footnote.children = sanitiseTree({ type: 'root', children }, { ...rules, isHast: false }).children;
  }
  return (tree) => sanitiseTree(tree, { ...rules, isHast: markdown.rehypePlugins.length > 0 });
}

/** Definitions of the links and pictures that a footnote has by label; all of a page for each footnote would take long. */
function linksOf(footnote: Node, survey: Survey): Set<Node> {
  const links = new Set<Node>();
  walk(footnote, (node) => {
    const link =
      node.type === 'linkReference' || node.type === 'imageReference' ? survey.links.get(labelOf(node)) : undefined;
    if (link) links.add(link);
  });
  return links;
}

/**
 * The first heading anywhere is the content title if it is of level 1 and no rule precedes it (B1.35, B4.6).
 * A post shows its title above the body, so the heading is removed from the body (B4.24).
 */
function markContentTitle(tree: Node, remove: boolean): boolean {
  let decided = false;
  let found = false;
  walk(tree, (node, parent) => {
    if (decided) return false;
    if (node.type !== 'heading' && node.type !== 'thematicBreak') return true;
    decided = true;
    found = node.depth === 1;
    if (found && remove) parent!.children = parent!.children!.filter((child) => child !== node);
    else if (found) node.data = { ...node.data, contentTitle: true };
    return false;
  });
  return found;
}

function knownNames(esm: Esm, outline: Heading[], frontMatter: object, title: string | undefined): Names {
  const names = new Names();
  if (!esm.exported.has('toc') && esm.partials.size === 0) {
    const toc = outline.filter((heading) => heading.level > 1);
    names.set(
      'toc',
      toc.map(({ id, level, html }) => ({ id, level, value: html })),
    );
  }
  names.set('frontMatter', frontMatter);
  if (title !== undefined) names.set('contentTitle', title);
  for (const [name, asset] of esm.assets) names.set(name, { asset });
  return names;
}

/** Problems that explain why a tag or braces are not valid MDX. */
const WRITTEN_WRONG = /^(?:foreign-syntax|mark-form|mark-width|heading-id-form)$/;

/** Braces of another tool and wrong tags are reported as such, not as invalid MDX. */
function withoutForgiven(problems: readonly Problem[], slips: readonly Problem[]): Problem[] {
  const foreign = new Set(slips.filter(({ code }) => WRITTEN_WRONG.test(code)).map(placeOf));
  const isOfLine = ({ code, args }: Problem) =>
    code === 'mark-quote' || (code === 'foreign-syntax' && String(args.found).startsWith(':::'));
  const tags = new Set(slips.filter(isOfLine).map(({ line }) => line));
  return problems.filter(
    (found) => found.code !== 'markdown-forgiven' || (!foreign.has(placeOf(found)) && !tags.has(found.line)),
  );
}
