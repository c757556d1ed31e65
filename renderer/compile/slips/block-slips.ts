/** Headings, tables and formulas whose marks are not those of Markdown: readers would see the marks. */
import type { Node } from '../tree/tree.js';
import { PREFIX, type SlipContext } from './slip-context.js';

export function blockSlips(context: SlipContext): void {
  const ids = new Map<string, number>();
  for (const [index, { text, start, isHidden }] of context.lines.entries()) {
    if (isHidden || !/[#＃]/.test(text)) continue;
    const isAlone = [-1, 1].every((step) => (context.lines[index + step]?.text ?? '').trim() === '');
    headingSlip(context, { text, start, isAlone }, ids);
  }
  for (const node of context.of('paragraph')) tableSlip(context, node);
  for (const node of context.of('table')) rowSlips(context, node);
  for (const node of context.of('math')) mathSlip(context, node);
}

const MARKS = new RegExp(`^(${PREFIX})([#＃]+)([ \\t\\u3000]*)(\\S.*)$`);

/** @param line `isAlone` between blank lines */
function headingSlip(
  context: SlipContext,
  { text, start, isAlone }: { text: string; start: number; isAlone: boolean },
  ids: Map<string, number>,
): void {
  const match = MARKS.exec(text);
  if (!match) return;
  const [, prefix, marks, space, words] = match as unknown as [string, string, string, string, string];
  const at = start + prefix.length;
  const level = marks.length;
  if (level > 6) {
    if (space !== '' && !/^#*$/.test(words)) context.say('heading-level', {}, at, level);
    return;
  }
  const isOther = marks.includes('＃') || /\u3000/.test(space);
  // A word after one sign is a tag; `#!` and `#1` are no headings either.
  const isTag = !isAlone || !/^\p{L}+\s+\S|^\p{Script=Han}/u.test(words) || /\s[#＃]/.test(words);
  const isJoined = space === '' && (level > 1 ? /^[\p{L}\p{N}`*[“《「]/u.test(words) : !isTag);
  if (isOther || isJoined) {
    const wanted = `${'#'.repeat(level)} `;
    const found = marks + space;
    context.say(
      'heading-form',
      { found: found + words.slice(0, 12), wanted: wanted + words.slice(0, 12) },
      at,
      found.length,
      { changes: [[at, at + found.length, wanted]], sure: isOther || level > 1 },
    );
  }
  if (space === ' ' || isOther) idSlip(context, words, at + marks.length + space.length, ids);
}

function idSlip(context: SlipContext, words: string, start: number, ids: Map<string, number>): void {
  const broken = /\{(?:\s*(?:[#＃]|:?\s*id=["']?)\s*([\w-]+)["']?\s*\}|#([\w-]+))\s*$/.exec(words);
  if (broken && !/^\{#[\w-]+\}/.test(broken[0])) {
    const at = start + broken.index;
    const written = broken[0].trimEnd();
    const wanted = `{#${broken[1] ?? broken[2]}}`;
    context.say('heading-id-form', { found: written, wanted }, at, written.length, {
      changes: [[at, at + written.length, wanted]],
      sure: true,
    });
    return;
  }
  const listed = attributeList(words);
  if (listed) {
    const { found, index, id } = listed;
    const wanted = `{#${id}}`;
    context.say('heading-id-form', { found, wanted }, start + index, found.length, {
      changes: [[start + index, start + index + found.length, wanted]],
      sure: true,
    });
    return;
  }
  const round = /[(（[]\s*#([a-z][\w-]*)\s*[)）\]]\s*$/i.exec(words);
  // After words in square brackets such a mark starts a link.
  if (round && /\s$/.test(words.slice(0, round.index))) {
    const at = start + round.index;
    const found = round[0].trimEnd();
    const wanted = `{#${round[1]}}`;
    context.say('heading-id-form', { found, wanted }, at, found.length, {
      changes: [[at, at + found.length, wanted]],
    });
    return;
  }
  const match = /(?:\{#([^{}#]+)\}|\{([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\}|｛\s*#?([^｛｝{}]+)｝)\s*$/.exec(words);
  if (!match) return;
  const [found, own, bare, wide] = match as unknown as [string, string?, string?, string?];
  const id = (own ?? bare ?? wide ?? '').trim().replace(/^#/, '');
  const wanted = `{#${id.replace(/\s+/g, '-')}}`;
  const at = start + match.index;
  const written = found.trimEnd();
  if (written !== wanted) {
    const isId = own !== undefined ? /\s/.test(id) : true;
    if (isId)
      context.say('heading-id-form', { found: written, wanted }, at, written.length, {
        changes: [[at, at + written.length, wanted]],
        sure: true,
      });
    return;
  }
  const first = ids.get(id);
  if (first !== undefined) context.say('heading-id-twice', { id, line: String(first) }, at, written.length);
  else ids.set(id, context.places.at(at).line);
}

/** An id among classes and other attributes of Pandoc, MkDocs and Hugo, which nothing here reads. */
function attributeList(words: string): { found: string; index: number; id: string } | undefined {
  const index = words.lastIndexOf('{');
  const found = words.slice(index).trimEnd();
  if (index < 0 || !/^\{:?[^{}]*[.=][^{}]*\}$/.test(found)) return undefined;
  const parts =
    found
      .slice(1, -1)
      .replace(/^:/, '')
      .trim()
      .match(/[^\s"]+(?:"[^"]*")?/g) ?? [];
  const id = parts.find((part) => /^#[\w-]+$/.test(part))?.slice(1);
  const isList = parts.every((part) => /^(?:[.#][\w-]+|[\w-]+=\S.*)$/.test(part));
  return id === undefined || !isList ? undefined : { found, index, id };
}

const DELIMITER = /^[\s|｜:：—–―－─+=-]+$/;

/** Lines of cells that are no table: without a line of dashes, with too few of its columns, or with full-width marks. */
function tableSlip(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const lines = context.written(node).split('\n');
  if (apartFromHead(context, start, lines[0]!)) return;
  if (apartFromTable(context, start, lines)) return;
  if (lines.length < 2 || !lines.every((line) => /^\s*[|｜].*[|｜]\s*$/.test(line))) return;
  const wide = lines.some((line) => /^\s*｜/.test(line));
  const narrow = lines.map((line) => line.replaceAll('｜', '|'));
  const columns = cellsOf(narrow[0]!).length;
  const row = `|${' --- |'.repeat(columns)}`;
  const isDelimiter = DELIMITER.test(lines[1]!) && /[—–―－─=-]/.test(lines[1]!);
  const mended = narrow[1]!
    .replaceAll('：', ':')
    .replace(/(?<=-)\+(?=-)/g, '|')
    .replace(/[—–―－─=]+/g, '---');
  const isWide = isDelimiter && cellsOf(mended).length > columns;
  const wanted = [
    narrow[0]!,
    isDelimiter && cellsOf(mended).length === columns ? mended : row,
    ...narrow.slice(isDelimiter ? 2 : 1),
  ];
  if (columns < 2 && !isDelimiter) return;
  const second = start + lines[0]!.length + 1;
  const at = wide || !isDelimiter ? start : second;
  context.say('table-form', { wanted: wanted[1]!.trim() }, at, at === start ? lines[0]!.length : lines[1]!.length, {
    changes: wide
      ? [[start, start + lines.join('\n').length, wanted.join('\n')]]
      : isDelimiter
        ? // Of too many columns some may be missing above.
          isWide
          ? []
          : [[second, second + lines[1]!.length, wanted[1]!]]
        : [[second, second, `${row}\n`]],
    sure: true,
  });
}

/** A line of dashes that a blank line parts from the head of its table. */
function apartFromHead(context: SlipContext, start: number, delimiter: string): boolean {
  if (!/^[\s|｜]/.test(delimiter) || !DELIMITER.test(delimiter) || !/---/.test(delimiter)) return false;
  const head = /(?:^|\n)([|｜][^\n]*[|｜])[ \t]*\n((?:[ \t]*\n)+)$/.exec(context.file.slice(0, start));
  if (!head || cellsOf(head[1]!).length !== cellsOf(delimiter).length) return false;
  const at = start - head[2]!.length;
  const first = context.file.lastIndexOf('\n', at - 2) + 1;
  context.say('table-form', { wanted: delimiter.trim() }, first, head[1]!.length, {
    changes: [[at, start, '']],
    sure: true,
  });
  return true;
}

/** Rows that a blank line parts from their table. */
function apartFromTable(context: SlipContext, start: number, lines: readonly string[]): boolean {
  if (!lines.every((line) => /^\s*\|.*\|\s*$/.test(line)) || DELIMITER.test(lines[1] ?? '')) return false;
  const table = context.of('table').find((node) => {
    const between = context.file.slice(context.end(node), start);
    return context.end(node) <= start && /^[ \t]*\n(?:[ \t]*\n)+$/.test(between);
  });
  const head = table && context.written(table).split('\n')[0];
  if (!table || head === undefined || cellsOf(head).length !== cellsOf(lines[0] ?? '').length) return false;
  const end = context.end(table);
  context.say('table-blank', {}, start, (lines[0] ?? '').length, { changes: [[end, start, '\n']], sure: true });
  return true;
}

/** Cells of a row, without those outside its first and last bar. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    // An escaped backslash does not escape the bar after it.
    .split(/\|(?<=(?<!\\)(?:\\\\)*\|)/);

/** Cells beyond those of the header are not shown; missing ones are empty, which few mean. */
function rowSlips(context: SlipContext, table: Node): void {
  const rows = table.children ?? [];
  const columns = rows[0]?.children?.length ?? 0;
  for (const row of rows.slice(1)) {
    const start = context.start(row);
    const written = context.file.slice(start, context.end(row));
    const cells = cellsOf(written).length;
    if (/\s$/.test(written.slice(0, 1))) continue;
    if (cells < columns && /^\|.*\|\s*$/.test(written))
      context.say('table-short', { cells: String(cells), columns: String(columns) }, start, written.length);
    if (cells <= columns) continue;
    if (!barInCode(context, { start, written, surplus: cells - columns }))
      context.say(
        'table-cells',
        { cells: String(cells), columns: String(columns) },
        ...surplusOf(written, columns, start),
      );
  }
}

/** Returns where the cells of a row begin that are not shown, and how long they are. */
function surplusOf(written: string, columns: number, start: number): [at: number, length: number] {
  const shown = cellsOf(written).slice(0, columns).join('|').length;
  const first = /^\s*\|?/.exec(written)?.[0].length ?? 0;
  const rest = written.slice(first + shown + 1);
  const space = /^\s*/.exec(rest)?.[0].length ?? 0;
  return [start + first + shown + 1 + space, Math.max(1, rest.slice(space).replace(/[\s|]+$/, '').length)];
}

/** Bars in code spans, as many as there are cells too many: in a table they part cells also there. */
function barInCode(
  context: SlipContext,
  { start, written, surplus }: { start: number; written: string; surplus: number },
): boolean {
  const bars = [...written.matchAll(/(?<!`)(`+)(?!`)[^`\n]*?\1(?!`)/g)].flatMap(({ 0: span, index }) =>
    [...span.matchAll(/(?<!\\)\|/g)].map((bar) => start + index + bar.index),
  );
  const [first] = bars;
  if (first === undefined || bars.length !== surplus) return false;
  context.say('table-bar', {}, first, 1, { changes: bars.map((at) => [at, at, '\\']), sure: true });
  return true;
}

function mathSlip(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const written = context.written(node);
  if (!written.startsWith('$$') || (/\$\$\s*$/.test(written) && written.trim().length > 2)) return;
  const end = start + written.trimEnd().length;
  const half = /\n([ \t]*)\$[ \t]*$/.exec(written.trimEnd());
  if (half) {
    context.say('math-open', {}, start, 2, { changes: [[end, end, '$']], sure: true });
    return;
  }
  const isOne = !written.trim().includes('\n\n');
  context.say('math-open', {}, start, 2, { changes: isOne ? [[end, end, '\n$$']] : [], sure: isOne });
}
