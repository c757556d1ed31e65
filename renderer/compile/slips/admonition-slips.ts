/** Admonitions that are misspelt, written with other signs, or not closed: readers would see their marks, or everything after them in the box. */
import { dictionary } from '../../shared/dictionary.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { titleSlip } from './admonition-titles.js';
import { indentedAdmonitions } from './indented-admonitions.js';
import { colonDirective } from './myst-slips.js';
import { type Change, type Line, PREFIX, type SlipContext } from './slip-context.js';

/** Aliases of the types, and whether they are unambiguous. */
const ALIASES = dictionary<[type: string, sure: boolean]>({
  warn: ['warning', true],
  hint: ['tip', false],
  error: ['danger', false],
  information: ['info', true],
  attention: ['warning', false],
  notes: ['note', true],
  tips: ['tip', true],
  警告: ['warning', true],
  危险: ['danger', true],
  提示: ['tip', true],
  信息: ['info', true],
  注意: ['caution', false],
  说明: ['note', false],
  备注: ['note', true],
  笔记: ['note', true],
  重要: ['important', true],
  成功: ['success', true],
});

/** Containers of VitePress that are no admonitions, with what does the same. */
const FOREIGN = dictionary<string>({
  details: '<details><summary>…</summary>',
  'code-group': '<Tabs><TabItem value="…">',
  tabs: '<Tabs><TabItem value="…">',
});

const OPEN = new RegExp(`^(${PREFIX})([:：]{2,})([ \\t\\u3000]*)([A-Za-z][A-Za-z0-9_-]*|[\\u4e00-\\u9fff]+)?(.*)$`);

interface Opened {
  line: Line;
  /** Offset of the colons. */
  at: number;
  size: number;
  name: string;
  /** An end with too few colons. */
  short?: { at: number; length: number };
}

/** Reads the marks of a page line by line, as the parser does: a mark closes the outermost admonition that has no more colons. */
export function admonitionSlips(context: SlipContext, keywords: ReadonlySet<string>): void {
  indentedAdmonitions(context, keywords);
  if (!context.file.includes('::') && !context.file.includes('：')) return;
  new Admonitions(context, keywords).read();
}

class Admonitions {
  private open: Opened[] = [];
  /** Admonitions that an outer one closed before they were. */
  private cut: { outer: Opened; inner: Opened }[] = [];
  /** Last line with that many colons that could close an admonition. */
  private readonly lastEnds = new Map<number, number>();

  constructor(
    private readonly context: SlipContext,
    private readonly keywords: ReadonlySet<string>,
  ) {}

  read(): void {
    for (const line of this.context.lines) {
      if (line.isHidden || !/[:：]{2}/.test(line.text)) continue;
      const match = OPEN.exec(line.text);
      if (match) this.mark(line, match);
    }
    for (const { outer, inner } of this.cut)
      this.context.say('admonition-nested', { name: outer.name, inner: inner.name }, outer.at, outer.size);
    for (const opened of this.namedEnds()) this.unclosed(opened);
  }

