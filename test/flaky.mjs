/**
 * `npm run flaky -- [--minutes 60] [--fresh] [path…]`: looks for tests that fail sometimes. Runs the unit tier 20 times and the tests with a
 * browser 10 times, every second time next to four busy processes, then each test file alone 5 times. With paths only files whose name
 * contains one of them count. Finished runs are kept in a state file, so that the next call continues after this one, also after Ctrl+C.
 * Ends with a table of files, runs and failures; the exit code is 1 when there is a failure.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';

const TIMES = { unit: 20, browser: 10, alone: 5 };
const BUSY_PROCESSES = 4;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'node_modules/.cache/notes-flaky');
const stateFile = join(folder, 'state.json');
const reportFile = join(folder, 'report.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' }, fresh: { type: 'boolean', default: false } },
});
const end = Date.now() + Number(values.minutes) * 60_000;

mkdirSync(folder, { recursive: true });
if (values.fresh) rmSync(stateFile, { force: true });
/** Runs that are done, by name, and the results of each file. */
const state = readState();

function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return { done: [], files: {} };
  }
}

/** Node cannot read TypeScript by itself. */
async function readTiers() {
  const outfile = join(root, 'test/setup/.tiers.mjs');
  buildSync({ entryPoints: [join(root, 'test/setup/tiers.ts')], outfile, format: 'esm', logLevel: 'warning' });
  try {
    return (await import(outfile)).tiers();
  } finally {
    rmSync(outfile);
  }
}

/** Names and arguments of all runs, in order. */
async function plannedRuns() {
  const { unit, site, browser } = await readTiers();
  const wanted = (files) =>
    files.filter((file) => positionals.length === 0 || positionals.some((path) => file.includes(path)));
  const together = [
    ['unit', wanted(unit), TIMES.unit],
    ['browser', wanted(browser), TIMES.browser],
  ].filter(([, files]) => files.length > 0);
  const groups = together.flatMap(([name, files, times]) =>
    Array.from({ length: times }, (_, i) => ({ name: `${name} ${i + 1}`, files, busy: i % 2 === 1 })),
  );
  const alone = wanted([...unit, ...site]).flatMap((file) =>
    Array.from({ length: TIMES.alone }, (_, i) => ({ name: `${file} ${i + 1}`, files: [file], busy: false })),
  );
  const suffix = positionals.length > 0 ? ` of ${[...positionals].sort().join(' ')}` : '';
  return [...groups.map((run) => ({ ...run, name: run.name + suffix })), ...alone];
}

let running;

async function runTests({ files, busy }) {
  const others = busy
    ? Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    : [];
  rmSync(reportFile, { force: true });
  try {
    running = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${reportFile}`, ...files],
      { cwd: root, stdio: 'ignore' },
    );
    await once(running, 'exit');
  } finally {
    for (const other of others) other.kill('SIGKILL');
  }
  return JSON.parse(readFileSync(reportFile, 'utf8')).testResults;
}

/** Adds the results of one run to the state. */
function keep(run, results) {
  for (const { name, status, assertionResults } of results) {
    const file = relative(root, name).replaceAll('\\', '/');
    state.files[file] ??= { runs: 0, failures: 0, tests: {} };
    const entry = state.files[file];
    entry.runs++;
    if (status === 'passed') continue;
    entry.failures++;
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    for (const test of failed.length > 0 ? failed : ['(the file)']) entry.tests[test] = (entry.tests[test] ?? 0) + 1;
  }
  state.done.push(run.name);
  writeFileSync(stateFile, JSON.stringify(state));
}

function printTable() {
  console.log('\nruns  failures  file');
  for (const [file, { runs, failures, tests }] of Object.entries(state.files).sort(
    ([a, one], [b, other]) => other.failures - one.failures || (a < b ? -1 : 1),
  )) {
    console.log(`${String(runs).padStart(4)}  ${String(failures).padStart(8)}  ${file}`);
    for (const [test, times] of Object.entries(tests)) console.log(`${' '.repeat(16)}${times} × ${test}`);
  }
}

process.once('SIGINT', () => {
  running?.kill('SIGTERM');
  printTable();
  process.exit(130);
});

const all = await plannedRuns();
const left = all.filter(({ name }) => !state.done.includes(name));
for (const [at, run] of left.entries()) {
  if (Date.now() > end) break;
  const results = await runTests(run);
  keep(run, results);
  const failed = results.filter(({ status }) => status !== 'passed').length;
  console.log(
    `${all.length - left.length + at + 1}/${all.length} ${run.name}${run.busy ? ', busy' : ''}: ${failed} failed`,
  );
}
printTable();
const missing = all.filter(({ name }) => !state.done.includes(name)).length;
if (missing > 0) console.log(`${missing} runs are left: call it again.`);
process.exitCode = Object.values(state.files).some(({ failures }) => failures > 0) ? 1 : 0;
