/** The process of `fuzz.ts`: inputs made of a seed go through the readers, which may find fault with them but not throw, hang or take long. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvents } from '../../renderer/check/unit-report.js';
import { authorsShape } from '../../renderer/site/blog/authors.js';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { readCategories } from '../../renderer/site/docs/category-files.js';
import { readFrontMatter } from '../../renderer/site/front-matter/front-matter.js';
import { readTags } from '../../renderer/site/graph/tags.js';
import { readData } from '../../renderer/site/sources/data-files.js';
import { IndexError } from '../../theme/client/search/engine/index-error.js';
import { recordsOf } from '../bench/search/corpus.js';
import { engineOver, makeIndex } from '../bench/search/evaluate.js';
import { compile } from '../compile/helper.js';
import { randomFrom } from '../engine/folders.js';
import type { FuzzMessage } from './fuzz.js';
import { mutateBytes, mutateText } from './mutate.js';
import { oneOf, type Random } from './site.js';

/** Milliseconds of processor time for an input of at most 100 KB. */
const MOST = 2000;
/** The same for one part again and again: some parts take up to 4 s, what grows with the square takes 10 and more. */
const MOST_OF_REPEATS = 8000;

const PAGES = ['content', 'docs/manual'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(process.cwd(), folder, path), 'utf8')),
);
const DATA = [
  'label: 甲\nposition: 2\nlink:\n  type: generated-index\n  slug: /a\n  title: b\ncollapsed: true\n',
  '{"label": "A", "position": 1, "link": {"type": "doc", "id": "a"}, "customProps": {"a": [1, {"b": null}]}}',
  'js:\n  label: 脚本\n  permalink: /script\n  description: "a: b"\nweb: {label: &x Web, permalink: *x}\n',
  'ada:\n  name: Ada\n  url: https://a.example\n  image_url: /a.png\n  socials:\n    github: ada\n  page:\n    permalink: /ada\n',
];
const FRONT = [
  'title: 甲\ntags: [a, "b c"]\ndate: 2025-01-01 10:00\nslug: /a\nsidebar_position: 2.5\n',
  'authors:\n  - name: A\n    url: https://a.example\n  - ada\nlast_update: {date: 2025-01-01, author: A}\nhide_title: true\n',
  "title: 'it''s'\ndescription: |\n  a\n  b\nkeywords:\n- a\n- b\nimage: ./a.png\nunlisted: no\n",
];
const CONFIG = {
  title: 'T',
  url: 'https://a.example',
  docs: { path: 'docs', sidebarPath: 'sidebars.js' },
  blog: [{ id: 'a', path: 'blog' }],
  navbar: {
    items: [
      { type: 'doc', docId: 'a' },
      { to: '/a', label: 'A' },
    ],
  },
  redirects: [{ from: '/a', to: '/b' }],
  search: { provider: 'embedded' },
};
const EVENTS =
  'n ["start"]\nn ["value",0,{"t":"n","v":1},null,"1"]\nn ["print","a"]\nn ["threw",1,["Error"],"x"]\nn ["end",0]\n';

const index = makeIndex(
  PAGES.slice(0, 12).map((text, page) =>
    recordsOf({
      url: `/${page}`,
      lvl0: 'x',
      title: text.slice(0, 20),
      secs: [{ level: 1, h: '', t: text.slice(0, 1500) }],
    }),
  ),
);
const file = (text: string) => ({
  scope: { area: 'docs', instance: 'default', version: 'current', locale: 'en' } as const,
  path: 'docs/a/_category_.yml',
  relative: 'a/_category_.yml',
  text,
});

type Target = (random: Random) => unknown;

