/** The process of `fuzz.ts`: inputs made of a seed go through the readers, which may find fault with them but not throw, hang or take long. */
import { readEvents } from '../../renderer/check/unit-report.js';
import { authorsShape } from '../../renderer/site/blog/authors.js';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { readCategories } from '../../renderer/site/docs/category-files.js';
import { readFrontMatter } from '../../renderer/site/front-matter/front-matter.js';
import { readTags } from '../../renderer/site/graph/tags.js';
import { readData } from '../../renderer/site/sources/data-files.js';
import { createEngine } from '../../theme/client/search/engine/engine.js';
import { IndexError } from '../../theme/client/search/engine/index-error.js';
import { loadStemmer } from '../../theme/client/search/engine/stemmers.js';
import { recordsOf } from '../bench/search/corpus.js';
import { asking, makeIndex } from '../bench/search/evaluate.js';
import { compile } from '../compile/helper.js';
import { randomFrom } from '../engine/folders.js';
import type { FuzzMessage } from './fuzz.js';
import { CONFIG, DATA, EVENTS, FRONT, PAGES, PARTS } from './fuzz-inputs.js';
import { mutateBytes, mutateText } from './mutate.js';
import { oneOf, type Random } from './site.js';

/** Milliseconds of processor time for an input of at most 100 KB. `TORTURE_MOST` is another limit, for machines that others use too. */
const MOST = Number(process.env.TORTURE_MOST ?? 2000);
/** Number of attempts for an input that takes longer; the fastest counts. */
const TURNS_OF_SLOW = 3;

/** Megabytes that the process may hold: what the native engine keeps is not seen by the limit of the heap. */
const MOST_MEMORY = 1500;

const bytesOf = (bytes: string | Uint8Array) => (typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);

/** Files of an index of some pages, by name. */
const INDEX: ReadonlyMap<string, Uint8Array> = new Map(
  makeIndex(
    PAGES.slice(0, 12).map((text, page) =>
      recordsOf({
        url: `/${page}`,
        lvl0: 'x',
        title: text.slice(0, 20),
        secs: [{ level: 1, h: '', t: text.slice(0, 1500) }],
      }),
    ),
  ).outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytesOf(bytes)]),
);
const STEMMER = loadStemmer('zh');

const file = (text: string) => ({
  scope: { area: 'docs', instance: 'default', version: 'current', locale: 'en' } as const,
  path: 'docs/a/_category_.yml',
  relative: 'a/_category_.yml',
  text,
});

type Target = (random: Random) => unknown;

/** One to four parts, again and again; for each second text between others, which may begin something and end it or not. */
function repeats(random: Random): unknown {
  const parts = (count: number) => Array.from({ length: count }, () => oneOf(PARTS, random)).join('');
  const part = parts(1 + Math.floor(random() * 4));
  const around = () => (random() < 0.5 ? parts(1 + Math.floor(random() * 3)) : '');
  const text = around() + part.repeat(Math.floor(100_000 / Buffer.byteLength(part))) + around();
  const options = random() < 0.3 ? { untrusted: { allowedOrigins: [] } } : {};
  return compile(text, { source: { path: oneOf(['docs/a.md', 'docs/a.mdx'], random) }, options });
}

const page = (random: Random) => mutateText(oneOf(PAGES, random), PAGES, random);
const data = (random: Random) => mutateText(oneOf(DATA, random), DATA, random);

