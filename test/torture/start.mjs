/** `npm run torture -- …`: bundles and runs `run.ts`, which says what it takes. Node cannot read TypeScript by itself. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const outdir = join(here, '../../node_modules/.cache/notes-torture');
await build({
  entryPoints: [join(here, 'run.ts'), join(here, 'fuzz-child.ts')],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
process.exit(
  spawnSync(process.execPath, [join(outdir, 'run.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1,
);