  /** `:::tip` as the end of `:::tip`: both would stay open. @returns those without such an end */
  private namedEnds(): readonly Opened[] {
    const [first, second] = this.open;
    if (this.open.length !== 2 || !first || !second || first.name !== second.name) return this.open;
    const bare = second.line.text.trim();
    const next = this.context.lines.find(({ start, text }) => start > second.line.start && text.trim() !== '');
    if (!/^:{3,}[a-z]+$/.test(bare) || first.line.text.trim() === bare || (next && !/^#{1,6}\s/.test(next.text)))
      return this.open;
    const wanted = ':'.repeat(first.size);
    this.context.say('admonition-form', { found: bare, wanted }, second.at, bare.length, {
      changes: [[second.at, second.at + bare.length, wanted]],
      sure: true,
    });
    return [];
  }

  private mark(line: Line, [, prefix = '', colons = '', space = '', name, rest = '']: RegExpExecArray): void {
    const at = line.start + prefix.length;
    const size = Math.max(3, colons.length);
    if (name === undefined) {
      if (rest.trim() === '') this.end(line, at, colons);
      else if (rest.startsWith('{') && /^:{3,}$/.test(colons)) this.directive(line, at, colons, rest);
      return;
    }
    const type = this.typeOf(name, rest);
    if (type === undefined) {
      this.unknown(line, at, { colons, space, name, rest });
      return;
    }
    if (this.inOneLine(line, at, { size, name: type.name, rest })) return;
    const isForm = colons.includes('：') || colons.length < 3 || space !== '' || type.title;
    // Two colons and a name are text in a sentence: only what begins an admonition counts.
    if (colons.length < 3 && (colons.includes('：') || !this.closes(line, 2))) return;
    const opened: Opened = { line, at, size, name: type.name };
    this.open.push(opened);
    const wanted = `${':'.repeat(size)}${type.name}${type.title ? ' ' : ''}`;
    const found = colons + space + (type.title ? type.name : name);
    const title = /^[：:，,；;]?\s*/.exec(type.title ?? '')![0].length;
    const change: Change = [at, at + found.length + title, wanted];
    if (this.title(at + found.length, { found, rest, name: type.name, at })) return;
    if (isForm) {
      const mark = type.title ? at + found.length : at;
      this.context.say(
        'admonition-form',
        {
          found: found + (type.title ? rest.slice(0, 8) : ''),
          wanted: wanted + (type.title ? type.title.slice(title, 8) : ''),
        },
        mark,
        type.title ? 1 : found.length,
        { changes: [change], sure: true },
      );
    } else if (type.name !== name)
      this.context.say('admonition-name', { name, known: this.known() }, at + size, name.length, {
        changes: [change],
        sure: type.sure,
        nearest: type.name,
      });
  }

  private directive(line: Line, at: number, colons: string, rest: string): void {
    const name = this.closes(line) ? colonDirective(this.context, at, colons, rest) : undefined;
    if (name !== undefined) this.open.push({ line, at, size: colons.length, name });
  }

  /** Both marks in one line: the words between them would be its title, and all following text its content. */
  private inOneLine(
    line: Line,
    at: number,
    { size, name, rest }: { size: number; name: string; rest: string },
  ): boolean {
    const bare = rest.trim();
    const [end = ''] = /(?<![:：])[:：]{3,}$/.exec(bare) ?? [];
    const words = bare.slice(0, bare.length - end.length).trim();
    if (end === '' || words === '') return false;
    const prefix = line.text.slice(0, at - line.start).replace(/[-*+\d.)]/g, ' ');
    const marks = ':'.repeat(size);
    const wanted = [`${marks}${name}`, words, marks].join(`\n${prefix}`);
    const length = line.text.trimEnd().length - (at - line.start);
    this.context.say('admonition-line', { mark: end }, at, length, {
      changes: [[at, at + length, wanted]],
      sure: true,
    });
    return true;
  }

  /** A title in marks of another kind. */
  private title(from: number, { found, rest, name, at }: Record<'found' | 'rest' | 'name', string> & { at: number }) {
    const slip = titleSlip(found, name, rest);
    if (!slip) return false;
    const [mark, length] = slip.marks === 'type' ? [at, found.length] : [from + rest.search(/\S/), rest.trim().length];
    this.context.say('admonition-title', { found: slip.found, wanted: slip.wanted }, mark, length, {
      changes: [[from, from + slip.length, slip.text]],
      sure: slip.sure,
    });
    return true;
  }

  /** Returns the type for a name or an alias; `title` is the text directly after it. */
  private typeOf(name: string, rest: string): { name: string; sure: boolean; title?: string } | undefined {
    const { keywords } = this;
    if (keywords.has(name)) {
      const title = /^(?:[\u3400-\u9fff\uff00-\uffef“「《]|[:,;]\s*[^\s:]).*$/.exec(rest)?.[0];
      return { name, sure: true, ...(title ? { title } : {}) };
    }
    const alias = ALIASES[name.toLowerCase()];
    if (alias && keywords.has(alias[0])) return { name: alias[0], sure: alias[1] };
    // A type and a title without the space between, as in `：：：提示标题`, is no name.
    const near = /^[A-Za-z]/.test(name) ? nearestOf(name, keywords) : undefined;
    return near && { name: near.name, sure: near.sure };
  }

  private unknown(
    line: Line,
    at: number,
    { colons, space, name, rest }: Record<'colons' | 'space' | 'name' | 'rest', string>,
  ): void {
    if (colons.length < 3 || (space !== '' && FOREIGN[name] === undefined) || colons.includes('：')) return;
    if (/^[A-Za-z]/.test(name) && /^(?:[\s[{]|$)/.test(rest) && this.closes(line)) {
      this.open.push({ line, at, size: colons.length, name });
      const foreign = FOREIGN[name];
      if (foreign !== undefined)
        this.context.say(
          this.context.isPlain && /^<[A-Z]/.test(foreign) ? 'foreign-syntax-mdx' : 'foreign-syntax',
          { found: colons + name, wanted: withSummary(foreign, rest) },
          at,
          colons.length + name.length,
        );
      else this.context.say('admonition-name', { name, known: this.known() }, at + colons.length, name.length);
    }
  }

  private known = () => [...this.keywords].join(', ');

  /** True if a mark that could close it follows a line. */
  private closes(line: Line, least = 3): boolean {
    let last = this.lastEnds.get(least);
    if (last === undefined) {
      const end = new RegExp(`^[\\s>]*[:：]{${least},}\\s*$`);
      last = this.context.lines.findLast(({ text, isHidden }) => !isHidden && end.test(text))?.start ?? -1;
      this.lastEnds.set(least, last);
    }
    return last > line.start;
  }

  private end(line: Line, at: number, colons: string): void {
    const { context, open } = this;
    const length = colons.length;
    if (length < 3 && open.length === 0) return;
    const index = open.findIndex(({ size }) => size <= Math.max(3, length));
    if (index < 0) {
      const cut = this.cut.at(-1);
      const only = open.length === 1 ? open[0] : undefined;
      if (cut) this.nest(cut, at, length);
      else if (only && only.size > length && only.short === undefined) only.short = { at, length };
      else context.say('admonition-end', {}, at, length);
      return;
    }
    const [outer, ...inner] = open.splice(index);
    if (outer && this.leavesItem(outer, line)) return;
    if (colons.includes('：') || length < 3)
      context.say('admonition-form', { found: colons, wanted: ':::' }, at, length, {
        changes: [[at, at + length, ':'.repeat(Math.max(3, length))]],
        sure: true,
      });
    else for (const each of inner) this.cut.push({ outer: outer!, inner: each });
    if (line.isHidden) return;
  }

  /** True for an end outside of the list item that contains the admonition. */
  private leavesItem({ line, at, size, name }: Opened, end: Line): boolean {
    const indent = /^[ \t]*/.exec(line.text)?.[0] ?? '';
    const own = /^[ \t]*/.exec(end.text)?.[0] ?? '';
    const { context } = this;
    const isInside = (offset: number) =>
      context.of('listItem').some((node) => context.start(node) < offset && offset < context.end(node));
    if (indent.length < 2 || own !== '' || !isInside(at) || isInside(end.start)) return false;
    const changes: Change[] = [[end.start, end.start, indent]];
    sayOpen(context, { at, size, name }, { changes, sure: true });
    return true;
  }

  /** The mark that is left over belongs to the outer one: both want a colon more. */
  private nest({ outer, inner }: { outer: Opened; inner: Opened }, at: number, length: number): void {
    this.cut.pop();
    this.context.say('admonition-nested', { name: outer.name, inner: inner.name }, outer.at, outer.size, {
      changes: [
        [outer.at, outer.at, ':'],
        [at + length, at + length, ':'],
      ],
      sure: true,
    });
  }

  /** The end of the first block is meant, where only one is there, or a heading or another admonition follows it. */
  private unclosed({ line, at, size, name, short }: Opened): void {
    if (short) {
      const changes: Change[] = [[short.at, short.at + short.length, ':'.repeat(size)]];
      sayOpen(this.context, { at, size, name }, { changes, sure: true });
      return;
    }
    const { lines } = this.context;
    const from = lines.indexOf(line) + 1;
    const rest = lines.slice(from);
    const stop = rest.findIndex(({ text, isHidden }) => !isHidden && /^(?:#{1,6}\s|:{3,}[A-Za-z])/.test(text));
    const inside = stop < 0 ? rest : rest.slice(0, stop);
    const last = inside.findLastIndex(({ text }) => text.trim() !== '');
    const blocks = inside
      .slice(0, last + 1)
      .filter(
        ({ text, isHidden }, i) =>
          isHidden || (text.trim() === '' && i > 0 && inside.slice(0, i).some((before) => before.text.trim() !== '')),
      ).length;
    const isPlain = !/^[ \t>]/.test(line.text) && last >= 0 && blocks === 0;
    const end = isPlain ? inside[last]! : undefined;
    const mark = end && end.start + end.text.trimEnd().length;
    const changes: Change[] = mark === undefined ? [] : [[mark, mark, `\n\n${':'.repeat(size)}`]];
    sayOpen(this.context, { at, size, name }, { changes, sure: stop < 0 });
  }
}

/** Tells of an admonition that is not closed, with the mark that closes it. */
function sayOpen(
  context: SlipContext,
  { at, size, name }: Pick<Opened, 'at' | 'size' | 'name'>,
  repair: { changes: Change[]; sure: boolean },
): void {
  context.say('admonition-open', { name, mark: ':'.repeat(size) }, at, size + name.length, repair);
}

/** Returns the element with the words after the mark as its summary. */
function withSummary(element: string, rest: string): string {
  const words = rest.trim().replace(/\s*\{open\}$/, '');
  const opened = words === rest.trim() ? element : element.replace('<details', '<details open');
  return words === '' ? opened : opened.replace('<summary>…', `<summary>${words}`);
}
