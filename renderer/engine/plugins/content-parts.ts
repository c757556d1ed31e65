/** Shared by the readers of content for plugins (`blog-content.ts`, `docs-content.ts`). */
import { isAbsolute, join } from 'node:path';
import { excerptOf } from '../../compile/page/excerpt.js';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import { applyTrailingSlash, joinPath } from '../../shared/urls.js';
import { EXCLUDE } from '../../site/configuration/content-options.js';
import { readFrontMatter } from '../../site/front-matter/front-matter.js';
import type { FrontMatter } from '../../site/front-matter/front-matter-fields.js';
import { pathFrom } from '../../site/helpers/file-paths.js';
import { excluder, matcher } from '../../site/helpers/glob.js';
import { kebabCase } from '../../site/helpers/kebab.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { readYaml } from '../../site/helpers/yaml.js';
import type { Plain } from './plugin-types.js';

/** A tag as the reference has it. */
export interface Tag {
  label: string;
  permalink: string;
  inline: boolean;
}

/** The site that content is read for. */
export interface ContentPlace {
  /** Site folder. */
  dir: string;
  siteConfig: Plain;
  locale: unknown;
}

/** Files that are pages where options say nothing. */
const INCLUDED = ['**/*.{md,mdx}'];

/** An option that is a text, or its default. */
export const textOf = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual);

/** An option that is a list of patterns, or its default. */
const globsOf = (value: unknown, usual: readonly string[]): readonly string[] =>
  Array.isArray(value) ? value.map(String) : usual;

/** Folder of a kind of content; absolute. */
export function contentFolder(options: Plain, usual: string, dir: string): string {
  const path = textOf(options.path, usual);
  return isAbsolute(path) ? path : join(dir, path);
}

/** A content file in the form that plugins expect. */
export interface ContentFile {
  /** Relative to the folder of its content. */
  path: string;
  /** Relative to the site. */
  source: string;
  frontMatter: FrontMatter;
  /** Front matter with all of its fields, as they were written. */
  written: Plain;
  /** Undefined: it is called after its file. */
  title: string | undefined;
  description: string;
  /** Text without the title at its start. */
  content: string;
}

/** Reads the files of a kind of content that its options take. @param folder absolute */
export function readContent(
  folder: string,
  kind: 'doc' | 'post',
  options: Plain,
  { dir }: ContentPlace,
): ContentFile[] {
  const included = matcher(globsOf(options.include, INCLUDED));
  const excluded = excluder(globsOf(options.exclude, EXCLUDE));
  return filesBelow(folder, 'node_modules')
    .filter((path) => included(path) && !excluded(path))
    .map((path) => {
      const file = join(folder, path);
      const text = readText(file) ?? '';
      const { frontMatter, body } = readFrontMatter(text, { path, kind }, { isMoved: true });
      const { heading, content } = splitTitle(body);
      return {
        path,
        source: pathFrom(dir, file),
        frontMatter,
        written: writtenFields(text),
        title: frontMatter.title ?? (heading === undefined ? undefined : lineText(heading)),
        description: frontMatter.description ?? excerptOf(content),
        content,
      };
    });
}

/** Returns the address of a page of content. @param baseUrl keeps its slash, whatever `trailingSlash` says */
export function addressOf(path: string, { siteConfig: { trailingSlash } }: ContentPlace, baseUrl: string): string {
  const rules = { trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined, baseUrl };
  return applyTrailingSlash(path, rules);
}

/** Address where a file is edited. @param given the option `editUrl`; a function of it is called with `about` */
export function editUrlOf(given: unknown, source: string, about: Plain): unknown {
  if (typeof given === 'string') return `${given.replace(/\/$/, '')}/${source}`;
  return typeof given === 'function' ? given(about) : undefined;
}

/** Splits the title at the start of a text from the rest. */
function splitTitle(body: string): { heading?: string; content: string } {
  const [whole = '', written] = /^\s*#[ \t]+([^\n]+)(?:\n|$)/.exec(body) ?? [];
  const heading = written
    ?.trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd();
  return { heading, content: body.slice(whole.length).trim() };
}

/** Front matter with all of its fields, as they were written. */
function writtenFields(text: string): Plain {
  const { value } = readYaml(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
  return isPlainObject(value) ? value : {};
}

/** Tags by label or with an address of their own, each once. */
export function tagsIn({ tags = [] }: FrontMatter, base: string): Tag[] {
  const found = new Map<string, Tag>();
  for (const tag of tags) {
    const own = typeof tag === 'string' ? { label: tag, permalink: kebabCase(tag) } : tag;
    const permalink = joinPath(base, own.permalink);
    if (!found.has(permalink)) found.set(permalink, { label: own.label, permalink, inline: true });
  }
  return [...found.values()];
}

/** A line of Markdown as it reads. */
export const lineText = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[*_`~]|\s*\{#[\w-]+\}$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
