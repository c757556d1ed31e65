/** Constraints of a query on its words: those that must be contiguous, and those that must not occur on a page. */
import { fold } from '../../../../renderer/shared/tokens.js';
import type { Allowance } from './allowance.js';
import { resolve } from './lookup.js';
import { foundAt, textOf } from './place-texts.js';
import { eachPage } from './postings.js';
import { parseQuery } from './query.js';
import { type Asked, readQuery } from './query-syntax.js';
import { rank } from './rank.js';

export const strictly = () => import('./strict-words.js');

/** Resolves to the query as intended, and the slots of the pages that it excludes. */
export async function meantBy(
  query: string,
  allowed: Allowance,
  sizeOf: (slot: number) => number,
): Promise<[Asked, excluded?: Set<number>]> {
  const asked = readQuery(query);
  if (asked.excluded.length === 0) return [asked];
  const tools = { resolve, parseQuery, eachPage, rank, sizeOf, foundAt, textOf, fold };
  const excluded = await (await strictly()).leftOut(allowed, asked, tools);
  return excluded ? [asked, excluded] : [{ ...asked, text: query }];
}
