/** Places in the sources of a configuration, found by its bundle. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname } from 'node:path';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { placeAt } from '../../site/helpers/text-place.js';
import type { Place } from '../../site/problems/problem.js';
import { type BundleInput, bundleOptions, codeOf } from './config-bundle.js';
import { inputFile } from './config-modules.js';
import { readText } from './file-text.js';

/** @property dir site folder, which files of problems are relative to */
type PlaceInput = BundleInput & { dir: string };

/** Resolves to the place in its source where a module threw. */
export async function errorPlace(error: unknown, file: string, options: PlaceInput): Promise<Place | undefined> {
  const frame = /config-\d+-[\w-]+\.mjs[^\n:]*:(\d+):(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '');
  return frame ? sourcePlace(() => [Number(frame[1]) - 1, Number(frame[2]) - 1], file, options) : undefined;
}

/**
 * Resolves to the source position of a property of the object that begins with some text: `head` of the plugin with
 * `name: "changes"`. That of the text itself if the property is elsewhere.
 */
export async function propertyPlace(
  [owner, property]: readonly [owner: string, property: string],
  file: string,
  options: PlaceInput,
): Promise<Place | undefined> {
  const find = (code: string): [line: number, column: number] | undefined => {
    const from = code.indexOf(owner);
    if (from < 0) return undefined;
    const own = new RegExp(`\\b${property}\\b(?=\\s*[:(])`, 'g');
    own.lastIndex = from;
    const before = code.slice(0, own.exec(code)?.index ?? from).split('\n');
    return [before.length - 1, before.at(-1)!.length];
  };
  return sourcePlace(find, file, options);
}

/** Resolves to the place in its source of a place in the code of a module: it is bundled once more, with a map of the places. */
async function sourcePlace(
  find: (code: string) => [line: number, column: number] | undefined,
  file: string,
  options: PlaceInput,
): Promise<Place | undefined> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...bundleOptions(file, options), sourcemap: 'inline' });
  const code = codeOf(outputFiles);
  const found = find(code);
  const map = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code)?.[1];
  if (!map || !found) return undefined;
  const payload: SourceMapPayload = JSON.parse(Buffer.from(map, 'base64').toString());
  const entry = new SourceMap(payload).findEntry(...found);
  if (!('originalSource' in entry)) return undefined;
  const source = inputFile(entry.originalSource.replace(/^file:\/\//, ''), dirname(file));
  const text = source && readText(source);
  const line = text?.split('\n')[entry.originalLine];
  if (source === undefined || text === undefined || line === undefined) return undefined;
  const length = /^[\w$]+/.exec(line.slice(entry.originalColumn))?.[0].length ?? 1;
  const start = text.split('\n').slice(0, entry.originalLine).join('\n').length + (entry.originalLine > 0 ? 1 : 0);
  return placeAt(text, start + entry.originalColumn, length, pathFrom(options.dir, source));
}
