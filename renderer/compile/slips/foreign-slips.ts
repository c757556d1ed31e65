/** Syntax of other tools, which Markdown shows as it stands: wiki links, tags of Hexo and Hugo, containers of VitePress, sizes of images, and statements that are misspelt. */
import { nearestOf } from '../../site/problems/near-names.js';
import type { Change, SlipContext } from './slip-context.js';

interface Rule {
  pattern: RegExp;
  /** What the syntax is here. */
  wanted: string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /(?<![\w\]!])!?\[\[(?!-?[\d.]+ *,)([^[\]\n|]+)(?:\|[^[\]\n]+)?\]\](?![[(])/g,
    wanted: '[text](./page.md)',
  },
  { pattern: /\{%-?\s*(?:asset_img|img|image|asset_path)\s[^%\n]*%\}/g, wanted: '![text](./image.png)' },
  { pattern: /\{%-?\s*(?:post_link|post_url|link|asset_link|doc|page_link)\s[^%\n]*%\}/g, wanted: '[text](./page.md)' },
  { pattern: /^[ \t]*\{%-?\s*(?:end)?(?:codeblock|code|highlight|raw|include_code)\b[^%\n]*%\}/gm, wanted: '```' },
  {
    pattern:
      /^[ \t]*\{%-?\s*(?:end)?(?!asset_|img\b|image\b|post_|link\b|doc\b|page_link|codeblock\b|code\b|highlight\b|raw\b|include_code\b)[a-z_]+[^%\n]*%\}/gm,
    wanted: ':::note … :::',
  },
  { pattern: /\{\{[<%]\s*(?:figure|img|image)\b[^}\n]*[>%]\}\}/g, wanted: '![text](./image.png)' },
  { pattern: /\{\{[<%]\s*(?:rel)?ref\b[^}\n]*[>%]\}\}/g, wanted: './page.md' },
  { pattern: /^[ \t]*\{\{[<%]\s*\/?\s*highlight\b[^}\n]*[>%]\}\}/gm, wanted: '```' },
  {
    pattern: /^[ \t]*\{\{[<%]\s*\/?\s*(?!(?:figure|img|image|(?:rel)?ref|highlight)\b)[a-z][\w-]*[^}\n]*[>%]\}\}/gm,
    wanted: ':::note … :::',
  },
  { pattern: /^<<<\s*[@.\w/-]+\S*/gm, wanted: '```js' },
  { pattern: /^\[\[?toc\]\]?\s*$/gim, wanted: '<TOCInline toc={toc} />' },
  { pattern: /^@\[[^\]\n]*\]\([^)\n]+\)/gm, wanted: '<video src="/…" controls />' },
  { pattern: /(?<![=\w!<>])==(?=[^\s=>])[^=\n]*[^\s=!<]==(?![=\w])/g, wanted: '<mark>…</mark>' },
  { pattern: /(?<!\\)\^\[[^[\]\n]+\](?![([])/g, wanted: '[^1]' },
];

/** @param hasMath dollars begin formulas, so that nothing else can be meant by another mark */
export function foreignSlips(context: SlipContext, hasMath: boolean): void {
  if (/\[\[|\{%|\{\{[<%]|^<<<|^@\[|^\[toc\]|==|\^\[/im.test(context.file)) {
    // Braces of other tools are expressions to the parser; the other marks are code where they stand in one.
    for (const { pattern, wanted } of RULES)
      for (const { 0: found, index } of context.masked(!pattern.source.includes('\\{')).matchAll(pattern)) {
        const at = index + found.length - found.trimStart().length;
        const text = found.trim();
        if (!text.includes('\u0000')) context.say('foreign-syntax', { found: text, wanted }, at, text.length);
      }
  }
  images(context);
  includes(context);
  callouts(context);
  formulas(context, hasMath);
  statements(context);
}

/** `<!-- @include: ./part.md -->` of VitePress: a comment to every other tool, so that the text is missing. */
function includes(context: SlipContext): void {
  if (!context.file.includes('@include:')) return;
  for (const { 0: found, 1: path, index } of context.file.matchAll(/<!--\s*@include:\s*([^\s<>]+?)\s*-->/g))
    if (!context.isIn(index, 'code', 'inlineCode'))
      context.say('foreign-syntax', { found, wanted: `import Part from '${path}'` }, index, found.length);
}

/** The box of a note of Notion, as it is exported: an `<aside>` whose text begins with a picture sign. */
function callouts(context: SlipContext): void {
  if (!context.file.includes('<aside>')) return;
  const box = /^<aside>\s*\p{Extended_Pictographic}\uFE0F?\s*([^<]*?)\s*<\/aside>[ \t]*$/gmu;
  for (const { 0: found, 1: words = '', index } of context.file.matchAll(box))
    if (!context.isIn(index, 'code', 'inlineCode'))
      context.say('foreign-syntax', { found: '<aside>', wanted: ':::note … :::' }, index, '<aside>'.length, {
        changes: [[index, index + found.trimEnd().length, `:::note\n\n${words}\n\n:::`]],
      });
}

/** Formulas between `\\[` and `\\]` on lines of their own, or in one line with a command in it: brackets that are escaped, to Markdown. */
function formulas(context: SlipContext, sure: boolean): void {
  for (const [index, { text, start, isHidden }] of context.lines.entries()) {
    const found = !isHidden && /^\s*(\\\[)(?:\s*$|.*\\[a-z]+.*\\\]\s*$)/.exec(text)?.[1];
    if (found) {
      const at = start + text.indexOf(found);
      context.say('foreign-syntax', { found, wanted: '$$' }, at, found.length, {
        changes: displayed(context, index),
        sure,
      });
    } else if (!isHidden)
      for (const { 0: inline, 1: formula = '', index } of text.matchAll(
        /\\\(((?:(?!\\\)).)*(?:\\[a-z]{2}|\^|\s=\s|(?<!\w)\w_[\w{])(?:(?!\\\)).)*)\\\)/g,
      ))
        context.say('foreign-syntax', { found: inline, wanted: `$${formula.trim()}$` }, start + index, inline.length, {
          changes: [[start + index, start + index + inline.length, `$${formula.trim()}$`]],
          sure,
        });
  }
}

/** The marks of a formula that begins in a line, where its end stands in a line of its own or in the same one. */
function displayed({ lines }: SlipContext, index: number): Change[] {
  const first = lines[index];
  if (!first) return [];
  const one = /^(\s*)\\\[(.*)\\\]\s*$/.exec(first.text);
  if (one)
    return [[first.start, first.start + first.text.length, `${one[1]}$$\n${one[1]}${one[2]?.trim()}\n${one[1]}$$`]];
  const end = lines.slice(index + 1).find(({ text }) => text.trim() === '' || text.trim() === '\\]');
  if (end?.text.trim() !== '\\]') return [];
  return [first, end].map(({ text, start }): Change => {
    const at = start + text.search(/\S/);
    return [at, at + 2, '$$'];
  });
}

/** `![a](b.png =100x200)` and `![a](b.png Title)`. */
function images(context: SlipContext): void {
  if (!/\]\([^()\s]+ +[^()\s"']/.test(context.file)) return;
  const pattern = /!\[([^[\]\n]*)\]\(([^()\s<>"'\u0000]+)( +)([^()<>"'“”\n\u0000]+?)\s*\)/g;
  for (const match of context.masked().matchAll(pattern)) {
    const [whole, alt, url, space, rest] = match as unknown as [string, string, string, string, string];
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
      if (above && !above.isHidden && above.text.trim() !== '')
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
