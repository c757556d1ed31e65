/** A page of the search index as a job: its terms, which stay in the memo, and its text shards, which go straight to the stage. */
import { textFiles, textPaths, withScript } from '../output/search/files.js';
import { type PageTokens, tokenisePage } from '../output/search/page.js';
import type { SearchPageRecords } from '../site/types.js';
import type { MadeOutput, RenderedOutput } from './finish.js';
import type { Ref } from './memo-packs.js';

export interface TokeniseJob {
  kind: 'tokenise';
  home?: undefined;
  pages: { records: SearchPageRecords; slot: number }[];
  /** Wanted size of text shards in bytes. */
  shardSize: number;
  /** Whether each file has a script beside it. */
  scripts: boolean;
  /** Where finished files go; null: they are handed over. */
  stage: string | null;
  /** Output folder where files may stand already. */
  out: string | null;
}

export interface TokenisedItem {
  /** Without texts. */
  tokens: PageTokens;
  /** The tokens in the memo. */
  kept: Ref;
  outputs: RenderedOutput[];
}

/** Tokens as the memo keeps them: bytes as base64, without texts, which are made again where a shard is missing. */
export interface KeptTokens extends Omit<PageTokens, 'entries' | 'texts'> {
  entries: string;
}

export function keepTokens({ texts: _, entries, ...rest }: PageTokens): KeptTokens {
  return { ...rest, entries: Buffer.from(entries).toString('base64') };
}

export function tokenise(
  { records, slot }: TokeniseJob['pages'][number],
  { shardSize, scripts }: TokeniseJob,
  append: (value: unknown) => Ref,
): Omit<TokenisedItem, 'outputs'> & { made: MadeOutput[] } {
  const { texts, ...tokens } = tokenisePage(records, shardSize);
  const files = textFiles(textPaths(slot, tokens), () => texts!).flatMap((file) => withScript(file, scripts));
  const made = files.map(({ path, phase, bytes }): MadeOutput => ({ path, phase, bytes: bytes() }));
  return { tokens, kept: append(keepTokens(tokens)), made };
}
