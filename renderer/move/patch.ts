/** Changes of files as a unified patch in the form of git, which `git apply` and `patch -p1` take. */

export interface PatchedFile {
  /** Path before; absent for a new file. */
  from?: string;
  to: string;
  /** Texts before and after; both absent where the bytes stay. */
  before?: string;
  after?: string;
}

/** Unchanged lines shown around a change. */
const CONTEXT = 3;

export function patchText(files: readonly PatchedFile[]): string {
  return files.map(filePatch).join('');
}

function filePatch({ from, to, before = '', after = '' }: PatchedFile): string {
  const name = (prefix: string, path: string) => quoted(`${prefix}/${path}`);
  const lines = [`diff --git ${name('a', from ?? to)} ${name('b', to)}`];
  if (from === undefined) lines.push('new file mode 100644');
  else if (from !== to) lines.push(`rename from ${quoted(from)}`, `rename to ${quoted(to)}`);
  const hunks = before === after ? [] : hunksOf(linesOf(before), linesOf(after));
  if (hunks.length > 0)
    lines.push(`--- ${from === undefined ? '/dev/null' : name('a', from)}`, `+++ ${name('b', to)}`, ...hunks);
  return `${lines.join('\n')}\n`;
}

const quoted = (path: string) => (/["\\\p{Cc}]/u.test(path) ? JSON.stringify(path) : path);

/** Lines with their ends; the last one may have none. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

interface Block {
  /** Index of the first line, before and after. */
  a: number;
  b: number;
  removed: number;
  added: number;
}

function hunksOf(a: readonly string[], b: readonly string[]): string[] {
  const hunks: Block[][] = [];
  for (const block of blocksOf(a, b)) {
    const hunk = hunks.at(-1);
    const last = hunk?.at(-1);
    if (last && block.a - (last.a + last.removed) <= 2 * CONTEXT) hunk?.push(block);
    else hunks.push([block]);
  }
  return hunks.flatMap((blocks) => hunkLines(blocks, a, b));
}

function hunkLines(blocks: readonly Block[], a: readonly string[], b: readonly string[]): string[] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return [];
  const start = Math.max(0, first.a - CONTEXT);
  const end = Math.min(a.length, last.a + last.removed + CONTEXT);
  const shift = first.b - first.a;
  const lines: string[] = [];
  let at = start;
  let added = 0;
  let removed = 0;
  for (const block of blocks) {
    lines.push(...a.slice(at, block.a).map((line) => ` ${line}`));
    lines.push(...a.slice(block.a, block.a + block.removed).map((line) => `-${line}`));
    lines.push(...b.slice(block.b, block.b + block.added).map((line) => `+${line}`));
    at = block.a + block.removed;
    added += block.added;
    removed += block.removed;
  }
  lines.push(...a.slice(at, end).map((line) => ` ${line}`));
  const count = end - start;
  const range = (from: number, length: number) => `${length === 0 ? from : from + 1},${length}`;
  const head = `@@ -${range(start, count)} +${range(start + shift, count - removed + added)} @@`;
  return [
    head,
    ...lines.map((line) => (line.endsWith('\n') ? line.slice(0, -1) : `${line}\n\\ No newline at end of file`)),
  ];
}

/** Lines that differ. Edits are few and small: each difference ends at the nearest line that both texts go on from. */
function blocksOf(a: readonly string[], b: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      i++;
      j++;
      continue;
    }
    const [removed, added] = difference(a, b, i, j);
    blocks.push({ a: i, b: j, removed, added });
    i += removed;
    j += added;
  }
  return blocks;
}

function difference(
  a: readonly string[],
  b: readonly string[],
  i: number,
  j: number,
): [removed: number, added: number] {
  const most = a.length - i + b.length - j;
  for (let total = 1; total < most; total++)
    for (let removed = Math.max(0, total - (b.length - j)); removed <= Math.min(total, a.length - i); removed++) {
      const [x, y] = [i + removed, j + total - removed];
      if (x < a.length && y < b.length && a[x] === b[y]) return [removed, total - removed];
    }
  return [a.length - i, b.length - j];
}
