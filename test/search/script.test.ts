import { describe, expect, it } from 'vitest';
import { createEngine } from '../../theme/client/search/engine/engine.js';
import { indexScript, scriptFetch, scriptName } from '../../theme/client/search/engine/script-files.js';
import { recordsOf } from '../bench/search/corpus.js';
import { asking, makeIndex } from '../bench/search/evaluate.js';
import { madeCorpus } from '../bench/search/made.js';

/** A document that runs the scripts of a folder. */
function documentOver(files: Map<string, string>): Document {
  const view: Record<string, (name: string, data: string) => void> = {};
  const append = (script: { src: string; onload: () => void; onerror: () => void }) => {
    const text = files.get(script.src);
    queueMicrotask(() => {
      if (text === undefined) return script.onerror();
      new Function('__notesIndex', text)(view.__notesIndex);
      script.onload();
    });
  };
  return { defaultView: view, createElement: () => ({ remove() {} }), head: { append } } as unknown as Document;
}

describe('an index opened from disk (hash router)', () => {
  const { outputs } = makeIndex(madeCorpus(20).map(recordsOf));
  const scripts = new Map(
    outputs.map(({ path, bytes }) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      return [`_notes/search/${scriptName(name)}`, indexScript(name, Buffer.from(bytes).toString('base64'))];
    }),
  );

  it('answers through scripts', async () => {
    const engine = asking(createEngine({ base: '_notes/search/', fetchBytes: scriptFetch(documentOver(scripts)) }));
    const [result] = await engine.search([{ query: '边界条件' }]);
    expect(result!.hits.length).toBeGreaterThan(3);
  });

  it('says so when a script is missing', async () => {
    const engine = createEngine({ base: '_notes/search/', fetchBytes: scriptFetch(documentOver(new Map())) });
    await expect(asking(engine).search([{ query: 'x' }])).rejects.toMatchObject({ code: 'missing' });
  });
});
