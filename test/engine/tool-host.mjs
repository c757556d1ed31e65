/**
 * Runs command lines of the compiled tool one after another in this process, each as a line of JSON on stdin: `{ args, cwd, env }`. A mark with the
 * exit code on stdout and stderr ends what a command has said. What ends the process in the middle of a command ends it here too, with the words
 * of `cli/main.ts`.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const chunks = join(root, 'lib/chunks');
const names = readdirSync(chunks);
const load = (name) =>
  import(
    pathToFileURL(
      join(
        chunks,
        names.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')),
      ),
    ).href
  );

const [, , mark] = process.argv;
process.env.NODE_ENV = 'production';
// Each command adds its own to those of the commands before it.
process.setMaxListeners(0);
const { endWith, endsEarly } = await load('fault');
const { run } = await load('program');

// They are opened when they are first used, and count as what is waited for.
for (const stream of [process.stdout, process.stderr]) stream.write('');
const { write } = process.stdout;

let isBusy = false;
process.on('uncaughtException', (error) => {
  isBusy = false;
  process.exit(endWith(error));
});
process.on('exit', () => {
  if (isBusy) process.exitCode = endsEarly();
});

const lines = createInterface({ input: process.stdin });
lines.on('line', async (line) => {
  const { args, cwd, env } = JSON.parse(line);
  isBusy = true;
  // A command that waits for nothing ends its process.
  process.stdin.unref();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env, { NODE_ENV: 'production' });
  process.chdir(cwd);
  process.argv = [process.execPath, join(root, 'lib/cli/main.js'), ...args];
  const idle = process.getActiveResourcesInfo().length;
  process.exitCode = await run(args);
  isBusy = false;
  // A process ends when nothing is left that it waits for.
  while (process.getActiveResourcesInfo().length > idle) await new Promise((done) => setTimeout(done, 2));
  // The last assignment decides, as at the end of a process.
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  process.stdin.ref();
  // The command kept stdout for its data.
  process.stdout.write = write;
  for (const stream of [process.stdout, process.stderr]) stream.write(`\0${mark} ${code}\n`);
});
