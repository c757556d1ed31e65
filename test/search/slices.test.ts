/** Work of an answer between two pauses, counted in calls of functions: a count is the same on every machine. */
import { Session } from 'node:inspector';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordsOf } from '../bench/search/corpus.js';
import { type Asking, engineOver, makeIndex } from '../bench/search/evaluate.js';
import { madeCorpus } from '../bench/search/made.js';

/** Calls of the engine's functions between two looks at the clock. A slice is over with the first look after its time. */
const MOST = 5500;

const session = new Session();

/** Calls of the engine's functions since this was asked last. */
function calls(): number {
  let count = 0;
  session.post('Profiler.takePreciseCoverage', (error, taken) => {
    if (error) throw error;
    for (const { url, functions } of taken.result)
      if (/client\/search\/|shared\/(?:tokens|search-format)/.test(url))
        for (const { ranges } of functions) count += ranges[0]?.count ?? 0;
  });
  return count;
}

/** Calls between two tasks while something is done, most first. Time passes whenever somebody looks at the clock, so that each look ends a slice. */
async function pieces(work: () => Promise<unknown>): Promise<number[]> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const counts: number[] = [];
  let isDone = false;
  calls();
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    counts.push(calls());
  }
  await done;
  return counts.sort((a, b) => b - a);
}

beforeAll(() => {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // One task after another, as in a browser.
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1: { onmessage?: () => void; close(): void } = { close() {} };
      port2 = { postMessage: () => void setImmediate(() => this.port1.onmessage?.()) };
    },
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllGlobals();
  session.disconnect();
});

describe('what is done in one piece', () => {
  const { outputs } = makeIndex(madeCorpus(150, 5).map(recordsOf));
  /** Asks as the modal does, when all files are there: nothing but the engine itself lets others work. */
  const ask = async (engine: Asking, query: string, facetFilters?: []) => {
    for (const hitsPerPage of [6, 20]) await engine.search([{ query, hitsPerPage, facetFilters }]);
  };

  it.each(['数组', '渲染的时候队列为什么会丢', 'a b c d e f g h', 'C++ 数组'])('of an answer to %s', async (query) => {
    const { engine } = engineOver(outputs);
    await ask(engine, query);
    const counts = await pieces(() => ask(engine, query, []));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThan(MOST);
  });
});
