/**
 * `npm run parity -- <folder> [corpus …] [--diffs N] [--keep DIR]`: builds every corpus of a parity folder with our defaults and puts the
 * result next to its oracle with the folder's own compare tool. The folder is outside of the repository: nothing of it is copied into it.
 *
 * A parity folder holds `corpora.json` (options by corpus), `src/<corpus>/`, `oracle/<corpus>.json` and `tools/compare.mjs`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyCorpus } from './corpus.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Splits arguments into options with a value and positions. */
function parseArguments(list) {
  const options = {};
  const positions = [];
  for (let i = 0; i < list.length; i++) {
    if (list[i].startsWith('--')) options[list[i].slice(2)] = list[++i];
    else positions.push(list[i]);
  }
  return { options, positions };
}

/** Installs the folder's compare tool next to the work folder once. */
function prepareTools(folder, work) {
  const tools = join(work, 'tools');
  cpSync(join(folder, 'tools'), tools, { recursive: true });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], {
    cwd: tools,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return tools;
}

const { options, positions } = parseArguments(process.argv.slice(2));
const [folder = process.env.NOTES_PARITY, ...wanted] = positions;
if (!folder || !existsSync(join(folder, 'corpora.json'))) {
  console.error('usage: npm run parity -- <parity folder> [corpus …] [--diffs N] [--keep DIR]');
  process.exit(2);
}
const work = options.keep ? resolve(options.keep) : mkdtempSync(join(tmpdir(), 'notes-parity-'));
mkdirSync(work, { recursive: true });
const tools = existsSync(join(work, 'tools', 'node_modules')) ? join(work, 'tools') : prepareTools(folder, work);
const corpora = JSON.parse(readFileSync(join(folder, 'corpora.json'), 'utf8'));
let failed = 0;
for (const [name, corpus] of Object.entries(corpora)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const site = copyCorpus(folder, name, join(work, name));
  const out = join(work, `${name}-out`);
  const start = process.hrtime.bigint();
  const build = spawnSync(process.execPath, [join(root, 'lib/cli/main.js'), 'build', site, '-o', out], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(
    `\n== ${name}: built in ${seconds.toFixed(2)} s, the reference in ${corpus.buildSeconds.toFixed(1)} s (${(corpus.buildSeconds / seconds).toFixed(0)} ×); exit ${build.status}`,
  );
  if (build.status !== 0) console.log(build.stderr.slice(-4000));
  if (!existsSync(out)) {
    failed++;
    continue;
  }
  spawnSync(
    process.execPath,
    [
      'compare.mjs',
      resolve(folder, 'oracle', `${name}.json`),
      out,
      '--diffs',
      options.diffs ?? '3',
      '--json',
      join(work, `${name}.json`),
    ],
    { cwd: tools, stdio: 'inherit' },
  );
}
if (!options.keep) rmSync(work, { recursive: true, force: true });
process.exit(failed > 0 ? 1 : 0);
