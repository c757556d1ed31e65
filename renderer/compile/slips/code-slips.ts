/** Finds characters in code that a word processor, an editor or another language inserted: code shows them literally. */
import { dictionary } from '../../shared/dictionary.js';
import { type Nearest, nearestOf } from '../../site/problems/near-names.js';
import { NOTE_WORDS } from '../code/line-marks.js';
import { readMagicComments } from '../code/magic-comments.js';
import type { CompileOptions } from '../tree/compile-options.js';
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

export function codeSlips(context: SlipContext, options: CompileOptions): void {
  for (const node of context.of('inlineCode')) escapes(context, node);
  for (const node of context.of('code')) {
    if (!/^[ \t>]*(?:`{3}|~{3})/.test(context.file.slice(context.start(node)))) continue;
    dashes(context, node);
    entities(context, node);
    commentStyle(context, node, options);
    switchedOff(context, node, options);
    notes(context, node);
  }
}

/** `Promise\<string\>`: a backslash escapes nothing in code. */
function escapes(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const written = context.written(node);
  if (!/\\<[^\\<>]*\\>/.test(written)) return;
  const wanted = written.replace(/\\(?=[<>])/g, '');
  context.say('code-form', { found: written, wanted }, start, written.length, {
    changes: [[start, start + written.length, wanted]],
  });
}

/** Languages whose comments are known well enough. */
const COMMENTED =
  /^(?:python|py|bash|sh|shell|zsh|ya?ml|toml|ruby|rb|dockerfile|sql|lua|html|css|jsx?|tsx?|javascript|typescript)$/;
const SHELL = /^(?:bash|sh|shell|zsh|console|powershell|ps1|cmd|bat)$/;
/** A dash of typography before an option. */
const DASH = /(?<=\s)[–—―](?=[A-Za-z])/g;

function dashes(context: SlipContext, node: Node): void {
  if (!SHELL.test(node.lang ?? '')) return;
  for (const { 0: found, index, line } of inLines(context, node, DASH)) {
    if (/^\s*#/.test(line)) continue;
    const option = /^[\w-]+/.exec(context.file.slice(index + 1))?.[0] ?? '';
    const wanted = `${option.length === 1 ? '-' : '--'}${option}`;
    const from = index;
    context.say('code-form', { found: found + option, wanted }, from, 1 + option.length, {
      changes: [[from, from + 1, option.length === 1 ? '-' : '--']],
      sure: option.length > 1,
    });
  }
}

const MARKUP = /^(?:html|xml|vue|svelte|jsx|tsx|astro|svg)$/;

/** `&lt;div&gt;` in code without real tags. */
function entities(context: SlipContext, node: Node): void {
  const code = node.value ?? '';
  if (!MARKUP.test(node.lang ?? '') || !/&lt;\/?[a-z]/i.test(code) || /<\/?[a-z!]/i.test(code)) return;
  const [first] = inLines(context, node, /\S*&lt;[^\n]*/g);
  if (!first) return;
  const at = first.index + first[0].length - first[0].trimStart().length;
  const [start, end] = [context.start(node), context.end(node)];
  const text = context.file.slice(start, end);
  const wanted = text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  context.say('code-form', { found: '&lt;', wanted: '<' }, at, first[0].trim().length, {
    changes: [[start, end, wanted]],
  });
}

/** A magic comment in the style of another language. */
function commentStyle(context: SlipContext, node: Node, { prism }: CompileOptions): void {
  const language = (node.lang ?? '').toLowerCase();
  if (!COMMENTED.test(language) || !/highlight-(?:next-line|start|end)/.test(node.value ?? '')) return;
  const pattern = /^([ \t]*)(\/\/|#|<!--|--|\/\*)[ \t]*(highlight-(?:next-line|start|end))[ \t]*(?:-->|\*\/)?[ \t]*$/gm;
  for (const { 0: found, 1: indent = '', 3: word = '', index } of inLines(context, node, pattern)) {
    const isRead = (line: string) => !readMagicComments(line, language, prism.magicComments).code.includes(word);
    if (isRead(found)) continue;
    const wanted = [`// ${word}`, `# ${word}`, `/* ${word} */`, `<!-- ${word} -->`, `-- ${word}`].find(isRead);
    if (wanted === undefined) continue;
    const at = index + indent.length;
    context.say('code-form', { found: found.trim(), wanted }, at, found.trim().length, {
      changes: [[at, at + found.trim().length, wanted]],
      sure: true,
    });
  }
}

/** Words of other highlighters, and ours. */
const OTHER_NOTES = dictionary<string>({
  add: '++',
  ins: '++',
  remove: '--',
  del: '--',
  mark: 'highlight',
  warn: 'warning',
});

/** `// [!code hightlight]`: a note with an unknown word or a wrong form. */
function notes(context: SlipContext, node: Node): void {
  // A block that shows Markdown may show what is wrong.
  if (/^(?:md|mdx|markdown)$/.test(node.lang ?? '') || !/[[【]\s*!\s*code/i.test(node.value ?? '')) return;
  const pattern = /[[【]\s*!\s*code([\s:]*)([A-Za-z][\w-]*|\+{1,3}|-{1,3})\s*(?:[:：]\s*(\d{1,3}))?\s*[\]】]/gi;
  for (const { 0: found, 2: word = '', 3: count, index } of inLines(context, node, pattern)) {
    const known: readonly string[] = NOTE_WORDS;
    const near = known.includes(word) ? { name: word, sure: true } : noteNear(word.toLowerCase(), known);
    const wanted = near && `[!code ${near.name}${count === undefined ? '' : `:${count}`}]`;
    if (found === wanted || word.toLowerCase() === 'word') continue;
    context.say('code-note', { found, known: known.join(', ') }, index, found.length, {
      changes: wanted === undefined ? [] : [[index, index + found.length, wanted]],
      sure: near?.sure === true,
      ...(near && near.name !== word ? { nearest: near.name } : {}),
    });
  }
}

function noteNear(word: string, known: readonly string[]): Nearest | undefined {
  const other = OTHER_NOTES[word];
  if (other !== undefined) return { name: other, sure: true };
  return /^[+-]+$/.test(word) ? { name: word.charAt(0).repeat(2), sure: true } : nearestOf(word, known);
}

/** `live` and diagrams where the site has them switched off. */
function switchedOff(context: SlipContext, node: Node, { liveCode, markdown }: CompileOptions): void {
  const start = context.start(node);
  const info = /^[^\n]*/.exec(context.file.slice(start))?.[0] ?? '';
  if (node.lang === 'mermaid' && !markdown.mermaid)
    context.say('fence-off', { found: 'mermaid', wanted: 'markdown: { mermaid: true }' }, start, info.length);
  const live = /(?<=\s)live(?=\s|$)/.exec(info);
  if (live && !liveCode && /^(?:jsx?|tsx?)$/.test(node.lang ?? ''))
    context.say('fence-off', { found: 'live', wanted: 'liveCodeBlock: true' }, start + live.index, 4);
}

/** Matches in the lines of a block between its marks, each with its offset in the file. */
function inLines(context: SlipContext, node: Node, pattern: RegExp) {
  const start = context.start(node);
  const text = context.written(node);
  const from = text.indexOf('\n') + 1;
  const inside = text.slice(from);
  return [...inside.matchAll(pattern)].map((match) => {
    const line = inside.slice(inside.lastIndexOf('\n', match.index) + 1);
    return Object.assign(match, { index: start + from + match.index, line });
  });
}
