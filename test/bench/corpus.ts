/**
 * Seeded corpora for the benchmark: the same seed and size give the same bytes.
 * `plain`: what every generator can build. `hard`: unspaced emphasis between Han characters, MDX with a component that runs in the browser,
 * math, images, admonitions, tabs, one category of 500 and a large vocabulary.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Words, wordsFrom } from './words.js';

export type Variant = 'plain' | 'hard';

export interface CorpusOptions {
  /** Docs; a tenth as many posts come on top. */
  docs: number;
  variant: Variant;
  seed?: number;
}

export interface CorpusPage {
  /** Path below `docs/` or `blog/`, with extension. */
  path: string;
  title: string;
  text: string;
}

export interface Corpus {
  docs: CorpusPage[];
  posts: CorpusPage[];
  /** Further files, by path relative to the site folder. */
  files: Record<string, string | Uint8Array>;
}

/** Docs in one folder, one category of the sidebar. */
const FOLDER_SIZE = 25;
/** Folders of one part. */
const PART_SIZE = 8;
/** The large category of the hard corpus. */
const LARGE_CATEGORY = 500;

const TAGS = [
  'cache',
  'network',
  'layout',
  'types',
  'build',
  'test',
  'style',
  'data',
  'worker',
  'search',
  'memory',
  'module',
];

export function makeCorpus({ docs, variant, seed = 20261121 }: CorpusOptions): Corpus {
  const hard = variant === 'hard';
  const words = wordsFrom(seed, hard ? 60_000 : 3_000);
  const places = Array.from({ length: docs }, (_, index) => placeOf(index, docs, hard));
  const titles = places.map((_, index) => `${words.phrase(words.between(2, 4))} ${words.latin()} ${index + 1}`);
  const corpus: Corpus = { docs: [], posts: [], files: {} };
  for (const [index, place] of places.entries()) {
    const mdx = hard && index % 20 === 7;
    const path = `${place}${mdx ? '.mdx' : '.md'}`;
    const near = [1, 2, 3].map((step) => (index + step) % docs);
    const links = near.map(
      (other) => `- [${titles[other]}](${relative(place, places[other]!)}.${hard && other % 20 === 7 ? 'mdx' : 'md'})`,
    );
    const text = `${frontMatter(titles[index]!, words)}\n${mdx ? mdxHead() : ''}${body(words, { hard, index })}\n## 相关\n\n${links.join('\n')}\n`;
    corpus.docs.push({ path, title: titles[index]!, text });
  }
  for (let index = 0; index < Math.floor(docs / 10); index++) corpus.posts.push(post(words, index, hard));
  if (hard) Object.assign(corpus.files, hardFiles());
  return corpus;
}

function placeOf(index: number, docs: number, hard: boolean): string {
  const name = `note-${String(index + 1).padStart(5, '0')}`;
  const large = hard ? Math.min(LARGE_CATEGORY, Math.floor(docs / 2)) : 0;
  if (index < large) return `large/${name}`;
  const folder = Math.floor((index - large) / FOLDER_SIZE);
  return `part-${Math.floor(folder / PART_SIZE) + 1}/chapter-${(folder % PART_SIZE) + 1}/${name}`;
}

function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return from.slice(0, from.lastIndexOf('/')) === to.slice(0, to.lastIndexOf('/'))
    ? `./${to.slice(to.lastIndexOf('/') + 1)}`
    : `${up}${to}`;
}

function frontMatter(title: string, words: Words, date?: string): string {
  const tags = [...new Set([words.pick(TAGS), words.pick(TAGS)])];
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(words.sentence())}\ntags: [${tags.join(', ')}]\n${date ? `date: ${date}\n` : ''}---\n`;
}

const mdxHead = () => `import Counter from '@site/components/Counter';\n\n<Counter start={3} />\n\n`;

function body(words: Words, { hard, index }: { hard: boolean; index: number }): string {
  const blocks = [words.paragraph(4)];
  for (let section = 1; section <= 5; section++) {
    blocks.push(`## ${words.phrase(3)} ${section}`, words.paragraph(4));
    if (section === 1)
      blocks.push(list(words), `### ${words.phrase(2)} ${words.latin()}`, fence('js', javascript(words)));
    if (section === 2) blocks.push(table(words), fence('ts', typescript(words)));
    if (section === 3) blocks.push(fence('css', styles(words)), `> ${words.sentence()}`);
    if (section === 4) blocks.push(fence('bash', shell(words)));
    if (section === 5) blocks.push(`1. ${words.sentence()}\n2. ${words.sentence()}`);
  }
  if (hard) blocks.push(...hardBlocks(words, index));
  return `${blocks.join('\n\n')}\n`;
}