/** Readers of input: the family, their share of 100 inputs, and the function. */
const TARGETS: readonly { name: string; family: string; share: number; read: Target }[] = [
  {
    ...{ name: 'page', family: 'pages', share: 16 },
    read: (random) => compile(page(random), { source: { path: 'docs/a.md' }, markdown: { math: random() < 0.5 } }),
  },
  {
    ...{ name: 'mdx', family: 'pages', share: 16 },
    read: (random) => compile(page(random), { source: { path: 'docs/a.mdx' } }),
  },
  {
    ...{ name: 'untrusted', family: 'pages', share: 12 },
    read: (random) => compile(page(random), { options: { untrusted: { allowedOrigins: [] } } }),
  },
  {
    ...{ name: 'front matter', family: 'data', share: 10 },
    read: (random) =>
      readFrontMatter(`---\n${mutateText(oneOf(FRONT, random), FRONT, random)}\n---\n# A\n`, {
        path: 'docs/a.md',
        kind: random() < 0.5 ? 'doc' : 'post',
      }),
  },
  { name: 'categories', family: 'data', share: 4, read: (random) => readCategories([file(data(random))]) },
  { name: 'tags', family: 'data', share: 4, read: (random) => readTags(file(data(random))) },
  {
    ...{ name: 'authors', family: 'data', share: 4 },
    read: (random) => readData(file(data(random)), authorsShape, 'authors-file-shape'),
  },
  {
    ...{ name: 'configuration', family: 'other', share: 7 },
    read: (random) =>
      resolveConfig(mutateValue(CONFIG, random), { dir: '/site', configFile: 'notes.config.ts', configHash: '' }),
  },
  { name: 'repeats', family: 'other', share: 1, read: repeats },
  {
    name: 'reports',
    family: 'other',
    share: 4,
    read: (random) => readEvents(mutateText(EVENTS, [EVENTS], random), 'n', 2),
  },
  { name: 'queries', family: 'search', share: 22, read: search },
];
/** Every hundredth input is for the same target. */
const TURNS = TARGETS.flatMap((target) => Array.from({ length: target.share }, () => target));

/** A JSON value with some of its parts replaced. */
function mutateValue(value: unknown, random: Random): unknown {
  if (random() < 0.05)
    return oneOf(
      [null, undefined, 0, -1, '', '/../x', [], {}, true, Number.NaN, () => 1, Symbol('a'), 1n, new Map(), new Date(0)],
      random,
    );
  if (Array.isArray(value)) return value.map((part) => mutateValue(part, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    random() < 0.03 ? `${key}x` : key,
    mutateValue(part, random),
  ]);
  return Object.fromEntries(random() < 0.1 ? [...entries, ['__proto__', {}]] : entries);
}

/** A query of odd text to an index of which up to three files may be damaged. */
async function search(random: Random): Promise<void> {
  const files = new Map(INDEX);
  if (random() < 0.5)
    for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
      const name = oneOf([...files.keys()], random);
      files.set(name, mutateBytes(files.get(name)!, random));
    }
  const engine = createEngine({
    base: '/',
    stem: STEMMER,
    fetchBytes: async (address) => {
      const bytes = files.get(address.split('/').pop()!);
      if (bytes === undefined) throw new IndexError('missing', address);
      return bytes;
    },
  });
  const text = random() < 0.2 ? oneOf(PARTS, random).repeat(100) : oneOf(PAGES, random);
  const from = Math.floor(random() * text.length);
  const query = mutateText(text.slice(from, from + 200), PAGES, random).slice(0, 1 + Math.floor(random() * 100));
  try {
    await asking(engine).search([{ query }]);
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
  }
}

const tell = (message: FuzzMessage) => process.send?.(message);

async function main(seed: number, inputs: number, only?: string): Promise<void> {
  const turns = TURNS.filter(({ name }) => only === undefined || name === only);
  // Code that is loaded only when it is needed is loaded before time is measured.
  for (const { read } of TARGETS) await Promise.resolve(read(randomFrom(1))).catch(() => {});
  let most = MOST_MEMORY;
  for (let input = 0; input < inputs; input++) {
    const { name, family, read } = turns[(input * 37) % turns.length]!;
    tell({ begins: input, family });
    let took = Number.POSITIVE_INFINITY;
    try {
      // On a busy machine the same input takes up to twice as long, so one that took too long is read again.
      for (let turn = 0; turn < TURNS_OF_SLOW && took > MOST; turn++) {
        const random = randomFrom(seed * 1_000_003 + input);
        const before = process.cpuUsage();
        await read(random);
        took = Math.min(took, process.cpuUsage(before).user / 1000);
      }
    } catch (error) {
      tell({
        failure: `${name}, input ${input}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 400) : String(error)}`,
      });
      continue;
    }
    if (took > MOST) tell({ failure: `${name}, input ${input}: ${Math.round(took)} ms` });
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    if (memory > most) tell({ failure: `${name}, input ${input}: ${memory} MB` });
    most = Math.max(most, memory);
  }
  tell({ done: true });
}

await main(Number(process.argv[2]), Number(process.argv[3]), process.argv[4]);
process.disconnect?.();
