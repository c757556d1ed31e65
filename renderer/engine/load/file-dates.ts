/** Dates of source files: from git, where the site asks for them; the disk's own where git does not know a file (B1.101, B2.10). */
import { execFile } from 'node:child_process';
import { join, posix } from 'node:path';
import type { Site } from '../../site/configuration/config-types.js';
import type { FileDates } from '../../site/graph/graph-types.js';
import { hashData } from '../../site/helpers/hash.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { SiteFiles } from '../../site/sources/site-files.js';
import type { Memo } from '../memo/memo.js';
import type { Environment } from '../run/secrets.js';
import { gitState } from './git-head.js';

/** Lines that begin a commit in the log; no path starts with it. */
const MARK = '\u0001';

/** Variables that redirect git to other files, by "git help git". Build servers set others, such as `GIT_DEPTH`. */
const ELSEWHERE =
  /^GIT_(?:DIR|COMMON_DIR|WORK_TREE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|REPLACE_REF_BASE|NO_REPLACE_OBJECTS|GRAFT_FILE|SHALLOW_FILE|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM|CONFIG.*)$/;

/** True if any part of the site shows dates from outside the files. */
export function showsDates(site: Site, files: SiteFiles): boolean {
  const shown = [...site.docs, ...site.blog, ...(site.pages ? [site.pages] : [])].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  );
  const undated = files.sources.some(
    ({ kind, relative }) => kind === 'post' && !/\d{4}-\d{1,2}-\d{1,2}/.test(relative),
  );
  return shown || (site.sitemap !== false && site.sitemap.lastmod !== null) || undated;
}

/** Returns dates of all sources, by path. If git has none, or not all, a problem says so: a wrong date looks like a right one. */
export async function fileDates(
  site: Site,
  files: SiteFiles,
  { memo, environment }: { memo: Pick<Memo, 'get' | 'set'>; environment?: Environment },
): Promise<{ dates: Record<string, FileDates>; problems: Problem[] }> {
  if (!showsDates(site, files)) return { dates: {}, problems: [] };
  const folders = ['', ...outsideFolders(files)];
  const asked = await Promise.all(folders.map((folder) => keptDates(join(site.dir, folder), memo, environment)));
  const known = new Map(
    asked.flatMap(({ known }, index) =>
      [...known].map(([path, found]) => [posix.join(folders[index] ?? '', path), found]),
    ),
  );
  const dates: Record<string, FileDates> = {};
  for (const { path } of files.sources) {
    const found = known.get(path);
    const seen = files.seen[path];
    if (found) dates[path] = found;
    else if (seen) dates[path] = { created: iso(seen.mtimeMs), updated: iso(seen.mtimeMs) };
  }
  // One repository may have been asked for several folders.
  const problems = new Map(asked.flatMap(({ problems }) => problems.map((found) => [found.code, found])));
  return { dates, problems: [...problems.values()] };
}

/** Folders of content outside the site folder, which may be in another repository. */
function outsideFolders({ sources }: SiteFiles): string[] {
  const outside = sources.filter(({ path }) => path.startsWith('../'));
  return [...new Set(outside.map(({ path, relative }) => path.slice(0, -relative.length)))];
}

/** True if a variable tells git another place, or other history: its files are not looked at, so that it is asked each time. */
export const isGitElsewhere = (environment: Environment = {}): boolean =>
  Object.keys(environment).some((name) => ELSEWHERE.test(name));

interface Known {
  known: Map<string, FileDates>;
  problems: Problem[];
}

/** Resolves to the dates of git, which is asked once for each commit. */
async function keptDates(dir: string, memo: Pick<Memo, 'get' | 'set'>, environment: Environment = {}): Promise<Known> {
  const state = gitState(dir);
  if (!state || isGitElsewhere(environment)) return { known: (await gitDates(dir)).dates ?? new Map(), problems: [] };
  const problems = state.isShallow ? [problem('git-shallow', {})] : [];
  const key = `git:${hashData([dir, state.text])}`;
  const kept = memo.get<[string, FileDates][]>(key);
  if (kept) return { known: new Map(kept), problems };
  const { dates, refusal } = await gitDates(dir);
  if (dates) memo.set(key, [...dates]);
  return { known: dates ?? new Map(), problems: refusal ? [problem(refusal, { folder: dir })] : problems };
}

const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();

/** Reasons why git refuses. Otherwise there is no history, as before the first commit. */
type Refusal = 'git-absent' | 'git-owner';

/** First and last commit of every file below a folder, by path relative to it, if git has an answer. */
function gitDates(dir: string): Promise<{ dates?: Map<string, FileDates>; refusal?: Refusal }> {
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
    execFile('git', args, { cwd: dir, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (!error) resolve({ dates: readLog(stdout) });
      else if (error.code === 'ENOENT') resolve({ refusal: 'git-absent' });
      else resolve(stderr.includes('safe.directory') ? { refusal: 'git-owner' } : {});
    });
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
