/** Runs the compiled command as CI would, with nothing of this process's environment but the path. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../structure/imports.js';

/** Rights of a key that pushes. */
export const RIGHTS = ['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'];
export const KEY = 'write-key-0123456789';

export function notes(
  args: readonly string[],
  environment: Record<string, string | undefined> = { ALGOLIA_APP_ID: 'app', ALGOLIA_WRITE_KEY: KEY },
) {
  return new Promise<{ status: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), ...args], {
      env: { PATH: process.env.PATH, CI: '1', LANG: 'C', ...environment },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (status) => resolve({ status, out, err }));
  });
}
