/** Dates of source files: from git, where the site asks for them; the disk's own where git does not know a file (B1.101, B2.10). */
import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import type { Site } from '../../site/configuration/config-types.js';
import type { FileDates } from '../../site/graph/graph-types.js';
import { hashData } from '../../site/helpers/hash.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import type { Memo } from '../memo/memo.js';
import type { Environment } from '../run/secrets.js';
import { gitState } from './git-head.js';

/** Lines that begin a commit in the log; no path starts with it. */
const MARK = '\u0001';

/** Whether any part of the site shows dates from outside the files. */
export function showsDates(site: Site, files: SiteFiles): boolean {
  const shown = [...site.docs, ...site.blog, ...(site.pages ? [site.pages] : [])].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  );
  const undated = files.sources.some(
    ({ kind, relative }) => kind === 'post' && !/\d{4}-\d{1,2}-\d{1,2}/.test(relative),
  );
  return shown || (site.sitemap !== false && site.sitemap.lastmod !== null) || undated;
}

export async function fileDates(
  site: Site,
  files: SiteFiles,
  { memo, environment }: { memo: Pick<Memo, 'get' | 'set'>; environment?: Environment },
): Promise<Record<string, FileDates>> {
  if (!showsDates(site, files)) return {};
  const known = await keptDates(site.dir, memo, environment);
  const dates: Record<string, FileDates> = {};
  for (const { path } of files.sources) {
    const found = known.get(path);
    const seen = files.seen[path];
    if (found) dates[path] = found;
    else if (seen) dates[path] = { created: iso(seen.mtimeMs), updated: iso(seen.mtimeMs) };
  }
  return dates;
}

/** What git says, asked once for each commit that a folder is at. */
async function keptDates(dir: string, memo: Pick<Memo, 'get' | 'set'>, environment: Environment = {}) {
  const state = gitState(dir);
  // Where a variable tells git another place, its files were not looked at.
  if (state === '' || Object.keys(environment).some((name) => name.startsWith('GIT_')))
    return (await gitDates(dir)) ?? new Map<string, FileDates>();
  const key = `git:${hashData([dir, state])}`;
  const kept = memo.get<[string, FileDates][]>(key);
  if (kept) return new Map(kept);
  const dates = await gitDates(dir);
  if (dates) memo.set(key, [...dates]);
  return dates ?? new Map<string, FileDates>();
}

const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

/** First and last commit of every file below a folder, by path relative to it; undefined where git has no answer. */
function gitDates(dir: string): Promise<Map<string, FileDates> | undefined> {
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    `--format=${MARK}%ct ${MARK}%an`,
    '--name-only',
    '--relative',
    '--',
    '.',
  ];
  return new Promise((resolve) => {
    execFile('git', args, { cwd: dir, maxBuffer: 1 << 28 }, (error, stdout) =>
      resolve(error ? undefined : readLog(stdout)),
    );
  });
}

/** Newest commit first. */
function readLog(log: string): Map<string, FileDates> {
  const dates = new Map<string, FileDates>();
  let time = '';
  let author = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) {
      const [seconds, name = ''] = line.slice(1).split(` ${MARK}`);
      time = iso(Number(seconds) * 1000);
      author = name;
    } else if (line !== '') {
      const path = posix.normalize(line);
      const known = dates.get(path);
      if (known) known.created = time;
      else dates.set(path, { created: time, updated: time, author });
    }
  }
  return dates;
}