function hardBlocks(words: Words, index: number): string[] {
  const blocks: string[] = [];
  if (index % 10 < 3)
    blocks.push(
      `${words.phrase(3)}**${words.phrase(3)}。**${words.phrase(4)}，${words.phrase(2)}**“${words.phrase(2)}”**${words.phrase(3)}。`,
    );
  if (index % 20 === 3)
    blocks.push(
      `$$\n\\sum_{k=1}^{n} k^{2} = \\frac{n(n+1)(2n+1)}{6}\n$$`,
      `${words.phrase(4)} $e^{i\\pi} + 1 = 0$ ${words.phrase(3)}。`,
    );
  if (index % 4 === 1) blocks.push(`![${words.phrase(3)}](/img/figure-${(index % 8) + 1}.svg)`);
  if (index % 3 === 0) blocks.push(`:::tip[${words.phrase(2)}]\n\n${words.paragraph(2)}\n\n:::`);
  if (index % 20 === 7)
    blocks.push(
      `<Tabs groupId="tool">\n<TabItem value="npm" label="npm">\n\n${words.paragraph(1)}\n\n</TabItem>\n<TabItem value="pnpm" label="pnpm">\n\n${words.paragraph(1)}\n\n</TabItem>\n</Tabs>`,
    );
  return blocks;
}

function post(words: Words, index: number, hard: boolean): CorpusPage {
  const date = new Date(Date.UTC(2026, 0, 1) - index * 3 * 86_400_000).toISOString().slice(0, 10);
  const title = `${words.phrase(3)} ${words.latin()} ${index + 1}`;
  const text = `${frontMatter(title, words, date)}\n${words.paragraph(3)}\n\n<!-- truncate -->\n\n${body(words, { hard, index: index * 20 })}`;
  return { path: `${date}-post-${index + 1}.md`, title, text };
}

const list = (words: Words) => Array.from({ length: 4 }, () => `- ${words.sentence()}`).join('\n');

const table = (words: Words) =>
  `| ${words.word()} | ${words.word()} | ${words.word()} |\n| :-- | :-: | --: |\n${Array.from({ length: 5 }, () => `| \`${words.latin()}\` | ${words.word()} | ${words.phrase(3)} |`).join('\n')}`;

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const name = (words: Words) =>
  words.latin().toLowerCase() +
  words.pick(['Of', 'For', 'By', 'In']) +
  words.pick(['Page', 'Node', 'Key', 'Item', 'Line']);

function javascript(words: Words): string {
  const lines = Array.from({ length: words.between(6, 10) }, (_, i) =>
    words.pick([
      `  const ${name(words)}${i} = await ${name(words)}(\`/api/\${id}\`, { retry: ${words.between(1, 5)} });`,
      `  if (${name(words)} > ${words.between(1, 900)}) return null; // ${words.phrase(3)}`,
      `  for (const [key, value] of map) total += value.length * ${words.between(2, 9)};`,
    ]),
  );
  return `import { ${name(words)} } from './${words.latin().toLowerCase()}.js';\n\nexport async function ${name(words)}(id, options = {}) {\n${lines.join('\n')}\n  return { id, ...options };\n}`;
}

function typescript(words: Words): string {
  const fields = Array.from(
    { length: words.between(5, 8) },
    (_, i) => `  readonly ${name(words)}${i}?: ${words.pick(['string', 'number', 'T[]', 'Map<string, T>'])};`,
  );
  return `/** ${words.sentence()} */\nexport interface ${words.latin()}Options<T = unknown> {\n${fields.join('\n')}\n}\n\nexport type Keys<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T];`;
}

const styles = (words: Words) =>
  Array.from(
    { length: 4 },
    (_, i) =>
      `.${name(words)}-${i} > a:hover {\n  margin: ${words.between(1, 40)}px auto;\n  color: rgb(${words.between(0, 255)} ${words.between(0, 255)} 40 / 80%);\n}`,
  ).join('\n');

const shell = (words: Words) =>
  Array.from({ length: words.between(6, 10) }, () =>
    words.pick([
      `npm run ${words.latin().toLowerCase()} -- --port ${words.between(3000, 9000)}`,
      `export ${words.latin().toUpperCase()}_DIR="$HOME/${words.latin().toLowerCase()}"`,
      `grep -rn '${words.latin()}' src | sort | head -n ${words.between(2, 50)} # ${words.phrase(2)}`,
    ]),
  ).join('\n');

function hardFiles(): Corpus['files'] {
  const files: Corpus['files'] = {
    'components/Counter.tsx':
      "import { useState } from 'react';\n\nexport default function Counter({ start = 0 }: { start?: number }) {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n}\n",
  };
  for (let i = 1; i <= 8; i++)
    files[`static/img/figure-${i}.svg`] =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${200 + i * 20}" width="640" height="${200 + i * 20}"><rect width="640" height="${200 + i * 20}" rx="8" fill="#fbfaf7"/><circle cx="${60 * i}" cy="100" r="40" fill="#2f6f8f"/></svg>\n`;
  return files;
}

/** A site of ours round a corpus. `like`: search, Markdown copies and structured data off, as peers have none. */
function siteConfig(like: boolean): string {
  const off = like ? '  search: false,\n  markdownCopies: false,\n  structuredData: false,\n  llms: false,\n' : '';
  return `export default {\n  title: 'Bench',\n  url: 'https://example.com',\n  baseUrl: '/',\n  trailingSlash: false,\n  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },\n  markdown: { math: true },\n${off}};\n`;
}

/** Writes files below a folder. */
export function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Writes a corpus as a site of ours. */
export function writeSite(folder: string, corpus: Corpus, like: boolean): void {
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, string | Uint8Array> = { 'notes.config.ts': siteConfig(like), ...corpus.files };
  for (const { path, text } of corpus.docs) files[`docs/${path}`] = text;
  for (const { path, text } of corpus.posts) files[`blog/${path}`] = text;
  writeAll(folder, files);
}
