/** The client bundled as the output does it: for browser tests and for the byte budget. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface ClientBundle {
  /** `assets/…` → content. */
  files: Map<string, string>;
  /** Address of the first script. */
  boot: string;
  css: string;
  /** Address of the frame's script. */
  frame: string;
  metafile: Metafile;
}

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2020',
  metafile: true,
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
} as const;

/** Bundles boot, the lazy pieces, React, the style sheet and the frame. */
export async function bundleClient(): Promise<ClientBundle> {
  const client = await build({
    ...shared,
    entryPoints: ['theme/client/boot.ts', 'theme/client/react.ts'],
    splitting: true,
    format: 'esm',
    outdir: 'assets',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
  });
  const frame = await build({
    ...shared,
    entryPoints: ['theme/client/frame/frame.tsx'],
    format: 'iife',
    outfile: 'assets/frame.js',
  });
  const css = await build({ ...shared, entryPoints: ['theme/styles/index.css'], outfile: 'assets/theme.css' });
  const files = new Map<string, string>();
  for (const file of [...client.outputFiles, ...frame.outputFiles, ...css.outputFiles]) {
    files.set(file.path.slice(root.length + 1), file.text);
  }
  return {
    files,
    boot: `/${bootFile(client.metafile)}`,
    css: '/assets/theme.css',
    frame: '/assets/frame.js',
    metafile: client.metafile,
  };
}

/** The file that holds `boot.ts`: the entry itself only imports it, which would be one more round trip. */
export function bootFile(metafile: Metafile): string {
  const holder = Object.entries(metafile.outputs).find(([, { inputs }]) => inputs['theme/client/boot.ts']);
  return holder?.[0] ?? '';
}

export const readText = (path: string): string => readFileSync(resolve(root, path), 'utf8');
export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
