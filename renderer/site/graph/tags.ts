/** Tags of docs and posts: tags files, inline tags, groups by permalink, order of lists (B1.90–B1.97, B2.49). */

import type { TagIndexPage } from '../../shared/page.js';
import type { TagRef } from '../../shared/page-fields.js';
import { applyTrailingSlash, joinPath, type UrlRules } from '../../shared/urls.js';
import type { Policy } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { defined } from '../helpers/defined.js';
import { kebabCase } from '../helpers/kebab.js';
import { sortByLabel } from '../helpers/order.js';
import * as s from '../helpers/schema.js';
import { problem } from '../problems/problem.js';
import type { Level, Problem } from '../problems/problem-types.js';
import { withNamed, withNearest } from '../problems/repair.js';
import { readData } from '../sources/data-files.js';
import { dataPlace, fieldPlace } from '../sources/line-and-column.js';
import type { DataFile, SiteFiles } from '../sources/site-files.js';
import type { TagGroup } from './graph-types.js';
import { hanInitial } from './han-initials.js';

interface KnownTag {
  label: string;
  permalink: string;
  description?: string;
}

export interface TagSet {
  /** Address of the tag index, without trailing-slash rule. */
  base: string;
  rules: UrlRules;
  /** Entries of the tags file by key; null without one (then inline tags are not reported). */
  known: Map<string, KnownTag> | null;
}

/** The tags file: tags by key. */
export const tagsShape = s.record(
  s.any(
    s.nothing,
    s.object({
      label: s.described(s.string, 'Name as shown. Default: the key with a capital'),
      permalink: s.described(s.address, 'Address below the page of all tags. Default: made of the key'),
      description: s.described(s.string, 'Text on the page of the tag'),
    }),
  ),
);

/** Reads a tags file (B1.92). */
export function readTags(file: DataFile | undefined): { known: Map<string, KnownTag> | null; problems: Problem[] } {
  if (!file) return { known: null, problems: [] };
  const { value, problems } = readData(file, tagsShape, 'tags-file-shape');
  // What is not in a file that cannot be read nobody knows.
  const isRead = value !== undefined || problems.length === 0;
  const known = new Map<string, KnownTag>();
  const places = new Map<string, string>();
  for (const [key, entry] of Object.entries(value ?? {})) {
    const label = entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
    const permalink = entry?.permalink ?? `/${kebabCase(key)}`;
    const taken = places.get(permalink);
    if (taken !== undefined) {
      problems.push(
        problem(
          'tags-file-duplicate',
          { permalink, first: taken, second: key },
          entry?.permalink === undefined ? dataPlace(file, [key], 'key') : dataPlace(file, [key, 'permalink']),
        ),
      );
    }
    places.set(permalink, key);
    if (/\S\s+\S/.test(permalink)) {
      const wanted = permalink.trim().replace(/\s+/g, '-');
      const place = withNamed(dataPlace(file, [key, 'permalink']), permalink, { name: wanted, sure: true });
      problems.push(problem('front-matter-slug-space', { slug: permalink, wanted }, place));
    }
    known.set(key, {
      label,
      permalink,
      ...(entry?.description === undefined ? {} : { description: entry.description }),
    });
  }
  return { known: isRead ? known : null, problems };
}

/** Tags of one document, each permalink once (B1.91), and the inline ones that a tags file does not know. */
export function tagsOf(document: Document, set: TagSet): { tags: TagRef[]; inline: string[] } {
  const tags: TagRef[] = [];
  const inline: string[] = [];
  const seen = new Set<string>();
  for (const written of document.frontMatter.tags ?? []) {
    const entry = typeof written === 'string' ? set.known?.get(written) : undefined;
    const own = typeof written === 'string' ? { label: written, permalink: `/${kebabCase(written)}` } : written;
    if (!entry) inline.push(own.label);
    const found = entry ?? own;
    const permalink = applyTrailingSlash(joinPath(set.base, found.permalink), set.rules);
    if (seen.has(permalink)) continue;
    seen.add(permalink);
    tags.push({
      label: found.label,
      permalink,
      inline: entry === undefined,
      ...(entry?.description === undefined ? {} : { description: entry.description }),
    });
  }
  return { tags, inline };
}

/** Level of a policy's findings; undefined: none is made (B7.5). */
export function policyLevel(policy: Policy): Level | undefined {
  return ({ ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const)[policy];
}

/** Returns one finding per file with inline tags (B1.93). */
export function inlineTagProblem(
  document: Document,
  inline: readonly string[],
  policy: Policy,
  { files, known }: { files: SiteFiles; known: ReadonlyMap<string, KnownTag> },
): Problem[] {
  const level = policyLevel(policy);
  const [first] = inline;
  if (!level || first === undefined) return [];
  const args = { tags: inline.join(', '), count: inline.length };
  const at = document.frontMatter.tags?.indexOf(first) ?? -1;
  const place = fieldPlace(files, document.source, at < 0 ? ['tags'] : ['tags', at]);

  const labelled = [...known].find(([, { label }]) => label === first)?.[0];
  const near =
    labelled === undefined
      ? withNearest(place, first, known.keys(), false)
      : withNamed(place, first, { name: labelled, sure: true });
  return [{ ...problem('tags-inline', args, near), level }];
}

/**
 * Groups by permalink; the first label met is shown (B1.91). Unlisted members go (D17). A tag that has no others keeps an empty,
 * unlisted page, because the unlisted page itself links to it (B1.89, B2.15).
 */
export function groupTags(
  items: readonly { tags: readonly TagRef[]; unlisted: boolean }[],
  production: boolean,
): TagGroup[] {
  const groups = new Map<string, { tag: TagRef; all: number[] }>();
  for (const [index, item] of items.entries()) {
    for (const tag of item.tags) {
      const group = groups.get(tag.permalink);
      if (group) group.all.push(index);
      else groups.set(tag.permalink, { tag, all: [index] });
    }
  }
  return [...groups.values()].map(({ tag, all }) => {
    const listed = production ? all.filter((index) => !items[index]?.unlisted) : all;
    return { tag, members: listed, unlisted: listed.length === 0 };
  });
}

/** Letters of the tag index with their tags (B1.95): by the first character, upper-cased, of Han by its pinyin; unlisted groups left out. */
export function tagLetters(groups: readonly TagGroup[]): TagIndexPage['groups'] {
  const letters = new Map<string, TagIndexPage['groups'][number]['tags']>();
  for (const { tag, members, unlisted } of groups) {
    if (unlisted) continue;
    const first = String.fromCodePoint(tag.label.codePointAt(0) ?? 0x23) || '#';
    const letter = hanInitial(first) ?? first.toUpperCase();
    const entry = {
      label: tag.label,
      permalink: tag.permalink,
      count: members.length,
      ...defined({ description: tag.description }),
    };
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  const groupsOf = [...letters].map(([letter, tags]) => ({ letter, tags: sortByLabel(tags, ({ label }) => label) }));
  return sortByLabel(groupsOf, ({ letter }) => letter);
}
