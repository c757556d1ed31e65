/** Locates findings of linking in files. Texts are read again only for findings, so speed does not matter. */

import { frontMatterPlace } from '../front-matter/front-matter.js';
import { oncePer } from '../helpers/once.js';
import type { Path } from '../helpers/schema.js';
import { placeAt } from '../helpers/text-place.js';
import { yamlPlace } from '../helpers/yaml.js';
import type { Place } from '../problems/problem.js';
import type { DataText } from './data-file-text.js';
import type { SiteFiles } from './site-files.js';

const sourcesByPath = oncePer(({ sources }: SiteFiles) => new Map(sources.map((source) => [source.path, source])));

/** Text of a source. */
export function textOf(files: SiteFiles, path: string): string | undefined {
  return sourcesByPath(files).get(path)?.text;
}

/** Place of a front matter field of a source. */
export function fieldPlace(files: SiteFiles, path: string, field: Path, want: 'value' | 'key' = 'value'): Place {
  const source = sourcesByPath(files).get(path);
  return (source && frontMatterPlace(source.text, path, field, want)) ?? { file: path };
}

/** Returns the place of an entry in a YAML or JSON data file. */
export function dataPlace(file: DataText, path: Path, want: 'value' | 'key' = 'value'): Place {
  const found = yamlPlace(file.text, path, want);
  return found ? placeAt(file.text, found.offset, found.length, file.path) : { file: file.path };
}

/** Place of a quoted text in the configuration or a sidebars file: their values come from a program, so this is a best guess. */
export const quotedPlace = (files: SiteFiles, path: string, value: string): Place =>
  quotedTextPlace(files.texts[path], path, value);

/** The same in a text that is at hand. */
export function quotedTextPlace(text: string | undefined, path: string, value: string): Place {
  if (text === undefined) return { file: path };
  const code = text.replace(/^[ \t]*(?:\/\/|\*).*$/gm, (comment) => ' '.repeat(comment.length));
  for (const quote of ["'", '"', '`']) {
    const at = code.indexOf(quote + value + quote);
    if (at >= 0) return placeAt(text, at, value.length + 2, path);
  }
  return { file: path };
}
