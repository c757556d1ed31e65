/** Pages for measuring search: from a file of pages, replicated to a number, or made up. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Hierarchy, SearchPageRecords, SearchRecord } from '../../../renderer/site/content/search-record.js';

/** A page as the corpus files hold it, one JSON object a line. */
export interface CorpusPage {
  url: string;
  lvl0: string;
  title: string;
  /** `level` 1 is the part before the first heading. */
  secs: { level: number; h: string; t: string; code?: string[] }[];
}

export function readCorpus(path: string): CorpusPage[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CorpusPage);
}

/** The same pages over and over with addresses of their own until there are `count`; the first round is unchanged. */
export function replicate(pages: CorpusPage[], count: number): CorpusPage[] {
  return Array.from({ length: count }, (_, i) => {
    const page = pages[i % pages.length]!;
    const round = Math.floor(i / pages.length);
    return round === 0
      ? page
      : { ...page, url: `/r${round}${page.url}`, secs: page.secs.filter((_, n) => n === 0 || (n + round) % 7 !== 0) };
  });
}

/** Records of a corpus page in the site's shape. */
export function recordsOf(page: CorpusPage): SearchPageRecords {
  const records: SearchRecord[] = [];
  const path: string[] = [];
  page.secs.forEach((section, i) => {
    const anchor = i === 0 ? '' : `s${i}`;
    const level = Math.min(6, Math.max(2, section.level));
    if (i > 0) {
      path.length = Math.min(path.length, level - 2);
      while (path.length < level - 2) path.push('');
      path.push(section.h);
    }
    const title = (n: number) => path[n - 2] || null;
    const hierarchy: Hierarchy = {
      lvl0: page.lvl0,
      lvl1: page.title,
      lvl2: title(2),
      lvl3: title(3),
      lvl4: title(4),
      lvl5: title(5),
      lvl6: title(6),
    };
    const url = anchor ? `${page.url}#${anchor}` : page.url;
    const base = {
      url,
      page: page.url,
      anchor,
      hierarchy,
      language: 'zh',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      tags: [],
    };
    const weight = { level: 100 - level * 10, position: i };
    records.push({
      ...base,
      objectID: url,
      type: (anchor ? `lvl${level}` : 'lvl1') as SearchRecord['type'],
      content: null,
      weight,
    });
    if (section.t || section.code)
      records.push({
        ...base,
        objectID: `${url}-0`,
        type: 'content',
        content: section.t,
        ...(section.code && { code: section.code }),
        weight,
      });
  });
  return {
    page: page.url,
    hash: createHash('sha256').update(JSON.stringify(records)).digest('base64url').slice(0, 22),
    records,
  };
}

/** A page as other engines read it. */
export function htmlOf({ title, secs }: CorpusPage, language: string): string {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const sections = secs.map(({ h, level, t, code = [] }, i) => {
    const heading = i > 0 ? `<h${level} id="s${i}">${escaped(h)}</h${level}>` : '';
    const lines = t.split('\n').map((line) => `<p>${escaped(line)}</p>`);
    return heading + lines.join('') + code.map((one) => `<pre><code>${escaped(one)}</code></pre>`).join('');
  });
  return `<!doctype html><html lang="${language}"><title>${escaped(title)}</title><body><main data-pagefind-body><h1>${escaped(title)}</h1>${sections.join('')}</main></body></html>`;
}
