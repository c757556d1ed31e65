/** Finds syntax of other tools, which Markdown shows literally: wiki links, tags of Hexo and Hugo, containers of VitePress, sizes of images, and misspelt statements. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Node } from '../tree/tree.js';
import type { Change, SlipContext } from './slip-context.js';
import { CODE, formOf, IMAGE, LINK, TAGS, type Tags } from './template-tags.js';

/** Other marks, and what they are here. Of those that fit at one place the first one tells. */
const MARKS: readonly [pattern: RegExp, wanted: string][] = [
  // [toc] and [[_toc_]] alone in a line.
  [/^\[\[?_?toc_?\]\]?\s*$/gim, '<TOCInline toc={toc} />'],
  // [[Page]] and [[Page|text]] of wikis. Lists of values are code: [[1, 2]].
  [/(?<![\w\]!])\[\[(?!-?[\d.]+ *,|['"])([^[\]\n|]+)(?:\|[^[\]\n]+)?\]\](?![[(])/g, LINK],
  // ![[picture.png]]
  [/(?<![\w\]])!\[\[([^[\]\n|]+)(?:\|[^[\]\n]+)?\]\](?![[(])/g, IMAGE],
  // <<< @/file.js of VitePress.
  [/^<<<\s*[@.\w/-]+\S*/gm, CODE],
  // === "Tab", --8<-- "part.md" and *[HTML]: words of MkDocs.
  [/^[ \t]*===[!+]? +"[^"\n]+"[ \t]*$/gm, '<Tabs><TabItem value="…">'],
  [/^[ \t]*-{1,2}8<-{1,2} +"[^"\n]+"[ \t]*$/gm, "import Part from './part.md'"],
  [/^\*\[[^[\]\n]+\]: +\S.*$/gm, '<abbr title="…">…</abbr>'],
  // A definition of Markdown Extra, on the line below its term.
  [/(?<=^[^\s\u0000][^\n]*\n):[ \t]{1,3}(?=\S)[^\n]*/gm, '<dl><dt>…</dt><dd>…</dd></dl>'],
  // !> words of docsify.
  [/^[!?]>[ \t]+\S[^\n]*$/gm, ':::warning … :::'],
  // .. note:: of reStructuredText.
  [/^\.\. [a-z][\w-]*::[^\n]*$/gm, ':::note … :::'],
  // @[youtube](address): a video.
  [/^@\[[^\]\n]*\]\([^)\n]+\)/gm, '<video src="/…" controls></video>'],
  // ^[a footnote in the text]
  [/(?<!\\)\^\[[^[\]\n]+\](?![([])/g, '[^1]'],
];

const key = (name: string): string => `<kbd>${name.charAt(0).toUpperCase()}${name.slice(1)}</kbd>`;

/** Keys that are pressed together, which no text is. */
const SHORTCUT = /^\+\+(?:ctrl|control|alt|option|shift|cmd|command|meta|win)\+/;

/** Marks on both sides of words, and what the words are here. */
const WRAPPED: readonly [pattern: RegExp, wanted: (found: string) => string][] = [
  [/(?<![\^\w])\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?![\^\w])/g, (found) => `<ins>${found.slice(2, -2)}</ins>`],
  // No comparison.
  [/(?<![=\w!<>])==(?=[^\s=>])[^=\n]*[^\s=!<]==(?![=\w])/g, (found) => `<mark>${found.slice(2, -2)}</mark>`],
  // ++ctrl+c++ of MkDocs; in a brace of its own it is a word that was added.
  [
    /(?<![\w+{])\+\+[a-z0-9]+(?:\+[a-z0-9]+)*\+\+(?![\w+])/g,
    (found) => found.slice(2, -2).split('+').map(key).join('+'),
  ],
  // %%a comment%% of Obsidian.
  [/(?<![\w%])%%(?!%)[^%\n]*[^%\n]%%(?![\w%])/g, (found) => `<!-- ${found.slice(2, -2).trim()} -->`],
  // m^2^: raised words.
  [/(?<=[\p{L}\p{N})])\^[\w+-]{1,4}\^(?![\w^])/gu, (found) => `<sup>${found.slice(1, -1)}</sup>`],
];

/** @param hasMath dollars begin formulas, so that nothing else can be meant by another mark */
export function foreignSlips(context: SlipContext, hasMath: boolean): void {
  if (/\{%|\{\{[<%]/.test(context.file)) for (const tags of TAGS) tagsOf(context, tags);
  if (/\[\[|^<<<|^@\[|^\[_?toc|==|\^\[|8<-|^:[ \t]|^[!?]>|^\.\. |\^\w|^\*\[|\+\+|%%|\^\^/im.test(context.file))
    marks(context);
  attributes(context);
  images(context);
  for (const node of context.of('image')) widthBehindBar(context, node);
  includes(context);
  callouts(context);
  formulas(context, hasMath);
  statements(context);
}

function marks(context: SlipContext): void {
  const told = new Set<number>();
  for (const [pattern, wanted] of MARKS)
    for (const { 0: found, index } of context.masked().matchAll(pattern)) {
      if (!told.has(index)) foreign(context, found, wanted, index);
      told.add(index);
    }
  for (const [pattern, wantedOf] of WRAPPED)
    for (const { 0: found, index } of context.masked().matchAll(pattern)) {
      const wanted = wantedOf(found);
      const sure = SHORTCUT.test(found);
      foreign(context, found, wanted, index, { changes: [[index, index + found.length, wanted]], sure });
    }
}

/** Syntax that only works on a page read as MDX. */
const NEEDS_MDX = /^(?:<[A-Z]|import )|=\{/;

function foreign(
  context: SlipContext,
  match: string,
  wanted: string,
  index: number,
  repair: { changes?: Change[]; sure?: boolean } = {},
): void {
  const found = match.trim();
  if (!found.includes('\u0000'))
    context.say(codeOf(context, wanted), { found, wanted }, index + match.indexOf(found), found.length, repair);
}

const codeOf = ({ isPlain }: SlipContext, wanted: string): string =>
  isPlain && NEEDS_MDX.test(wanted) ? 'foreign-syntax-mdx' : 'foreign-syntax';

/** Braces of other tools are expressions to the parser, so these are looked for in expressions too. */
function tagsOf(context: SlipContext, tags: Tags): void {
  const text = context.masked(false);
  for (const { 0: found, 1: name = '', index } of text.matchAll(tags.pattern)) {
    const startsLine = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
    const form = formOf(tags, found, name, startsLine);
    if (!form) continue;
    const { usual, own } = form;
    foreign(
      context,
      found,
      own ?? usual,
      index,
      own === undefined ? {} : { changes: [[index, index + found.length, own]] },
    );
  }
}

const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w%.-]+))`;
/** Alone in a line, at the end of a heading, or right after a link, an image or code. A single `#id` in braces is ours. */
const ATTRIBUTES = new RegExp(
  String.raw`(^[ \t]*|(?= \{)(?<=^#{1,6} [^\n]*) |(?<=[)\]\u0000]) ?)\{:?[ \t]*(?!#[\w-]+[ \t]*\})(${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*)[ \t]*\}`,
  'gm',
);

/** `{ .button }` and `{: width="300" }` of MkDocs, kramdown and Pandoc. */
function attributes(context: SlipContext): void {
  if (!/\{:?[ \t]*[.#\w][^{}\n]*\}/.test(context.file)) return;
  const masked = context.masked(false);
  const codes = context.of('mdxFlowExpression', 'mdxTextExpression');
  const pictures = new Map(context.of('image').map((node) => [context.end(node), node]));
  for (const { 0: whole, 1: before = '', 2: list = '', index } of masked.matchAll(ATTRIBUTES)) {
    const found = whole.slice(before.length);
    const at = index + before.length;
    // `if (a) {b=1}` within braces that began before is code.
    const isCode = codes.some((node) => context.start(node) < at && at < context.end(node));
    const isCertain = /^[.#]/.test(list) || found.startsWith('{:') || /[)\]\u0000]/.test(masked[index - 1] ?? '');
    if (isCode || !isCertain) continue;
    // On a heading the id is kept by its own rule.
    if (/^ {0,3}#{1,6} /.test(masked.slice(masked.lastIndexOf('\n', at - 1) + 1, at)) && list.includes('#')) continue;
    const classes = [...list.matchAll(/(?<=^|\s)\.([\w-]+)/g)].map(([, name]) => name).join(' ');
    const others = [...list.matchAll(/(?<=^|\s)([\w-]+)=["']?([^"'\s]*)/g)].map(
      ([, name, value]) => ` ${name}="${value}"`,
    );
    const all = (classes && ` ${context.isPlain ? 'class' : 'className'}="${classes}"`) + others.join('');
    const image = pictures.get(index);
    if (!image) foreign(context, found, `<span${all}>…</span>`, at);
    else {
      const start = context.start(image);
      const wanted = `<img src="${image.url ?? ''}" alt="${(image.alt ?? '').replaceAll('"', '&quot;')}"${all} />`;
      foreign(context, found, wanted, at, { changes: [[start, at + found.length, wanted]] });
    }
  }
}

/** `<!-- @include: ./part.md -->` of VitePress: a comment to every other tool, so that the text is missing. */
function includes(context: SlipContext): void {
  if (!context.file.includes('@include:')) return;
  for (const { 0: found, 1: path, index } of context.file.matchAll(/<!--\s*@include:\s*([^\s<>]+?)\s*-->/g))
    if (!context.isIn(index, 'code', 'inlineCode')) foreign(context, found, `import Part from '${path}'`, index);
}

/** A callout exported from Notion: an `<aside>` whose text begins with an emoji. */
function callouts(context: SlipContext): void {
  if (!context.file.includes('<aside>')) return;
  const box = /^<aside>\s*\p{Extended_Pictographic}\uFE0F?([^<]*)<\/aside>[ \t]*$/gmu;
  for (const { 0: found, 1: words = '', index } of context.file.matchAll(box))
    if (!context.isIn(index, 'code', 'inlineCode'))
      context.say('foreign-syntax', { found: '<aside>', wanted: ':::note … :::' }, index, '<aside>'.length, {
        changes: [[index, index + found.trimEnd().length, `:::note\n\n${words.trim()}\n\n:::`]],
      });
}

/** Formulas between `\\[` and `\\]` on lines of their own, or in one line with a command in it: brackets that are escaped, to Markdown. */
function formulas(context: SlipContext, sure: boolean): void {
  const tags = context.file.includes('\\(') ? context.openTags() : [];
  for (const [index, { text, start, isHidden }] of context.lines.entries()) {
    const found = !isHidden && /^\s*(\\\[)(?:\s*$|.*\\[a-z]+.*\\\]\s*$)/.exec(text)?.[1];
    if (found) {
      const at = start + text.indexOf(found);
      context.say('foreign-syntax', { found, wanted: '$$' }, at, found.length, {
        changes: displayed(context, index),
        sure,
      });
    } else if (!isHidden)
      for (const { 0: inline, 1: formula = '', index } of text.matchAll(/\\\(((?:(?!\\[()]).)*)\\\)/g)) {
        const at = start + index;
        if (!/\\[a-z]{2}|\^|\s=\s|(?<!\w)\w_[\w{]/.test(formula)) continue;
        // Attributes and code contain no Markdown.
        if (tags.some(([from, to]) => at >= from && at < to)) continue;
        context.say('foreign-syntax', { found: inline, wanted: `$${formula.trim()}$` }, at, inline.length, {
          changes: [[at, at + inline.length, `$${formula.trim()}$`]],
          sure,
        });
      }
  }
}

/** Lines in which the end of a formula is looked for. */
const LONGEST_FORMULA = 80;

/** The marks of a formula that starts in a line and ends in the same line or on a line of its own. */
function displayed({ lines }: SlipContext, index: number): Change[] {
  const first = lines[index];
  if (!first) return [];
  const one = /^(\s*)\\\[(.*)\\\]\s*$/.exec(first.text);
  if (one)
    return [[first.start, first.start + first.text.length, `${one[1]}$$\n${one[1]}${one[2]?.trim()}\n${one[1]}$$`]];
  const end = lines
    .slice(index + 1, index + 1 + LONGEST_FORMULA)
    .find(({ text }) => text.trim() === '' || text.trim() === '\\]');
  if (end?.text.trim() !== '\\]') return [];
  return [first, end].map(({ text, start }): Change => {
    const at = start + text.search(/\S/);
    return [at, at + 2, '$$'];
  });
}

/** `![a](b.png =100x200)` and `![a](b.png Title)`. */
function images(context: SlipContext): void {
  if (!/\]\([^()\s]+ +[^()\s"']/.test(context.file)) return;
  const pattern = /!\[([^[\]\n]*)\]\(([^()\s<>"'\u0000]+)( +)(?! )([^()<>"'“”\n\u0000]+)\s*\)/g;
  for (const match of context.masked().matchAll(pattern)) {
    const [whole, alt, url, space, written] = match as unknown as [string, string, string, string, string];
    const rest = written.trimEnd();
    // A path with spaces, or a lost anchor, has its own rule.
    if (/\.(?:mdx?|png|jpe?g|gif|svg|webp|pdf)\b|^#/i.test(rest)) continue;
    const at = match.index + whole.indexOf(space + rest, whole.indexOf(url)) + space.length;
    const size = /^=?(\d+)?x(\d+)?(?:px)?$|^=(\d+)$/.exec(rest);
    const sides = size && { width: size[1] ?? size[3], height: size[2] };
    const wanted = sides
      ? `<img src="${url}" alt="${alt}"${sides.width ? ` width="${sides.width}"` : ''}${sides.height ? ` height="${sides.height}"` : ''} />`
      : `![${alt}](${url} "${rest}")`;
    context.say('link-form', { found: whole, wanted }, at, rest.length, {
      changes: sides ? [] : [[match.index, match.index + whole.length, wanted]],
      sure: !sides,
    });
  }
}

/** `![words|300](a.png)` of Obsidian. */
function widthBehindBar(context: SlipContext, node: Node): void {
  const [found, width, height] = /\|(\d{2,4})(?:x(\d{2,4}))?$/.exec(node.alt ?? '') ?? [];
  if (found === undefined) return;
  const start = context.start(node);
  const at = context.find(`${found}]`, node);
  if (at < 0) return;
  const alt = (node.alt ?? '').slice(0, -found.length).replaceAll('"', '&quot;');
  const wanted = `<img src="${node.url ?? ''}" alt="${alt}" width="${width}"${height ? ` height="${height}"` : ''} />`;
  foreign(context, found, wanted, at, { changes: [[start, context.end(node), wanted]] });
}

const STATEMENT =
  /^([A-Za-z]{4,8})\s+(?:\{[^{}\n]*\}|[A-Za-z_$][\w$]*|\*\s+as\s+\w+)(?:\s*,\s*\{[^{}\n]*\})?\s+from\s+['"][^'"\n]+['"];?\s*$/;
const EXPORT = /^([A-Za-z]{4,8})\s+(?:const|let|default|function)\s+[\w{([]/;

/** `imort A from './a'`, and a statement right below a sentence: lines of text to the parser. */
function statements(context: SlipContext): void {
  for (const [index, { text, start, isHidden }] of context.lines.entries()) {
    if (isHidden) continue;
    const isImport = STATEMENT.exec(text);
    const word = (isImport ?? EXPORT.exec(text))?.[1];
    const known = isImport ? 'import' : 'export';
    if (word === undefined) continue;
    if (word === known) {
      const above = context.lines[index - 1];
      // Correcting the misspelt statement above also corrects this one.
      if (above && !above.isHidden && above.text.trim() !== '' && !STATEMENT.test(above.text))
        context.say('statement-blank', { name: word }, start, text.trimEnd().length, {
          changes: [[start, start, '\n']],
          sure: true,
        });
      continue;
    }
    const near = nearestOf(word, [known]);
    if (!near) continue;
    context.say('statement-word', { name: word, known }, start, word.length, {
      changes: [[start, start + word.length, known]],
      sure: near.sure,
      nearest: known,
    });
  }
}