/** What 100 KB are made of: every sign of ASCII, others that readers of Markdown treat by themselves, and beginnings of its constructs. */
const PARTS = [
  ...Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)),
  ...['\t', '\n', '\r', '中', '，', '：', '「', '\u3000', '\u00a0', '\u200b', '\ufeff', '\u0301', '😀', '\0'],
  ...[
    '[a](',
    '![',
    '<!--',
    '{/*',
    '**a',
    '_a ',
    '> ',
    '- a\n',
    '1. ',
    '# a\n',
    '|a',
    ':::a\n',
    '[^a]: b\n',
    '[a]: b\n',
    '`a',
    '$a',
    '</a>',
  ],
];

/** One to three parts, again and again. */
function repeats(random: Random): unknown {
  const part = Array.from({ length: 1 + Math.floor(random() ** 2 * 3) }, () => oneOf(PARTS, random)).join('');
  const text = part.repeat(Math.floor(100_000 / Buffer.byteLength(part)));
  const options = random() < 0.3 ? { untrusted: { allowedOrigins: [] } } : {};
  return compile(text, { source: { path: oneOf(['docs/a.md', 'docs/a.mdx'], random) }, options });
}

const page = (random: Random) => mutateText(oneOf(PAGES, random), PAGES, random);
const data = (random: Random) => mutateText(oneOf(DATA, random), DATA, random);

const TARGETS: Readonly<Record<string, Target>> = {
  page: (random) => compile(page(random), { source: { path: 'docs/a.md' }, markdown: { math: random() < 0.5 } }),
  mdx: (random) => compile(page(random), { source: { path: 'docs/a.mdx' } }),
  untrusted: (random) => compile(page(random), { options: { untrusted: { allowedOrigins: [] } } }),
  'front matter': (random) =>
    readFrontMatter(`---\n${mutateText(oneOf(FRONT, random), FRONT, random)}\n---\n# A\n`, {
      path: 'docs/a.md',
      kind: random() < 0.5 ? 'doc' : 'post',
    }),
  categories: (random) => readCategories([file(data(random))]),
  tags: (random) => readTags(file(data(random))),
  authors: (random) => readData(file(data(random)), authorsShape, 'authors-file-shape'),
  configuration: (random) =>
    resolveConfig(mutateValue(CONFIG, random), { dir: '/site', configFile: 'notes.config.ts', configHash: '' }),
  repeats,
  reports: (random) => readEvents(mutateText(EVENTS, [EVENTS], random), 'n', 2),
  queries: search,
};

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

/** A query of odd text to an index of which a file may be damaged. */
async function search(random: Random): Promise<void> {
  const damaged =
    random() < 0.5
      ? index.outputs.map((output) =>
          random() < 0.2 ? { ...output, bytes: mutateBytes(bytesOf(output.bytes), random) } : output,
        )
      : index.outputs;
  try {
    await engineOver(damaged).engine.search([
      { query: mutateText(oneOf(PAGES, random).slice(0, 200), PAGES, random).slice(0, 100) },
    ]);
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
  }
}

const bytesOf = (bytes: string | Uint8Array) => (typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);

const tell = (message: FuzzMessage) => process.send?.(message);

async function main(seed: number, inputs: number): Promise<void> {
  // Code that is loaded only when it is needed is loaded before time is measured.
  for (const target of Object.values(TARGETS)) await Promise.resolve(target(randomFrom(1))).catch(() => {});
  const names = Object.keys(TARGETS);
  for (let input = 0; input < inputs; input++) {
    tell({ begins: input });
    const random = randomFrom(seed * 1_000_003 + input);
    const name = names[input % names.length]!;
    const before = process.cpuUsage();
    try {
      await TARGETS[name]!(random);
    } catch (error) {
      tell({
        failure: `${name}, input ${input}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 400) : String(error)}`,
      });
    }
    const took = process.cpuUsage(before).user / 1000;
    if (took > (name === 'repeats' ? MOST_OF_REPEATS : MOST))
      tell({ failure: `${name}, input ${input}: ${Math.round(took)} ms` });
  }
  tell({ done: true });
}

await main(Number(process.argv[2]), Number(process.argv[3]));
process.disconnect?.();
