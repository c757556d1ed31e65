/** `notes verify <folder or address> --manifest <file>`: whether a site is what its build has written, byte for byte. */
import { statSync } from 'node:fs';
import { type Found, hashSite } from '../../renderer/engine/write/hash-site.js';
import { hashFolder, type Manifest, readManifest } from '../../renderer/engine/write/manifest.js';
import { readError } from '../../renderer/output/modules/run-config.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { plural } from '../report/frames.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, terminal } from '../report/terminal.js';

export interface VerifyOptions extends Loudness {
  manifest: string;
  json?: boolean;
}

/** Files that hosts read and do not serve. */
const NOT_SERVED = new Set(['_headers', '_redirects', 'vercel.json', '_nginx.conf', '.nojekyll']);
/** Paths that a message names. */
const MOST_NAMED = 10;

export async function verifyCommand(target: string, options: VerifyOptions): Promise<number> {
  const screen = terminal(options);
  const manifest = readManifest(options.manifest);
  const isAddress = /^https?:\/\//i.test(target) && URL.canParse(target);
  if (!manifest || (!isAddress && !isFolder(target))) {
    const refused = manifest ? problem('verify-nothing', { target }) : noManifest(options.manifest);
    await reportProblems([refused], { screen, options });
    return EXIT.usage;
  }
  const wanted = Object.keys(manifest.files).filter((path) => !isAddress || !NOT_SERVED.has(path));
  const found = isAddress ? await hashSite(target, wanted) : hashFolder(target);
  const problems = compare(manifest, wanted, found);
  const ok = problems.length === 0;
  await reportProblems(problems, { screen, options, result: { ok, problems } });
  if (!options.json && ok) screen.tell(summary(screen.language === 'zh', wanted.length, isAddress));
  return ok ? EXIT.ok : EXIT.failed;
}

/** A file that cannot be read, or that is no manifest. */
function noManifest(file: string): Problem {
  const refused = readError(file);
  return refused ? problem('disk-refused', { message: refused.message }) : problem('manifest-unreadable', { file });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Returns what differs. Of an address only what the manifest names can be asked for. */
function compare(manifest: Manifest, wanted: readonly string[], found: ReadonlyMap<string, Found>): Problem[] {
  const kinds: Record<'differs' | 'missing' | 'extra', string[]> = { differs: [], missing: [], extra: [] };
  const unreachable = new Map<string, string[]>();
  for (const path of wanted) {
    const hash = found.get(path);
    if (hash === undefined) kinds.missing.push(path);
    else if (typeof hash !== 'string') unreachable.set(hash.reason, [...(unreachable.get(hash.reason) ?? []), path]);
    else if (hash !== manifest.files[path]) kinds.differs.push(path);
  }
  kinds.extra = [...found.keys()].filter((path) => !Object.hasOwn(manifest.files, path));
  const differing = Object.entries(kinds).flatMap(([kind, paths]) =>
    paths.length > 0 ? [problem(`verify-${kind}`, { count: paths.length, paths: named(paths) })] : [],
  );
  const unasked = [...unreachable].map(([reason, paths]) =>
    problem('verify-unreachable', { count: paths.length, reason, paths: named(paths) }),
  );
  return [...differing, ...unasked];
}

const named = (paths: readonly string[]) =>
  paths.slice(0, MOST_NAMED).join(', ') + (paths.length > MOST_NAMED ? ' …' : '');

function summary(zh: boolean, count: number, isAddress: boolean): string {
  if (zh) return `✓ ${count} 个文件与清单一致${isAddress ? '；清单之外的文件，从网络上看不到' : ''}`;
  return `✓ ${plural(count, 'file')} as the manifest says${isAddress ? '; others cannot be seen from outside' : ''}`;
}
