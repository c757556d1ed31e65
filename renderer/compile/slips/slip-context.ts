/** View of a page for the rules on Markdown slips: its lines, its nodes, and which lines hold no prose. */
import type { Problem, Repair, TextEdit } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';
import { type Node, walk } from '../tree/tree.js';
import { maskOf, withoutLongLines } from './slip-mask.js';

export interface Line {
  text: string;
  /** Offset in the file. */
  start: number;
  /** Code, formulas, HTML, expressions: nothing of it is Markdown. */
  isHidden: boolean;
}

/** A change: from and to as offsets in the file, and what to write there. */
export type Change = [from: number, to: number, insert: string];

export class SlipContext {
  /** Text of the file. Lines that are too long to be looked at are hidden, and so are the nodes that begin in them. */
  readonly file: string;
  readonly lines: Line[];
  /** Number of the first of them in the file. */
  private readonly firstLine: number;
  readonly nodes = new Map<string, Node[]>();
  readonly problems: Problem[] = [];
  private readonly masks = new Map<boolean, string>();
  /** By types of nodes. A page may ask at thousands of places and have thousands of nodes. */
  private readonly depths = new Map<string, Int32Array>();

  constructor(
    file: string,
    readonly tree: Node,
    readonly places: Places,
    bodyStart: number,
    /** Read as plain Markdown, where HTML is kept and components are not. */
    readonly isPlain: boolean,
  ) {
    this.file = withoutLongLines(file);
    walk(tree, (node) => {
      if (!node.position || this.file[this.start(node)] === '\u0000') return;
      const list = this.nodes.get(node.type);
      if (list) list.push(node);
      else this.nodes.set(node.type, [node]);
    });
    this.firstLine = places.at(bodyStart).line;
    this.lines = this.linesFrom(bodyStart);
  }

  of(...types: string[]): Node[] {
    return types.flatMap((type) => this.nodes.get(type) ?? []);
  }

  /** Offset of a node in the file. */
  start(node: Node): number {
    return this.places.offset(node.position?.start.offset ?? 0);
  }

  end(node: Node): number {
    return this.places.offset(node.position?.end.offset ?? 0);
  }

  /** Text of a node, as the file has it. */
  written(node: Node): string {
    return this.file.slice(this.start(node), this.end(node));
  }

  /** Offset of the first place in a node that has a text, -1 if none has: an address may be written in another form. */
  find(text: string, node: Node): number {
    const at = this.file.indexOf(text, this.start(node));
    return at < this.end(node) ? at : -1;
  }

  /** Returns the index of the line that contains an offset; negative before the body. */
  lineIndex(offset: number): number {
    return this.places.at(offset).line - this.firstLine;
  }

  /** Tells whether an offset in the file is inside a node of one of these types. */
  isIn(at: number, ...types: string[]): boolean {
    const key = types.join();
    let depths = this.depths.get(key);
    if (!depths) {
      depths = depthsOf(
        this.file.length,
        this.of(...types).map((node) => [this.start(node), this.end(node)]),
      );
      this.depths.set(key, depths);
    }
    return (depths[at] ?? 0) > 0;
  }

  /** Ranges of component tags, attributes included, and of code inside of lines. */
  openTags(): [start: number, end: number][] {
    return this.of('mdxJsxFlowElement', 'mdxJsxTextElement', 'inlineCode').map((node) => {
      const first = node.children?.find(({ position }) => position);
      return [this.start(node), first ? this.start(first) : this.end(node)];
    });
  }

  /**
   * The file with everything hidden that is no text: front matter, code, links, tags. Several rules ask for it.
   * @param hidesExpressions braces of other tools are expressions to the parser
   */
  masked(hidesExpressions = true): string {
    const hides = hidesExpressions && this.of('mdxFlowExpression', 'mdxTextExpression').length > 0;
    const known = this.masks.get(hides);
    if (known !== undefined) return known;
    const made = maskOf(this, hides);
    this.masks.set(hides, made);
    return made;
  }

  /** Adds a problem at an offset in the file. Changes make its repair; a nearest name is shown too. */
  say(
    code: string,
    args: Record<string, string>,
    at: number,
    length: number,
    { changes = [], sure = false, nearest }: { changes?: readonly Change[]; sure?: boolean; nearest?: string } = {},
  ): void {
    // Hidden text could not be restored.
    const isWhole = !changes.some(([, , insert]) => insert.includes('\u0000'));
    const edits: TextEdit[] = (isWhole ? changes : []).map(([from, to, insert]) => this.places.edit(from, to, insert));
    const repair: { repair?: Repair } = edits.length > 0 ? { repair: { edits, sure } } : {};
    const near = nearest === undefined ? {} : { nearest };
    this.problems.push({ ...this.places.problem(code, args, at, length), ...near, ...repair });
  }

  /** Adds a problem of marks whose repair writes another text in their place. */
  correct(
    found: string,
    wanted: string,
    at: number,
    { code = 'mark-form', ...fix }: { code?: string; sure?: boolean; nearest?: string } = {},
  ): void {
    this.say(code, { found, wanted }, at, found.length, { changes: [[at, at + found.length, wanted]], ...fix });
  }

  private linesFrom(bodyStart: number): Line[] {
    const hidden = new Set<number>();
    const types = [
      'code',
      'math',
      'html',
      'mdxFlowExpression',
      'mdxTextExpression',
      'mdxjsEsm',
      'inlineCode',
      'inlineMath',
    ];
    for (const node of this.of(...types)) {
      const [first, last] = [this.places.at(this.start(node)).line, this.places.at(this.end(node)).line];
      // Code inside a line hides none; over several lines it hides those between.
      const isInline = /^inline|^mdxText/.test(node.type);
      for (let line = isInline ? first + 1 : first; line <= (isInline ? last - 1 : last); line++) hidden.add(line);
    }
    const lines: Line[] = [];
    let number = this.firstLine;
    for (let start = bodyStart; start <= this.file.length; number++) {
      const next = this.file.indexOf('\n', start);
      const end = next < 0 ? this.file.length : next;
      lines.push({ text: this.file.slice(start, end), start, isHidden: hidden.has(number) });
      start = end + 1;
    }
    return lines;
  }
}

/** Returns for each offset of a text the number of ranges that contain it. */
function depthsOf(length: number, ranges: readonly [start: number, end: number][]): Int32Array {
  const depths = new Int32Array(length + 1);
  for (const [start, end] of ranges) {
    depths[start] = (depths[start] ?? 0) + 1;
    depths[end] = (depths[end] ?? 0) - 1;
  }
  for (let at = 1; at <= length; at++) depths[at] = (depths[at] ?? 0) + (depths[at - 1] ?? 0);
  return depths;
}

/** Marks of quotes and lists before what a line says. */
export const PREFIX = '(?:[ \\t]|>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])*';
