/**
 * The recorded runs of blocks that are flagged `steps`: a file of the site folder that `notes check` writes, that is committed with the
 * notes, and that the build shows.
 */
import type { Trace } from '../../shared/code-trace.js';
import { isPlainObject } from '../helpers/schema.js';
import { unitKey } from './checked-blocks.js';
import { isTrace } from './trace-form.js';

/** In the folder of the configuration. */
export const STEPS_FILE = '.steps.json';

/** The traces of one source, by key of the block. */
export type SourceTraces = Record<string, Trace>;

/** True if the info string of a block requests its steps. */
export const hasSteps = (meta: string): boolean =>
  /(?:^|\s)steps(?:\s|$)/.test(meta.replace(/=(?:"[^"]*"|'[^']*')/g, ''));

/** Key of a block: its code and that above it in its scope. */
export const traceKey = (blocks: readonly { lang: string; code: string }[]): string =>
  unitKey(blocks.map(({ lang, code }) => ({ lang, code })));

/** Reads the file's text; what has another form is left out. */
export function readTraces(text: string | undefined): Record<string, SourceTraces> {
  const found: Record<string, SourceTraces> = {};
  for (const [path, traces] of Object.entries(parsed(text))) {
    if (!isPlainObject(traces)) continue;
    const good = Object.entries(traces).filter((entry): entry is [string, Trace] => isTrace(entry[1]));
    if (good.length > 0) found[path] = Object.fromEntries(good);
  }
  return found;
}

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** One line a block. */
export function writeTraces(traces: Record<string, SourceTraces>): string {
  const files = Object.entries(traces).map(([path, blocks]) => {
    const lines = Object.entries(blocks).map(([key, trace]) => `${JSON.stringify(key)}: ${JSON.stringify(trace)}`);
    return `${JSON.stringify(path)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${files.join(',\n')}\n}\n`;
}
