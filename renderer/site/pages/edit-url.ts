import { posix } from 'node:path';
import type { EditUrl } from '../configuration/edit-url-types.js';
import { pluginFolder } from '../configuration/translations.js';
import type { Document } from '../content/document.js';
import { messageOf } from '../helpers/caught-error.js';
import { isLinkAddress } from '../helpers/safe-address.js';
import { shown } from '../helpers/schema.js';
import type { PageContext } from './common-fields.js';

interface Edited<Names> {
  given: string | EditUrl<Names & { permalink: string; locale: string }> | undefined;
  /** Of the content, relative to the site folder. */
  folder: string;
  /** The link of a translated file leads to the translation, else to what was translated. */
  isLocalized?: boolean | undefined;
  /** Folder of the version within that of the translations. */
  versionFolder?: string;
  route: string;
  /** Further arguments of a function. */
  names: Names;
}

/** Link to where a page is edited (B1.102): `custom_edit_url` wins, null or empty means none. */
export function editUrl<Names>(
  { site, faults }: PageContext,
  document: Document,
  { given, folder, isLocalized, versionFolder = '', route, names }: Edited<Names>,
): string | undefined {
  const custom = document.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom && isLinkAddress(custom) ? custom : undefined;
  // Content of a plugin has no file to edit.
  if (!given || site.added.has(document.source)) return undefined;
  if (typeof given === 'string') {
    const isTranslated = isLocalized && document.source.startsWith(`${site.translations}/`);
    const { area, instance } = document.scope;
    const start = isTranslated ? posix.join(site.translations, pluginFolder(area, instance), versionFolder) : folder;
    return below(given, `${start}/${document.relative}`);
  }
  const fails = (message: string): undefined => void faults?.set(message, `${document.scope.area}.editUrl`);
  try {
    const made: unknown = given({ ...names, permalink: route, locale: site.locale });
    if (typeof made === 'string' || made === undefined || made === null) return made || undefined;
    return fails(`it must give a text, not ${made instanceof Promise ? 'a promise' : shown(made)}`);
  } catch (error) {
    return fails(messageOf(error));
  }
}

function below(start: string, path: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/]+/i.exec(start) ?? [];
  const pieces: string[] = [];
  for (const piece of `${start.slice(origin.length)}/${path}`.split('/')) {
    if (piece === '..') pieces.pop();
    else if (piece !== '' && piece !== '.') pieces.push(piece);
  }
  return `${origin}/${pieces.join('/')}`;
}
