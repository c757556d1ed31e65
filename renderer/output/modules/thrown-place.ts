/** The line of the site's own code that threw. */
import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBelow, pathFrom } from '../../site/helpers/file-paths.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { toolRoot } from '../tool.js';
import { readText } from './file-text.js';

/** A line of a stack. */
interface Frame {
  name: string;
  file: string;
  line: number;
  column: number;
}

const FRAME = /^\s*at (?:(?:async |new )*([\w$.]+) .*?\()?(file:\/\/.+?):(\d+):(\d+)\)?$/gm;

const framesOf = (stack: string): Frame[] =>
  [...stack.matchAll(FRAME)].map(([, name = '', address = '', line, column]) => ({
    name: name.split('.').at(-1) ?? '',
    file: fileURLToPath(address),
    line: Number(line),
    column: Number(column),
  }));

/**
 * Returns the place of the innermost stack frame in the site's own code; undefined if there is none. Bundles have no source maps,
 * which nothing else would read: esbuild names each file above its code, and keeps most lines unchanged.
 * @param dir site folder
 */
export function thrownPlace(error: unknown, dir: string) {
  const stack = error instanceof Error ? error.stack : undefined;
  for (const frame of framesOf(stack ?? '')) {
    const lines = readText(frame.file)?.split('\n') ?? [];
    const path = sourceOf(lines, frame.line, dir);
    const text = path && readText(path);
    if (path === undefined || text === undefined) continue;
    const name = pathFrom(dir, path);
    const [offset, length] = find(text, lines[frame.line - 1] ?? '', frame) ?? [];
    return offset === undefined ? { file: name } : placeAt(text, offset, length ?? 1, name);
  }
  return undefined;
}

/** Place of the innermost stack frame, if it is in a file below a folder, as that was written. The tool may be installed there. */
export function innermostPlace(error: unknown, dir: string) {
  const [frame] = framesOf(error instanceof Error ? (error.stack ?? '') : '');
  if (!frame || !isBelow(dir, frame.file) || isBelow(toolRoot, frame.file)) return undefined;
  return { file: pathFrom(dir, frame.file), line: frame.line, column: frame.column };
}

/** Absolute path of the file that a line of a bundle is from, if it is the site's own. */
function sourceOf(lines: readonly string[], line: number, dir: string): string | undefined {
  for (let at = line - 1; at >= 0; at--) {
    const [, name] = /^\s*\/\/ (?:[\w-]{2,}:)?(\S.*)$/.exec(lines[at] ?? '') ?? [];
    const path = name === undefined ? undefined : resolve(dir, name);
    // Comments of a file look the same, but name no file.
    if (path === undefined || !/\.\w+$/.test(path) || !existsSync(path)) continue;
    return isBelow(dir, path) && !path.includes(`${sep}node_modules${sep}`) ? path : undefined;
  }
  return undefined;
}

/** A line without what esbuild writes in another way. */
const bare = (line: string) => line.replace(/[\s"'`;,()]/g, '');

/** Index of the line that a line of a bundle was, -1 if it was written in another way: a function of one line becomes three. */
function lineOf(lines: readonly string[], wanted: string): number {
  const same = wanted.length > 3 ? lines.indexOf(wanted) : -1;
  return same < 0 && wanted.length > 8 ? lines.findIndex((line) => line.includes(wanted)) : same;
}

/** Offset and length, in a source, of what a place in its bundle calls. */
function find(text: string, line: string, { name, column }: Frame): [offset: number, length: number] | undefined {
  const before = /[\w$.?]*$/.exec(line.slice(0, column - 1))?.[0] ?? '';
  const called = before + (/^[\w$.?]*/.exec(line.slice(column - 1))?.[0] ?? '');
  const lines = text.split('\n');
  const index = lineOf(lines.map(bare), bare(line));
  const own = lines[index];
  if (own !== undefined) {
    const start = lines.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    const isThere = called !== '' && own.includes(called);
    return isThere ? [start + own.indexOf(called), called.length] : [start + own.search(/\S/), own.trim().length];
  }
  const only = called.length > 3 ? text.indexOf(called) : -1;
  if (only >= 0 && text.indexOf(called, only + 1) < 0) return [only, called.length];
  const declared =
    name && new RegExp(`(?:function|class|const|let|var)\\s+(${name.replace(/\$/g, '\\$&')})\\b`).exec(text);
  return declared ? [declared.index + declared[0].length - name.length, name.length] : undefined;
}
