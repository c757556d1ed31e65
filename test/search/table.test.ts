import { describe, expect, it } from 'vitest';
import { Collector } from '../../renderer/output/search/collector.js';
import { makeTable, mergeTables, type PlacedPage, sliceTable } from '../../renderer/output/search/term-table.js';
import { tokenisePage } from '../../renderer/output/search/tokenise-page.js';
import { recordsOf } from '../bench/search/corpus.js';
import { madeCorpus } from '../bench/search/made.js';

const pages = madeCorpus(40, 3).map(recordsOf);
/** Slots with gaps of one byte and of two, in no order of the pages. */
const slotOf = (i: number) => ((i * 17) % 40) * 9;

/** Pages as one thread tokenises them. */
function placed(share: (i: number) => boolean): PlacedPage[] {
  const collector = new Collector();
  return pages
    .flatMap((page, i) => (share(i) ? [{ slot: slotOf(i), tokens: tokenisePage(page, 3600, collector) }] : []))
    .sort((a, b) => a.slot - b.slot);
}

describe('the table of terms', () => {
  const whole = makeTable(placed(() => true));

  it.each([1, 2, 3, 7])('made by %i threads is the one that a single thread makes', (threads) => {
    const tables = Array.from({ length: threads }, (_, n) => makeTable(placed((i) => i % threads === n)));
    expect(mergeTables(tables)).toEqual(whole);
  });

  it('is the same from tokens of other collectors, which have no numbers here', () => {
    const alone = pages.map((page, i) => ({ slot: slotOf(i), tokens: tokenisePage(page, 3600) }));
    expect(makeTable(alone.sort((a, b) => a.slot - b.slot))).toEqual(whole);
  });

  it('has no terms of pages that the collector saw before', () => {
    const collector = new Collector();
    tokenisePage(pages[1]!, 3600, collector);
    const tokens = tokenisePage(pages[0]!, 3600, collector);
    const alone = makeTable([{ slot: 0, tokens: tokenisePage(pages[0]!, 3600) }]);
    expect(makeTable([{ slot: 0, tokens }])).toEqual(alone);
  });

  it('is cut into parts that stand alone', () => {
    const { terms, ends, bytes } = sliceTable(whole, 10, 13);
    expect(terms.text).toBe([10, 11, 12].map((i) => whole.terms.at(i)).join('\n'));
    expect([terms.length, terms.at(0), terms.at(2)]).toEqual([3, whole.terms.at(10), whole.terms.at(12)]);
    expect(ends[2]).toBe(bytes.length);
    expect([...bytes]).toEqual([...whole.bytes.subarray(whole.ends[9]!, whole.ends[12]!)]);
  });

  it('of no page is empty', () => {
    expect(mergeTables([]).terms.length).toBe(0);
    expect(makeTable([]).terms.length).toBe(0);
  });
});
