/** Local files that content shows or offers: found, measured, given an address (B4.58, B4.59). */
import { join, posix } from 'node:path';
import { hashOfLarge } from '../../output/modules/file-parts.js';
import { unreadable } from '../../output/modules/run-config.js';
import { ASSETS_DIR } from '../../shared/limits.js';
import { encodePath } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import type { AssetInfo } from '../../site/graph/graph-types.js';
import { excluder } from '../../site/helpers/glob.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import { lazy } from '../../site/helpers/lazy.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { assetCandidates } from '../../site/sources/local-files.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import { type FileJudge, fileJudge } from '../../site/sources/untrusted-files.js';
import type { Memo } from '../memo/memo.js';
import { fileState, leadsInside, readBytes } from '../write/disk.js';

const imageSize = lazy<typeof import('image-size')>('image-size');

/** A file for the output. */
export interface ContentFile {
  /** Relative to the output folder. */
  path: string;
  /** Relative to the site folder. */
  source: string;
  hash: string;
  lack?: Lack | undefined;
}

/** Data of a file in the memo, valid as long as it looks unchanged. */
interface Measured {
  hash: string;
  width?: number;
  height?: number;
  lack?: Lack;
}

/** Kinds of contents that are not what the name of the file says. */
type Lack = 'pointer' | 'page' | 'nothing';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?)$/i;

/**
 * Finds all files that documents name. Those of static folders keep their own address;
 * others get one with their hash, so that it changes only with the file itself (D9).
 */
export function contentFiles(
  site: Site,
  documents: readonly Document[],
  { files, memo }: { files: SiteFiles; memo: Memo },
): { assets: Record<string, AssetInfo | null>; files: ContentFile[]; problems: Problem[] } {
  const statics = new Map(files.assets.map(({ path, output }) => [path, output]));
  const assets: Record<string, AssetInfo | null> = {};
  const emitted: ContentFile[] = [];
  const problems: Problem[] = [];
  const judge = fileJudge(site);
  for (const source of [...assetCandidates(site, documents, files)].sort()) {
    const measured = measure(site.dir, source, memo);
    const unread = measured ? undefined : unreadable(join(site.dir, source));
    if (unread && fileState(site.dir, source)) {
      problems.push(problem('source-unreadable', { reason: unread.message }, { file: source }));
      // It is there: nobody has to hear that it is missing.
      assets[source] = { href: encodePath(`${site.baseUrl}${source}`) };
      continue;
    }
    const refused = measured && !statics.has(source) ? refusal(site, source, judge) : undefined;
    if (refused) problems.push(refused);
    if (!measured || refused) {
      assets[source] = null;
      continue;
    }
    const { hash, width, height, lack } = measured;
    const output = statics.get(source) ?? hashedName(source, hash);
    if (!statics.has(source)) emitted.push({ path: output, source, hash, lack });
    const size = width === undefined || height === undefined ? {} : { width, height };
    assets[source] = { href: encodePath(`${site.baseUrl}${output}`), ...size };
  }
  return { assets, files: emitted, problems };
}

/** Returns why a file next to content may not be published: it is not the site's, or untrusted and active. */
function refusal({ dir, security, trustedPaths }: Site, source: string, judge: FileJudge): Problem | undefined {
  const place = { file: source };
  const isInside = !source.startsWith('../') && leadsInside(dir, source);
  const isOwn = isInside || (source.startsWith('../') && security === 'trusted') || excluder(trustedPaths)(source);
  if (!isOwn) return problem('link-outside', {}, place);
  const reason = judge(source, () => Buffer.from(readBytes(dir, source) ?? []).toString());
  return reason === undefined ? undefined : problem('file-untrusted', { reason }, place);
}

/** Hash of a file's bytes; taken from the memo while size and times are as they were. */
export function fileHash(dir: string, source: string, memo: Memo): string | undefined {
  return measure(dir, source, memo)?.hash;
}

/** Measures a file, if it is there and can be read. */
function measure(dir: string, source: string, memo: Memo): Measured | undefined {
  const state = fileState(dir, source);
  if (!state) return undefined;
  const key = `f:${hashData([source, state])}`;
  const known = memo.get<Measured>(key);
  if (known) return known;
  const measured = IMAGE.test(source) ? measureImage(dir, source) : measureFile(dir, source, state[0]);
  if (measured) memo.set(key, measured);
  return measured;
}

function measureImage(dir: string, source: string): Measured | undefined {
  const bytes = readBytes(dir, source);
  return bytes && { hash: hashOf(bytes), ...sizeOf(bytes), ...lackOf(bytes, true) };
}

function measureFile(dir: string, source: string, size = 0): Measured | undefined {
  try {
    return { hash: hashOfLarge(join(dir, source)), ...(size < LARGEST_POINTER && lackOf(readBytes(dir, source))) };
  } catch {
    return undefined;
  }
}

/** Git LFS allows a pointer fewer bytes than these. */
const LARGEST_POINTER = 1024;
const POINTER = 'version https://git-lfs.github.com/spec/';

function lackOf(bytes: Uint8Array = Buffer.of(), isImage = false): { lack?: Lack } {
  const start = Buffer.from(bytes.subarray(0, LARGEST_POINTER)).toString('latin1');
  if (start.startsWith(POINTER)) return { lack: 'pointer' };
  if (!isImage) return {};
  if (start === '') return { lack: 'nothing' };
  return /^\s*<(?:!doctype html|html)\b/i.test(start) ? { lack: 'page' } : {};
}

/** The files of static folders, as far as they can be read. */
export const measureStatics = (dir: string, { assets }: Pick<SiteFiles, 'assets'>, memo: Memo) =>
  assets.map((file) => ({ ...file, source: file.path, ...measure(dir, file.path, memo) }));

/** The problems of files that are published and are not what their names say: one for each reason. */
export function lackProblems(files: readonly Pick<ContentFile, 'source' | 'lack'>[]): Problem[] {
  return (['pointer', 'page', 'nothing'] as const).flatMap((reason) => {
    const [first, ...others] = files.filter(({ lack }) => lack === reason);
    const more = others.map(({ source }) => ({ file: source }));
    return first ? problem(`file-is-${reason}`, { count: more.length + 1 }, { file: first.source, more }) : [];
  });
}

function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation } = imageSize().imageSize(bytes);
    // EXIF orientations 5 to 8 are rotated by 90 degrees.
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? { width: height, height: width } : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}

/**
 * `assets/<name>-<32 hex digits>.<ext>`: the reference's form, so that tools which tell its files by their names tell ours (B4.59).
 * The name keeps its letters and its spaces; only what hosts and file systems refuse is replaced.
 */
export function hashedName(source: string, hash: string): string {
  const { name, ext } = posix.parse(source);
  const digits = Buffer.from(hash, 'base64url').toString('hex');
  return `${ASSETS_DIR}/${name.replace(/[\t\n?#%"<>|*:\\]/g, '_')}-${digits}${ext}`;
}
