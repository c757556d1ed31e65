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

const run = (args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

async function compile() {
  const [code] = await once(run(['cli/compile.mjs', '--maps']), 'exit');
  return code === 0;
}

/** The running `serve`. */
class Server {
  #process;

  start() {
    this.#process = run(['--enable-source-maps', 'lib/cli/main.js', 'serve', ...process.argv.slice(2)]);
  }

  async stop() {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await gone;
  }
}

/** Compiles and restarts, one after the other, and again as long as files have changed meanwhile. */
class Updates {
  #server;
  /** Files changed since the last compilation began. */
  #changed = new Set();
  #timer;
  #working = false;

  constructor(server) {
    this.#server = server;
  }

  /** Starts for the first time. @returns whether the code compiles */
  async begin() {
    this.#working = true;
    if (!(await compile())) return false;
    this.#server.start();
    this.#working = false;
    await this.#update();
    return true;
  }

  noteChange(file) {
    this.#changed.add(file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), SETTLE_MS);
  }

  async #update() {
    if (this.#working) return;
    this.#working = true;
    while (this.#changed.size > 0) {
      const [first, ...others] = this.#changed;
      this.#changed.clear();
      console.log(`${first}${others.length > 0 ? ` +${others.length}` : ''} → compile`);
      if (await compile()) {
        await this.#server.stop();
        this.#server.start();
      } else console.log('The last version is still served.');
    }
    this.#working = false;
  }
}

const server = new Server();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await server.stop();
    process.exit(130);
  });

const updates = new Updates(server);
const watcher = watch(
  ['cli', 'renderer', 'theme'].map((folder) => join(root, folder)),
  { ignoreInitial: true },
).on('all', (_, file) => updates.noteChange(relative(root, file)));
// A file saved from here on is noticed.
await once(watcher, 'ready');
if (!(await updates.begin())) process.exit(1);
