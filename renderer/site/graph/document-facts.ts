/** Data that linking takes from a document unchanged: for all pages of a build, and for one saved page. */
import type { Document } from '../content/document.js';

/** Description of a page: the written one, else the first line with content (B4.7). */
export const descriptionOf = ({ frontMatter, excerpt }: Pick<Document, 'frontMatter' | 'excerpt'>): string =>
  frontMatter.description ?? excerpt;

/** Title of a doc: the written one, that of its text, else the end of its id (B1.35). */
export const titleOf = (
  { frontMatter, contentTitle }: Pick<Document, 'frontMatter' | 'contentTitle'>,
  id: string,
): string => frontMatter.title ?? contentTitle ?? id.slice(id.lastIndexOf('/') + 1);

/** Minutes that reading a post takes, unrounded (B2.35). */
export const readingTimeOf = ({ words }: Document, wordsPerMinute: number): number => words / wordsPerMinute;
