/** Runs vitest with the arguments given and closes with one plain line, `N passed, N failed`, for readers and machines. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'notes-test-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  // `npm test` has compiled the tool: a look at all its sources takes every test file that runs it a third of a second.
  { stdio: 'inherit', env: { ...process.env, NOTES_COMPILED: '1', NOTES_TEST_FOLDER: folder } },
);
let failed = 1;
try {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  failed = numFailedTests;
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: no test may be skipped.`);
  console.log(`${numPassedTests} passed, ${numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (skipped > 0) failed += skipped;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status === 0 && failed === 0 ? 0 : 1);
