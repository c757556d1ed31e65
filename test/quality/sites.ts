/** Built sites for the quality tests: a folder of `test/sites/`, the notes themselves or a corpus, each in a temporary folder of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../structure/imports.js';

export interface Built {
  out: string;
  /** HTML files by path below `out`, in order. The frame of runnable blocks is no page. */
  pages: string[];
  read(path: string): string;
  remove(): void;
}

/**
 * Builds a site. A run of many test files builds those of this repository once (`setup/run.mjs`), for all that look at them.
 * @param dir folder of a site; it is not changed, because files of the build are kept next to the output
 * @param flags more flags of the build
 */
export function buildSite(dir: string, flags: readonly string[] = []): Built {
  const run = dir.startsWith(root) ? process.env.NOTES_TEST_FOLDER : undefined;
  const shared = run && join(run, encodeURIComponent([dir, ...flags].join(' ')));
  if (shared && existsSync(shared)) return builtIn(shared, () => {});
  const folder = mkdtempSync(join(run ?? tmpdir(), 'notes-quality-'));
  build(dir, folder, flags);
  if (!shared) return builtIn(folder, () => rmSync(folder, { recursive: true, force: true }));
  try {
    renameSync(folder, shared);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(shared)) throw error;
    rmSync(folder, { recursive: true });
  }
  return builtIn(shared, () => {});
}

/** Copies a site into a folder and builds it there, into `out`. */
function build(dir: string, folder: string, flags: readonly string[]): void {
  const site = join(folder, 'site');
  cpSync(dir, site, { recursive: true, filter: (path) => !/\/(\.notes|dist)$/.test(path) });
  // The notes' configuration names its types by their place in this repository.
  symlinkSync(join(root, 'renderer'), join(folder, 'renderer'));
  const args = ['build', site, '-o', join(folder, 'out'), '--verify', ...flags];
  try {
    execFileSync(process.execPath, [join(root, 'lib/cli/main.js'), ...args], {
      stdio: 'pipe',
      env: { ...process.env, SITE_URL: 'https://example.com' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The build of ${dir} failed:\n${stdout}\n${stderr}`);
  }
}

function builtIn(folder: string, remove: () => void): Built {
  const out = join(folder, 'out');
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.startsWith('_notes/'))
    .sort();
  return { out, pages, read: (path) => readFileSync(join(out, path), 'utf8'), remove };
}

export const siteFolder = (name: string) => join(root, 'test/sites', name);

/** Bytes after compression at the level that hosts use for static files. */
export const gzipBytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
