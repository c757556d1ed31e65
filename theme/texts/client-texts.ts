/** The words that browser code shows by itself, by message id: part of the table of the site's language (in the browser `zh.ts` is that table). Overrides come with the page's record. */
import * as zh from './zh.js';

export type ClientTextId = keyof typeof zh.client;

/** A text by its id. */
export type Words = (id: ClientTextId) => string;

/** The texts with a site's overrides. */
export const createWords =
  (overrides: Record<string, string> = {}): Words =>
  (id) =>
    overrides[id] ?? zh.client[id];

/** The overrides of a site that browser code needs; undefined without any. */
export function clientOverrides(texts: Record<string, string>): Record<string, string> | undefined {
  const own = Object.entries(texts).filter(([id]) => id in zh.client);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
