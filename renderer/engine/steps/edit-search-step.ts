/** Updates the search index after an edit: existing files are brought up to date. */
import { inflateRawSync } from 'node:zlib';
import type { EditedRecords, Standing } from '../../output/search/edited-plan.js';
import { keyOf } from '../../output/search/page-key.js';
import { termsOfGroups, type WordTerms } from '../../output/search/synonym-list.js';
import { patchTable } from '../../output/search/term-table.js';
import type { EmbeddedSearch } from '../../site/configuration/search-types.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import { hashOf } from '../../site/helpers/hash.js';
import type { Memo } from '../memo/memo.js';
import { keptMeta, readHeads, readState, writeLate, writeState } from '../memo/search-state.js';
import { readBytes } from '../write/disk.js';
import type { WholeOutputs } from '../write/outputs.js';
import { indexThreads } from './index-threads.js';
import { META, type SearchInput, termsKey, tokenStore } from './search-step.js';

/** Changes to an index of which the texts of some pages have changed. */
export interface EditedSearch {
  /** Paths of the files that it has no longer. All others stay. */
  gone: ReadonlySet<string>;
}

export interface EditedPages extends EditedRecords {
  /** Records of a page that is as it was; undefined where they are not known. */
  recordsOf(route: string): SearchPageRecords | undefined;
}

type Input = Omit<SearchInput, 'linked'> & { outputs: WholeOutputs };

/** Bytes before what is deflated in a file of the index. */
const SUM = 3;

/**
 * Updates the existing index with new records of some of its pages, and writes the changed files.
 * @returns undefined if all of it has to be made
 */
export async function editSearch(
  input: Input,
  { recordsOf, ...edited }: EditedPages,
): Promise<EditedSearch | undefined> {
  const { site, outputs, memo } = input;
  const { search } = site;
  if (search.provider !== 'embedded' || keptMeta(memo) !== outputs.known(META)) return undefined;
  const kept = readHeads(memo);
  if (!kept) return undefined;
  const { editedLayout, editIndex, movedPages } = await import('../../output/search/edited-plan.js');
  const layout = editedLayout(kept.heads, edited);
  const own = new Set(edited.records.map(({ page }) => page));
  const moved = movedPages(kept.heads, layout).filter((route) => !own.has(route) && !edited.gone.has(route));
  const beside = moved.flatMap((route) => recordsOf(route) ?? []);
  if (beside.length < moved.length) return undefined;
  const records = [...edited.records, ...beside];
  const threads = indexThreads(input);
  const missing = records.filter((page) => memo.ref(keyOf(page, layout.shardSize)) === undefined);
  const { heads } = await threads.tokenise(Number.POSITIVE_INFINITY, missing, layout, kept.heads.pages);
  const standing = { heads: kept.heads, store: await tokenStore(heads, memo), ...(await standingIn(input, search)) };
  const made = await editIndex({ records, gone: edited.gone }, standing, layout);
  await input.onThreadsDone?.();
  if (!made) return undefined;
  const { files, paths } = made;
  const before = outputs.namedBy(META);
  let meta = '';
  for (const { path, phase, bytes } of files) {
    if (path !== META && (threads.staged.has(path) || outputs.known(path) !== undefined)) continue;
    const content = bytes();
    outputs.put({ path, phase, bytes: content, names: path === META ? [...paths] : undefined }, 'search');
    if (path === META) meta = hashOf(content);
  }
  keepHeads(memo, { heads: made.heads, meta }, kept.base);
  return { gone: new Set(before.filter((path) => !paths.has(path))) };
}

/** Reads the parts of the existing index that an edit needs. */
async function standingIn(
  { site, memo, out, outputs }: Input,
  { synonyms }: EmbeddedSearch,
): Promise<Pick<Standing, 'content' | 'terms' | 'groups'>> {
  const groups = async () => {
    const { synonymsOf } = await import('../../output/synonyms/synonyms.js');
    return synonymsOf(synonyms, site.locale);
  };
  const key = termsKey(site);
  const known = memo.get<WordTerms>(key);
  const terms = known ?? termsOfGroups(await groups());
  if (!known) memo.set(key, terms);
  return {
    terms,
    groups,
    content(path) {
      const bytes = readBytes(out ?? '', path);
      return bytes && hashOf(bytes) === outputs.known(path) ? inflateRawSync(bytes.subarray(SUM)) : undefined;
    },
  };
}

type Heads = Parameters<typeof writeLate>[1];

function keepHeads(memo: Memo, kept: Heads, base: NonNullable<ReturnType<typeof readHeads>>['base']): void {
  const { late, ...heads } = kept.heads;
  if (!late || writeLate(memo, kept, { ...base, late })) return;
  const earlier = readState(memo);
  // Without it the next build makes all of the index.
  if (earlier) writeState(memo, { ...kept, state: { ...heads, table: patchTable(earlier.state.table, late) } });
}
