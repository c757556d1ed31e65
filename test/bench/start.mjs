/** Bundles and runs the benchmark: Node cannot read TypeScript by itself. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = join(process.cwd(), 'node_modules/.cache/notes/bench.mjs');
mkdirSync(join(outfile, '..'), { recursive: true });
await build({
  entryPoints: ['test/bench/run.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'warning',
});
await import(pathToFileURL(outfile).href);
