/**
 * `npm run dev -- [arguments of serve]`: compiles the tool and the theme when one of their files changes, then restarts `serve` on the
 * same port. Open pages notice the new process and load themselves in full. Code that does not compile leaves the last `serve` running.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write several files at once, and some write one file twice. */
const SETTLE_MS = 100;

/** The running `serve`. */
let server;
/** Files changed since the last compilation began. */
const changed = new Set();
let timer;
let working = false;

const run = (args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

async function compile() {
  const [code] = await once(run(['cli/compile.mjs', '--maps']), 'exit');
  return code === 0;
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

function start() {
  server = run(['--enable-source-maps', 'lib/cli/main.js', 'serve', ...process.argv.slice(2)]);
}

/** Compiles and restarts, again as long as files have changed meanwhile. */
async function update() {
  if (working) return;
  working = true;
  while (changed.size > 0) {
    const names = [...changed];
    changed.clear();
    console.log(`${names[0]}${names.length > 1 ? ` +${names.length - 1}` : ''} → compile`);
    if (await compile()) {
      await stop();
      start();
    } else console.log('The last version is still served.');
  }
  working = false;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stop();
    process.exit(130);
  });

const watcher = watch(
  ['cli', 'renderer', 'theme'].map((folder) => join(root, folder)),
  { ignoreInitial: true },
).on('all', (_, file) => {
  changed.add(relative(root, file));
  clearTimeout(timer);
  timer = setTimeout(update, SETTLE_MS);
});
// A file saved from here on is noticed.
await once(watcher, 'ready');
working = true;
if (!(await compile())) process.exit(1);
start();
working = false;
if (changed.size > 0) await update();
