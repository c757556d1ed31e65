/** Built sites for the quality tests: a folder of `test/sites/`, the notes themselves or a corpus, each in a temporary folder of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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
 * @param dir folder of a site; it is left as it is, for files of the build are kept beside the output
 * @param flags more flags of the build
 */
export function buildSite(dir: string, flags: readonly string[] = []): Built {
  const folder = mkdtempSync(join(tmpdir(), 'notes-quality-'));
  const site = join(folder, 'site');
  cpSync(dir, site, { recursive: true, filter: (path) => !/\/(\.notes|dist)$/.test(path) });
  // The notes' configuration names its types by their place in this repository.
  symlinkSync(join(root, 'renderer'), join(folder, 'renderer'));
  const out = join(folder, 'out');
  try {
    execFileSync(process.execPath, [join(root, 'lib/cli/main.js'), 'build', site, '-o', out, '--verify', ...flags], {
      stdio: 'pipe',
      env: { ...process.env, SITE_URL: 'https://example.com' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The build of ${dir} failed:\n${stdout}\n${stderr}`);
  }
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.startsWith('_notes/'))
    .sort();
  return {
    out,
    pages,
    read: (path) => readFileSync(join(out, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const siteFolder = (name: string) => join(root, 'test/sites', name);

/** Bytes after compression at the level that hosts use for static files. */
export const gzipBytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;
