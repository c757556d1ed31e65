/** Fenced code → the theme's `CodeBlock`, `Mermaid`, `LiveCode` or, for npm2yarn, tabs of code blocks. */

import { defined } from '../../site/helpers/defined.js';
import { hashOf } from '../../site/helpers/hash.js';
import type { CheckedBlock } from '../code/checked-badges.js';
import type { ExerciseBlock } from '../code/exercise-blocks.js';
import { highlightLines } from '../code/highlight.js';
import type { CodeMeta } from '../code/info-string.js';
import { readMeta } from '../code/info-string.js';
import { addRanges, copiedCode, readDiff, readNotes } from '../code/line-marks.js';
import { type MarkedCode, readMagicComments } from '../code/magic-comments.js';
import { packageCommands } from '../code/npm2yarn.js';
import type { CodeResult } from '../code/result-documents.js';
import { restoreComments } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import type { Handler, Render } from './render-context.js';
import type { Props } from './writer.js';

/** Class of lines that a range in the info string highlights. */
const HIGHLIGHTED = 'theme-code-block-highlighted-line';

export const writeCode: Handler = (node: Node, render: Render) => {
  const { options } = render.context;
  const meta = readMeta(node.lang, node.meta);
  if (meta.language === 'mermaid' && options.markdown.mermaid) {
    render.features.mermaid = true;
    render.features.inlineStyle = true;
    return render.writer.component('Mermaid', { value: node.value ?? '' });
  }
  if (meta.npm2yarn && options.markdown.npm2yarn) return writePackageTabs(node.value ?? '', meta, render);
  const exercise = render.context.exercises.get(node);
  if (exercise) return writeExercise(exercise, meta, render, render.context.checked.get(node));
  const written = { ...meta, written: node.meta ?? undefined, fenced: true };
  const code = restoreComments(node.value ?? '');
  const checked = render.context.checked.get(node);
  const trace = render.context.traces.get(node);
  const result = render.context.results.get(node);
  if (result) return writeResult(result, render, () => writeCodeBlock(code, written, render, checked));
  if (!trace) return writeCodeBlock(code, written, render, checked);
  const props = { trace: { ...trace }, lines: code.split('\n') };
  // Steps name their lines by number.
  const numbered = { ...written, lineNumbers: written.lineNumbers ?? 1 };
  render.writer.component('CodeTrace', props, () => writeCodeBlock(code, numbered, render, checked));
};

/** The page is part of the name: a document belongs to one page. */
function writeResult({ height, trueColours, document }: CodeResult, render: Render, writeBlock: () => void): void {
  const name = hashOf(`${render.context.source}\n${document}`);
  render.results[name] = document;
  const props = trueColours ? { name, height, trueColours } : { name, height };
  render.writer.component('CodeResult', props, writeBlock);
}

/** The solution is written like a block without an exercise: other blocks of its scope find it by its flags. */
function writeExercise(exercise: ExerciseBlock, meta: CodeMeta, render: Render, checked?: CheckedBlock): void {
  const { name, task, hints, stub, solution, script: judged } = exercise;
  if (judged?.isTypes) render.features.types = true;
  // Without a compiler it is only read.
  const script = judged?.isTypes && !render.context.options.compiler ? undefined : judged;
  const scripts = script && {
    editor: script.stub,
    before: script.before,
    after: script.after,
    ...(script.isCss && { kind: 'css' }),
    ...(script.isTypes && { kind: 'types' }),
  };
  if (script) render.features.runnable = true;
  const props = {
    name,
    task,
    hints,
    ...scripts,
    solution: { content: () => writeCodeBlock(solution, { ...meta, title: undefined }, render, checked) },
  };
  render.writer.component('Exercise', props, () => writeCodeBlock(stub, { ...meta, flags: [] }, render));
}

function writePackageTabs(code: string, meta: CodeMeta, render: Render): void {
  const option = render.context.options.markdown.npm2yarn;
  const { sync, converters } = typeof option === 'object' ? option : { sync: false, converters: undefined };
  render.features.tabs = true;
  render.writer.component('Tabs', sync ? { groupId: 'npm2yarn' } : {}, () => {
    for (const command of packageCommands(code, converters)) {
      render.writer.component('TabItem', { value: command.value, label: command.label }, () =>
        writeCodeBlock(command.code, { ...meta, language: meta.language || 'bash' }, render),
      );
    }
  });
}

/** The info string after the language, parsed and as written. */
type WrittenMeta = CodeMeta & {
  written?: string;
  /** The block comes from Markdown: an element within another. */
  fenced?: boolean;
};

