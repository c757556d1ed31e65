/** `notes verify <folder or address> --manifest <file>`: whether a site is what its build has written, byte for byte. */
import { statSync } from 'node:fs';
import { type Found, hashSite } from '../../renderer/engine/write/hash-site.js';
import { hashFolder, type Manifest, readManifest } from '../../renderer/engine/write/manifest.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, terminal } from '../report/terminal.js';

export interface VerifyOptions extends Loudness {
  manifest: string;
  json?: boolean;
}

/** Files that hosts read and do not serve. */
const NOT_SERVED = new Set(['_headers', '_redirects', 'vercel.json']);
/** Paths that a message names. */
const MOST_NAMED = 10;

export async function verifyCommand(target: string, options: VerifyOptions): Promise<number> {
  const screen = terminal(options);
  const manifest = readManifest(options.manifest);
  const isAddress = /^https?:\/\//i.test(target) && URL.canParse(target);
  const refused = !manifest
    ? problem('manifest-unreadable', { file: options.manifest })
    : !isAddress && !isFolder(target)
      ? problem('verify-nothing', { target })
      : undefined;
  if (refused || !manifest) {
    await reportProblems(refused ? [refused] : [], { screen, options });
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

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** What differs. Of an address only what the manifest names can be asked for. */
function compare(manifest: Manifest, wanted: readonly string[], found: ReadonlyMap<string, Found>): Problem[] {
  const kinds: Record<string, string[]> = { differs: [], missing: [], extra: [], unreachable: [] };
  for (const path of wanted) {
    const hash = found.get(path);
    if (hash === undefined) kinds.missing!.push(path);
    else if (typeof hash !== 'string') kinds.unreachable!.push(`${path} (${hash.reason})`);
    else if (hash !== manifest.files[path]) kinds.differs!.push(path);
  }
  kinds.extra = [...found.keys()].filter((path) => !Object.hasOwn(manifest.files, path));
  return Object.entries(kinds).flatMap(([kind, paths]) =>
    paths.length > 0 ? [problem(`verify-${kind}`, { count: paths.length, paths: named(paths) })] : [],
  );
}

const named = (paths: readonly string[]) =>
  paths.slice(0, MOST_NAMED).join(', ') + (paths.length > MOST_NAMED ? ' …' : '');

function summary(zh: boolean, count: number, isAddress: boolean): string {
  if (zh) return `✓ ${count} 个文件与清单一致${isAddress ? '；清单之外的文件，从网络上看不到' : ''}`;
  return `✓ ${count} files are as the manifest says${isAddress ? '; files beside it cannot be seen from outside' : ''}`;
}
