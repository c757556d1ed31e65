/** What a query says of its words: which have to stand in one piece, and which must not stand on a page. */
import { fold } from '../../../../renderer/shared/tokens.js';
import type { Allowance } from './allowance.js';
import { resolve } from './lookup.js';
import { foundAt, textOf } from './place-texts.js';
import { eachPage } from './postings.js';
import { parseQuery } from './query.js';
import { type Asked, readQuery } from './query-syntax.js';
import { rank } from './rank.js';

export const strictly = () => import('./strict-words.js');

/** The query as it is meant, and the slots of the pages that it leaves out. */
export async function meantBy(
  query: string,
  allowed: Allowance,
  sizeOf: (slot: number) => number,
): Promise<[Asked, excluded?: Set<number>]> {
  const asked = readQuery(query);
  if (asked.excluded.length === 0) return [asked];
  const { meta, ordinals } = allowed.store;
  const excluded = await (await strictly()).leftOut(allowed, asked, {
    resolve,
    parseQuery,
    eachPage,
    placesOf: (resolved, isListed) =>
      rank(resolved, {
        pages: meta.pages,
        slots: ordinals.length,
        sizeOf: (slot) => (isListed(slot) ? sizeOf(slot) : 0),
      }),
    textAt: async (candidate) => fold(textOf(await foundAt(allowed.store, candidate))),
  });
  return excluded ? [asked, excluded] : [{ ...asked, text: query }];
}
