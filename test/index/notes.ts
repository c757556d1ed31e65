/** Runs the compiled command as CI would, with nothing of this process's environment but the path. */
import { notesInHost } from '../engine/tool-host.js';

/** Rights of a key that pushes. */
export const RIGHTS = ['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'];
export const KEY = 'write-key-0123456789';

/** @param args command, and folder of the site */
export async function notes(
  args: readonly [command: string, folder: string, ...more: string[]],
  environment: Record<string, string> = { ALGOLIA_APP_ID: 'app', ALGOLIA_WRITE_KEY: KEY },
) {
  const { code, stdout, stderr } = await notesInHost(args, {
    cwd: args[1],
    env: { CI: '1', LANG: 'C', ...environment },
  });
  return { status: code, out: stdout, err: stderr };
}
