/**
 * Handles a saved file that is not a page before the rest of the site: a component or Markdown that a few pages import, a global style sheet, a picture. The parts that
 * open pages show are made at once; the following build reuses them, and makes the other dependents.
 */
import { encodePath, fileBase } from '../shared/urls.js';
import type { Source } from '../site/content/source.js';
import { pathFrom } from '../site/helpers/file-paths.js';
import type { Built, Run } from './build-state.js';
import { fileHash, hashedName } from './load/content-files.js';
import { codeFirst } from './saved-code.js';
import { partialFirst } from './saved-partial.js';
import { type First, type FirstFile, NOTHING, swap } from './saved-result.js';
import { sheetFirst } from './saved-sheet.js';
import { pathExists } from './write/disk.js';
import { memoryOutputs } from './write/outputs.js';

/** Pictures that pages show unchanged. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * @param file the changed file, absolute
 * @returns undefined where something else depends on the file too, or something is wrong: then only a build helps
 */
export async function fileFirst(run: Run, built: Built, file: string): Promise<FirstFile | undefined> {
  const path = pathFrom(built.site.dir, file);
  // Only a build can tell what happens to its dependents.
  if (!pathExists(built.site.dir, path)) return undefined;
  const isPage = ({ path: source, kind, format }: Source) => source === path && kind !== 'partial' && format !== 'code';
  if (built.files.sources.some(isPage)) return undefined;
  const isPartial = built.linked.graph.partials.has(path);
  const kinds = isPartial ? [partialFirst] : [codeFirst, sheetFirst, pictureFirst];
  const made: FirstFile[] = [];
  for (const first of kinds) {
    const one = await first(run, built, { file, path });
    if (one === 'wrong') return undefined;
    if (one) made.push(one);
  }
  const [only, ...more] = made;
  return more.length === 0 ? only : undefined;
}

/** A picture of a static folder, or one next to content. */
const pictureFirst: First = async ({ kept, ...run }, { site, files, linked }, { file, path }) => {
  if (!PICTURE.test(path)) return undefined;
  const shown = files.assets.find((asset) => asset.path === path);
  const former = shown?.output ?? linked.contentFiles.find(({ source }) => source === path)?.path;
  if (former === undefined) return undefined;
  const hash = fileHash(site.dir, path, kept.memo);
  // Of strangers only what was looked at is shown.
  if (hash === undefined || site.security !== 'trusted') return undefined;
  const output = shown ? former : hashedName(path, hash);
  const outputs = memoryOutputs(kept.outputs, () => false);
  outputs.putFile(output, file, hash);
  const { changed } = outputs.commit();
  const address = (name: string) => encodePath(`${fileBase(site)}${name}`);
  if (shown) return { ...NOTHING, files: [address(output)], changed };
  const swapped = swap({ kept, ...run }, address(former), address(output));
  return { ...NOTHING, swapped: Object.fromEntries(swapped), changed };
};
