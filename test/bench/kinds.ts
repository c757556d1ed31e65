/**
 * Queries of many kinds over a site, beside MiniSearch and Pagefind: `npm run bench:kinds -- --site FOLDER --locale zh [--written FILE]
 * [--seed 16] [--count 30] [--minisearch MODULE] [--peers FILE] [--missed]`. MiniSearch is asked where `--minisearch` names its
 * package or file. What peers answer is kept in the file `--peers`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { synonymsOf } from '../../renderer/output/synonyms/synonyms.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { engineOver, makeIndex, pagesOf, type Query } from './search/evaluate.js';
import { pagesOfRecords, queriesOfKinds, writtenQueries } from './search/kinds.js';
import { askMiniSearch, askPagefind } from './search/peers.js';
import { siteRecords } from './search/site-records.js';
import { dice } from './search/unseen.js';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    corpus: { type: 'string' },
    locale: { type: 'string', default: 'zh' },
    written: { type: 'string' },
    seed: { type: 'string', default: '16' },
    count: { type: 'string', default: '30' },
    minisearch: { type: 'string' },
    peers: { type: 'string' },
    missed: { type: 'boolean', default: false },
  },
});

type Answers = Map<string, string[]>;

async function peersOf(records: SearchPageRecords[], texts: string[]): Promise<Record<string, Answers>> {
  const kept = values.peers && existsSync(values.peers) ? (JSON.parse(readFileSync(values.peers, 'utf8')) as Kept) : {};
  const pages = pagesOfRecords(records);
  const ask: Record<string, () => Promise<Answers>> = {
    ...(values.minisearch && { MiniSearch: () => askMiniSearch(pages, texts, values.minisearch!) }),
    Pagefind: () => askPagefind(pages, texts, values.locale),
  };
  const peers: Record<string, Answers> = {};
  for (const [name, answer] of Object.entries(ask)) {
    const known = new Map(Object.entries(kept[name] ?? {}));
    peers[name] = texts.every((text) => known.has(text)) ? known : await answer();
  }
  const now = Object.entries(peers).map(([name, answers]) => [name, Object.fromEntries(answers)]);
  if (values.peers) writeFileSync(values.peers, JSON.stringify(Object.fromEntries(now)));
  return peers;
}

type Kept = Record<string, Record<string, string[]>>;

/** 1 / place of the first page that answers among ten, else 0. */
function placeOf({ expect }: Query, answers: string[] = []): number {
  const at = [...new Set(answers)].slice(0, 10).findIndex((page) => expect.includes(page));
  return at < 0 ? 0 : 1 / (at + 1);
}

const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;
const recall = (places: number[]) => mean(places.map((place) => Number(place >= 0.2)));
const shown = (places: number[]) => `${recall(places).toFixed(2)}/${mean(places).toFixed(2)}`;

/** 95 % interval of the mean difference by a paired bootstrap. */
function interval(ours: number[], theirs: number[]): [number, number] {
  const { random } = dice(1);
  const differences = ours.map((place, i) => place - theirs[i]!);
  const means = Array.from({ length: 2000 }, () =>
    mean(differences.map(() => differences[random(differences.length)]!)),
  );
  means.sort((a, b) => a - b);
  return [means[50]!, means[1949]!];
}

async function main(): Promise<void> {
  const records = await siteRecords(values);
  const pages = pagesOfRecords(records);
  const written = values.written ? writtenQueries(readFileSync(values.written, 'utf8'), pages) : [];
  const queries = [...queriesOfKinds(pages, Number(values.seed), Number(values.count), values.locale), ...written];
  const texts = [...new Set(queries.map(({ q }) => q))];
  const peers = await peersOf(records, texts);
  const { outputs } = makeIndex(records, undefined, undefined, synonymsOf(undefined, values.locale));
  const { engine } = engineOver(outputs, values.locale);
  const ours: Answers = new Map();
  for (const query of texts) ours.set(query, pagesOf((await engine.search([{ query }]))[0]!.hits));
  console.log(`${pages.length} pages, ${queries.length} queries\n`);
  console.log(`| kind | queries | ours | ${Object.keys(peers).join(' | ')} | MRR against the better peer |`);
  console.log(`|---|---|---|${'---|'.repeat(Object.keys(peers).length + 1)}`);
  for (const kind of [...new Set(queries.map((query) => query.kind)), 'all']) {
    const own = kind === 'all' ? queries : queries.filter((query) => query.kind === kind);
    const placesIn = (answers: Answers) => own.map((query) => placeOf(query, answers.get(query.q)));
    const mine = placesIn(ours);
    const others = Object.values(peers).map(placesIn);
    const best = [...others].sort((a, b) => mean(b) - mean(a))[0] ?? mine;
    const [low, high] = interval(mine, best);
    const mark = high < 0 ? ' **below**' : '';
    console.log(
      `| ${kind} | ${own.length} | ${shown(mine)} | ${others.map(shown).join(' | ')} | ${low.toFixed(2)} … ${high.toFixed(2)}${mark} |`,
    );
  }
  if (!values.missed) return;
  for (const query of queries) {
    const place = placeOf(query, ours.get(query.q));
    if (place === 1) continue;
    const theirs = Object.entries(peers).map(
      ([name, answers]) => `${name[0]} ${placeOf(query, answers.get(query.q)).toFixed(2)}`,
    );
    console.log(
      `\n${query.kind}: ${query.q}  [${place.toFixed(2)}; ${theirs.join(', ')}]\n  wanted ${query.expect.slice(0, 4).join(' ')}\n  got    ${[...new Set(ours.get(query.q))].slice(0, 5).join(' ')}`,
    );
  }
}

await main();
process.exit(0);
