import { expect, it } from 'vitest';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { readSources } from '../../renderer/site/sources/read-sources.js';
import { memoryIo } from './helper.js';

const FACTS = JSON.stringify({
  data: { bcd: '1' },
  features: { 'css.gap': { support: { chrome: 66 } } },
});

/** Reads a site twice. @returns paths of sources that were read the second time */
function readTwice(files: Record<string, string>): string[] {
  const raw = { title: 'T', url: 'https://a.b' };
  const { site } = resolveConfig(raw, { dir: '/site', configFile: 'notes.config.ts', configHash: 'h' });
  const io = memoryIo(files);
  const { seen } = readSources(site!, { io });
  const read: string[] = [];
  const again = readSources(site!, {
    seen,
    io: {
      ...io,
      read(path) {
        read.push(path);
        return io.read(path);
      },
    },
  });
  expect(again.sources.map(({ path }) => path)).toEqual(['docs/a.md', 'docs/b.md']);
  return read.filter((path) => path.startsWith('docs/') && path.endsWith('.md'));
}

const DOCS = { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n\n<!-- bcd css.gap chrome=66 -->\n' };

it('reads no source again that looks as it did', () => {
  expect(readTwice(DOCS)).toEqual([]);
});

it('reads sources again where facts are kept that they may name', () => {
  expect(readTwice({ ...DOCS, '.facts.json': FACTS })).toEqual(['docs/a.md', 'docs/b.md']);
});
