/** Pages for tests of the engine: a title, and a section for each text. */
import type { CorpusPage } from '../bench/search/corpus.js';

const pagesOf =
  (lvl0: string, headingOf: (section: number) => string) =>
  (url: string, title: string, ...texts: string[]): CorpusPage => ({
    url,
    lvl0,
    title,
    secs: texts.map((t, i) => ({ level: i === 0 ? 1 : 2, h: i === 0 ? '' : headingOf(i), t })),
  });

export const page = pagesOf('文档', (section) => `第 ${section} 节`);
export const englishPage = pagesOf('Docs', (section) => `Part ${section}`);
