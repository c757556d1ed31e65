/** Runs vitest with the arguments given and closes with one plain line, `N passed, N failed`, for readers and machines. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'notes-test-'));
const report = join(folder, 'report.json');
const { status, signal } = spawnSync(
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

/** Prints the line of numbers. Returns how many tests failed or were skipped. */
function tellNumbers() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped: no test may be skipped.`);
  console.log(`${numPassedTests} passed, ${numFailedTests} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return numFailedTests + skipped;
}

let failed = 1;
try {
  if (existsSync(report)) failed = tellNumbers();
  // As when the system ends it for want of memory.
  else console.error(`The tests ended without a report: ${signal ?? `exit code ${status}`}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status === 0 && failed === 0 ? 0 : 1);
