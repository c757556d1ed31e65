/** Answers of other engines over the same pages: MiniSearch with pairs of Han, Pagefind in Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CJK, eachRun, fold, pairsOf } from '../../../renderer/shared/tokens.js';
import { launch } from '../../browser/harness.js';
import { serve } from './browser.js';
import { type CorpusPage, htmlOf } from './corpus.js';

export type Answers = Map<string, string[]>;

/** The part of MiniSearch that is used. */
interface MiniSearch {
  addAll(documents: object[]): void;
  search(query: string): { id: string }[];
}

function termsOf(text: string): string[] {
  const terms: string[] = [];
  const folded = fold(text);
  eachRun(folded, (kind, start, end) => {
    const run = folded.slice(start, end);
    if (kind === CJK) terms.push(...pairsOf(run));
    else terms.push(run);
  });
  return terms;
}

/** @param module file or name of the package, which is no dependency of this project */
export async function askMiniSearch(pages: CorpusPage[], queries: string[], module: string): Promise<Answers> {
  const { default: Index } = (await import(module)) as { default: new (options: object) => MiniSearch };
  const index = new Index({
    fields: ['title', 'headings', 'text'],
    tokenize: termsOf,
    processTerm: (term: string) => term,
    searchOptions: {
      boost: { title: 4, headings: 2 },
      prefix: (term: string) => term.length > 2,
      fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(
    pages.map(({ url, title, secs }) => ({
      id: url,
      title,
      headings: secs.map(({ h }) => h).join('\n'),
      text: secs.flatMap(({ t, code = [] }) => [t, ...code]).join('\n'),
    })),
  );
  return new Map(
    queries.map((query) => [
      query,
      index
        .search(query)
        .map(({ id }) => id)
        .slice(0, 10),
    ]),
  );
}

export async function askPagefind(pages: CorpusPage[], queries: string[], language: string): Promise<Answers> {
  const dir = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const { createIndex } = await import('pagefind');
  const { index } = await createIndex({ forceLanguage: language });
  await Promise.all(pages.map((page) => index!.addHTMLFile({ url: page.url, content: htmlOf(page, language) })));
  await index!.writeFiles({ outputPath: dir });
  const served = await serve({ dir });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(served.origin);
    const answers = await page.evaluate(async (asked) => {
      const address = '/pagefind.js';
      const pagefind = await import(address);
      const found: string[][] = [];
      for (const query of asked) {
        const { results } = await pagefind.search(query);
        const first = await Promise.all(
          results.slice(0, 10).map((one: { data(): Promise<{ url: string }> }) => one.data()),
        );
        found.push(first.map(({ url }: { url: string }) => url));
      }
      return found;
    }, queries);
    return new Map(queries.map((query, i) => [query, answers[i]!]));
  } finally {
    await browser.close();
    served.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