/** Writes one block of code. */
export function writeCodeBlock(code: string, meta: WrittenMeta, render: Render, checked?: CheckedBlock) {
  const { options } = render.context;
  if (meta.live && options.liveCode) {
    render.features.live = true;
    return render.writer.component('LiveCode', { ...liveProps(code, meta), ...options.liveCode });
  }
  const props = codeProps(code, meta, options.prism);
  if (checked) Object.assign(props, checkedProps(meta, checked));
  if (/(?:^|\s)run(?:\s|$)/.test(String(props.flags ?? ''))) render.features.runnable = true;
  if (options.placed?.includes('CodeBlock')) Object.assign(props, referenceProps(code, meta, props));
  if (meta.fenced) writeFenced(props, render);
  else render.writer.component('CodeBlock', props);
}

/** Writes a block as Markdown does if the site replaces `pre` or `code`. Its text ends with a newline, by which such components recognise it. */
function writeFenced(props: Props, { context, writer }: Render): void {
  const isPlaced = (element: string) => context.options.placed?.includes(element) ?? false;
  const isOwn = isPlaced('pre') || isPlaced('code');
  const given = !isOwn ? props : { ...props, children: props.children === '' ? undefined : `${props.children}\n` };
  const write = () => (isPlaced('code') ? writer.markdown('code', given) : writer.component('CodeBlock', given));
  if (isPlaced('pre')) writer.markdown('pre', {}, write);
  else write();
}

/** Returns what a component of the reference reads of a block. */
const referenceProps = (
  code: string,
  { written, lineNumbers, language: named }: WrittenMeta,
  { language }: Props,
): Props => ({
  children: code,
  className: named ? `language-${language}` : undefined,
  metastring: written,
  showLineNumbers: lineNumbers === undefined ? undefined : lineNumbers === 1 || lineNumbers,
});

/** The badge, and what a reader's browser needs to run the block. */
function checkedProps({ flags }: CodeMeta, { run, runnable, script }: CheckedBlock): Props {
  const words = [...flags.filter((flag) => flag !== 'run'), ...(runnable ? ['run'] : [])];
  return {
    flags: words.length > 0 ? words.join(' ') : undefined,
    checked: { ...run },
    ...defined({ script }),
  };
}

function liveProps(code: string, meta: CodeMeta): Props {
  return {
    code,
    language: meta.language || 'jsx',
    html: highlightLines(code, meta.language || 'jsx').join('\n'),
    noInline: meta.noInline,
  };
}

interface PrismOptions {
  defaultLanguage?: string;
  magicComments: { className: string; line?: string; block?: { start: string; end: string } }[];
}

/** Props of the theme's `CodeBlock`; `html` is the finished content of its `code` element, one `.token-line` per line. */
function codeProps(code: string, meta: CodeMeta, prism: PrismOptions): Props {
  const language = meta.diffOf ?? (meta.language || prism.defaultLanguage || 'text');
  const lower = language.toLowerCase();
  const source = code.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const marked = markLines(source, lower, meta, prism);
  const lines = highlightLines(marked.code, lower);
  const props: Props = { language, html: lineHtml(lines, marked.classes, meta.lineNumbers), lines: lines.length };
  // As in Docusaurus, an empty title is ignored, and an empty block has no title.
  if (meta.title && source !== '') props.title = meta.title;
  if (meta.lineNumbers !== undefined) props.numbered = true;
  if (meta.flags.length > 0) props.flags = meta.flags.join(' ');
  const copied = meta.language === 'diff' && !meta.diffOf ? undefined : copiedCode(marked);
  if (copied !== undefined) props.copy = copied;
  return props;
}

/** Returns the code as shown, and the marks of its lines. */
function markLines(source: string, language: string, meta: CodeMeta, prism: PrismOptions): MarkedCode {
  const commented: MarkedCode = meta.ranges
    ? { code: source, classes: new Map(meta.ranges.map((line) => [line - 1, [HIGHLIGHTED]])) }
    : readMagicComments(source, language, prism.magicComments);
  const noted = readNotes(commented, language);
  const marked = meta.language === 'diff' ? readDiff(noted, meta.diffOf !== undefined) : noted;
  addRanges(marked, meta.marks);
  return marked;
}

function lineHtml(lines: string[], classes: Map<number, string[]>, start: number | undefined): string {
  let html = '';
  for (let i = 0; i < lines.length; i++) {
    const names = classes.get(i);
    html += names ? `<span class="token-line ${[...new Set(names)].join(' ')}">` : '<span class="token-line">';
    if (start !== undefined) html += `<span class="codeLineNumber" data-line="${start + i}"></span>`;
    html += `${lines[i]}\n</span>`;
  }
  return html;
}
