/** Scripts of a site with `offline`. They are the same for all sites: what these differ in is in the list. */
import { join } from 'node:path';
import { BROWSERS } from '../modules/browser-target.js';
import { themeRoot } from '../tool.js';

/** The service worker, the one that takes an older one away, and the script of pages that registers it. */
const ENTRIES = { worker: 'service-worker.ts', remover: 'removed-worker.ts', register: 'register-worker.ts' };

export type OfflineScript = keyof typeof ENTRIES;

/** Bundles one of them. */
export async function bundleOffline(name: OfflineScript): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(themeRoot, 'client/offline', ENTRIES[name])],
    absWorkingDir: themeRoot,
    bundle: true,
    minify: true,
    write: false,
    format: name === 'register' ? 'esm' : 'iife',
    target: BROWSERS,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
