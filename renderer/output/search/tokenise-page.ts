/** One page of the search index: its terms with the units that contain them, and its text shards. Pure; made again only if the page's hash changes. */
import { FORMAT, fnv24, OF_CHANGES, UNITS } from '../../shared/search-format.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import { Collector, type PageTerms } from './collector.js';
import { keyOf } from './page-key.js';
import { TermIds } from './term-ids.js';
import { type PageUnits, unitsOf } from './units.js';

export { keyOf } from './page-key.js';

/** Data of a page for the meta file and later builds. Plain data. */
export interface PageHead {
  page: string;
  /** `keyOf` the records. */
  key: string;
  /** Three bytes of name for the text shards. */
  name: number;
  /** Number of text shards. */
  shards: number;
  /** Language, version, docusaurus_tag. */
  facet: [string, string, string];
  /** Length class, 2·log2(terms); `OF_CHANGES` more where the page tells of versions. */
  size: number;
}

export interface PageTokens extends PageHead, PageTerms {
  /** Texts of the shards, JSON. May be left out where tokens are kept: they can be made again. */
  texts?: string[];
}

export function headOf({ page, key, name, shards, facet, size }: PageTokens): PageHead {
  return { page, key, name, shards, facet, size };
}

/** Address and title of a page that tells what versions bring. */
const CHANGES =
  /\b(?:changelog|change-log|release-?notes|releases|breaking[- ]changes|migrat\w*|upgrad\w*|announcing|what-?s-new|new-features)\b|\b(?:is out!|what['’]s new|release notes|new in)\b|更新日志|变更日志|[发版][布行本][说日][明志]|版本变化|更新记录|新特性|新功能|迁移指南|升级指南|破坏性变更/i;

/** Room for the pairs of an ordinary page. */
const PAIRS_ROOM = 1 << 12;

/**
 * Tokenises a page.
 * @param shardSize wanted size of its text shards in bytes before deflating
 * @param collector one for several pages saves work, and more of it where their table is made
 */
export function tokenisePage(
  page: SearchPageRecords,
  shardSize: number,
  collector = new Collector(new TermIds(PAIRS_ROOM)),
): PageTokens {
  const units = unitsOf(page, shardSize);
  return { key: keyOf(page, shardSize), ...termsOf(page, units, collector), ...textsOfUnits(page, units) };
}

/** The text shards of a page. */
export const textShards = (page: SearchPageRecords, shardSize: number): TextShards =>
  textsOfUnits(page, unitsOf(page, shardSize));

export interface TextShards {
  /** Three bytes of name, made of what they hold: neither the tool's version nor anything else that is not seen in them. */
  name: number;
  /** JSON. */
  texts: string[];
}

function textsOfUnits({ page }: SearchPageRecords, { title, lvl0, tags, shards }: PageUnits): TextShards {
  const texts = shards.map((units, i) => JSON.stringify([page, lvl0, title, i === 0 ? tags : [], units]).slice(1));
  const name = fnv24([FORMAT, ...texts].join());
  return { name, texts: texts.map((text) => `[${name},${text}`) };
}

function termsOf(
  page: SearchPageRecords,
  { title, lvl0, tags, keywords, shards }: PageUnits,
  collector: Collector,
): Omit<PageTokens, 'key' | keyof TextShards> {
  const words = collector.begin(title, tags, page.aliases);
  collector.place(lvl0, page.page);
  collector.keywords(keywords);
  shards.forEach((units, shard) => {
    units.forEach((unit, i) => {
      collector.unit(unit, shard * UNITS + i);
    });
  });
  const first = page.records[0];
  const found = collector.finish(words);
  return {
    page: page.page,
    ...found,
    size: found.size + (CHANGES.test(`${page.page} ${title}`) ? OF_CHANGES : 0),
    shards: shards.length,
    facet: [first?.language ?? '', first?.version ?? '', first?.docusaurus_tag ?? ''],
  };
}
