/** Front matter whose first or last line is not `---`: to Markdown it is text, or the whole file is front matter. */
import { isPlainObject } from '../helpers/schema.js';
import { readYaml } from '../helpers/yaml.js';
import { FIELDS } from './front-matter-fields.js';
import { tomlAsYaml } from './toml-front-matter.js';

export interface FenceSlip {
  code:
    | 'front-matter-unclosed'
    | 'front-matter-unopened'
    | 'front-matter-late'
    | 'front-matter-fence'
    | 'front-matter-language';
  offset: number;
  length: number;
  args: Record<string, string>;
  /** From, to, and what to write there. */
  changes: [from: number, to: number, insert: string][];
  /** The lines may be intended: a warning, whose repair needs confirmation. */
  isUnsure?: true;
}

const DASHES = /^[ \t]*(?:-{2,}|[—–―－─‐-]+)[ \t]*$/;
const KEY = /^([A-Za-z_][\w-]*)[ \t]*[:：]/;
/** Comments before front matter. No comment can be read as two: else the time would double with each. */
const REMARKS = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+(?=---)/;
const names = new Set(Object.values(FIELDS).flatMap((fields) => Object.keys(fields)));

/** Returns the fault in the lines around the front matter of a text that begins with none, or with one that has no end. */
export function fenceSlip(text: string): FenceSlip | undefined {
  const lines = text.slice(0, 20_000).split('\n');
  const remark = REMARKS.exec(text)?.[0] ?? '';
  const skipped = remark.split('\n').length - 1;
  const first = lines.findIndex((line, index) => index >= skipped && line.trim() !== '');
  const line = lines[first]?.trimEnd();
  if (line === undefined) return undefined;
  const offset = lines.slice(0, first).reduce((sum, { length }) => sum + length + 1, 0);
  if (line === '+++' && first === 0) {
    const toml = tomlAsYaml(text);
    const changes: FenceSlip['changes'] = toml ? [[0, toml.end, toml.yaml]] : [];
    return { code: 'front-matter-language', offset: 0, length: 3, args: { language: 'toml' }, changes };
  }
  if (!DASHES.test(line)) return (first === 0 ? unopened(lines) : undefined) ?? belowHeading(lines, first);
  const block = blockOf(lines, first + 1);
  if (!block.isKnown) return undefined;
  const start = offset + line.length;
  const size = (from: number, to: number) => lines.slice(from, to).reduce((sum, each) => sum + each.length + 1, 0);
  const end = offset + size(first, block.end);
  const close = lines[block.end]?.trimEnd() ?? '';
  const isClosed = DASHES.test(close);
  if (line === '---' && first === 0) {
    if (!isClosed) {
      const isAll = lines.slice(block.end).every((each) => each.trim() === '');
      return isAll
        ? undefined
        : { code: 'front-matter-unclosed', offset, length: 3, args: {}, changes: [[end, end, '---\n']] };
    }
    return close === '---' ? undefined : longFence(end, close);
  }
  if (!isClosed) return undefined;
  const changes: FenceSlip['changes'] = [[0, start, '---']];
  const after = end + close.length;
  if (remark !== '') changes.push([after, after, `\n\n${remark.trim()}`]);
  if (close !== '---') changes.push([end, end + close.length, '---']);
  return line === '---'
    ? { code: 'front-matter-late', offset, length: 3, args: {}, changes }
    : { code: 'front-matter-fence', offset, length: line.length, args: { got: line }, changes };
}

/** A last line with more dashes than three: those after the third would be text of the page. @param at offset of the line */
export function endSlip(text: string, at: number): FenceSlip | undefined {
  const line = /^-{4,}(?=[ \t\r]*(?:\n|$))/.exec(text.slice(at, at + 200))?.[0];
  return line === undefined ? undefined : longFence(at, line);
}

const longFence = (offset: number, got: string): FenceSlip => ({
  code: 'front-matter-fence',
  offset,
  length: got.length,
  args: { got },
  changes: [[offset, offset + got.length, '---']],
});

/** Lines of fields and then a line of dashes, as if the first line had been left out. */
function unopened(lines: readonly string[]): FenceSlip | undefined {
  const block = blockOf(lines, 0);
  if (!block.isKnown || lines[block.end]?.trimEnd() !== '---') return undefined;
  return {
    code: 'front-matter-unopened',
    offset: 0,
    length: lines[0]?.length ?? 0,
    args: {},
    changes: [[0, 0, '---\n']],
  };
}

/** Lines of fields between `---`, with nothing but a heading before them. */
function belowHeading(lines: readonly string[], heading: number): FenceSlip | undefined {
  if (!/^#{1,6}[ \t]/.test(lines[heading] ?? '')) return undefined;
  const first = lines.findIndex((line, index) => index > heading && line.trim() !== '');
  if (lines[first]?.trimEnd() !== '---') return undefined;
  const block = blockOf(lines, first + 1);
  if (!block.isKnown || lines[block.end]?.trimEnd() !== '---') return undefined;
  const sizeOf = (part: readonly string[]) => part.reduce((sum, { length }) => sum + length + 1, 0);
  const offset = sizeOf(lines.slice(0, first));
  const next = lines.findIndex((line, index) => index > block.end && line.trim() !== '');
  const end = offset + sizeOf(lines.slice(first, next < 0 ? block.end + 1 : next));
  const fields = lines.slice(first, block.end + 1).join('\n');
  const changes: FenceSlip['changes'] = [
    [0, 0, `${fields}\n\n`],
    [offset, end, ''],
  ];
  return { code: 'front-matter-late', offset, length: 3, args: {}, changes, isUnsure: true };
}

/** The lines from one on that are fields of front matter, at least one of them a known one. */
function blockOf(lines: readonly string[], from: number): { end: number; isKnown: boolean } {
  let end = from;
  let isKnown = false;
  for (const line of lines.slice(from)) {
    const key = KEY.exec(line)?.[1];
    if (key === undefined && !(end > from && /^(?:[ \t]+\S|- )/.test(line))) break;
    isKnown ||= key !== undefined && names.has(key);
    end++;
  }
  const { value } = readYaml(lines.slice(from, end).join('\n').replaceAll('：', ': '));
  return { end, isKnown: isKnown && isPlainObject(value) };
}
