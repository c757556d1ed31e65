/** What readers of a kind of content for plugins have in common (`blog-content.ts`, `docs-content.ts`). */
import { isAbsolute, join } from 'node:path';
import { joinPath } from '../../shared/urls.js';
import type { FrontMatter } from '../../site/front-matter/front-matter-fields.js';
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
export const INCLUDED = ['**/*.{md,mdx}'];

/** An option that is a text, or its default. */
export const textOf = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual);

/** An option that is a list of patterns, or its default. */
export const globsOf = (value: unknown, usual: readonly string[]): readonly string[] =>
  Array.isArray(value) ? value.map(String) : usual;

/** Folder of a kind of content; absolute. */
export function contentFolder(options: Plain, usual: string, dir: string): string {
  const path = textOf(options.path, usual);
  return isAbsolute(path) ? path : join(dir, path);
}

/** Parts the title at the start of a text from the rest. */
export function splitTitle(body: string): { heading?: string; content: string } {
  const [whole = '', heading] = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/.exec(body) ?? [];
  return { heading, content: body.slice(whole.length).trim() };
}

/** Front matter with all of its fields, as they were written. */
export function writtenFields(text: string): Plain {
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
