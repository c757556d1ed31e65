/**
 * The compiled tool, many commands in one process: loading it takes four fifths of the time of a small build. For tests of what a command reads,
 * writes and says; `tool.ts` is for those of the process. `OWN_PROCESSES=1` gives each command a process of its own again.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../structure/imports.js';
import { compileTool, environmentOf, notes, type Run, type RunOptions } from './tool.js';

export interface HostOptions extends Omit<RunOptions, 'killAfter'> {
  /** The folder is only looked at, or is as good as new: its first process may see it again. */
  again?: boolean;
}

interface Host {
  run(args: readonly string[], options: HostOptions): Promise<Run>;
  end(): void;
}

/** A process that is started when it is needed, and the end of its last command: commands wait for each other. */
interface Place {
  host?: Host;
  last: Promise<unknown>;
}

/** The first one is given the first command in each temporary folder, the second one the second command. Test files share them. */
const places = Array.from({ length: 4 }, (): Place => ({ last: Promise.resolve() }));

/** Number of commands so far in a temporary folder. */
const turns = new Map<string, number>();

/**
 * Runs `notes` with some arguments in a process that has seen many other folders, and not this one: so all that a command needs of those before it
 * is on the disk, and the site's code is loaded anew.
 */
export function notesInHost(args: readonly string[], { again = false, ...options }: HostOptions): Promise<Run> {
  const [folder = ''] = relative(tmpdir(), options.cwd).split(sep);
  const turn = again ? 0 : (turns.get(folder) ?? 0);
  turns.set(folder, Math.max(turns.get(folder) ?? 0, turn + 1));
  const place = places[turn];
  if (process.env.OWN_PROCESSES || !place) return notes(args, options);
  compileTool();
  const run = place.last.then(() => {
    place.host ??= startHost(() => delete place.host);
    return place.host.run(args, options);
  });
  place.last = run.catch(() => {});
  return run;
}

/** Ends the processes: after sites that change the process they are built in, the next file begins with others. */
export function endHosts(): void {
  for (const place of places) {
    place.host?.end();
    delete place.host;
  }
}

/** A stream of the process, as far as it has been read. */
interface Said {
  text: string;
  /** Text and exit code of a command that ended. */
  ended?: { text: string; code: number };
}

function startHost(onEnd: () => void): Host {
  const mark = randomUUID();
  const child = spawn(process.execPath, [join(root, 'test/engine/tool-host.mjs'), mark], { env: environmentOf({}) });
  const streams = { stdout: { text: '' } as Said, stderr: { text: '' } as Said };
  let finish: ((run: Run) => void) | undefined;
  const answer = (run: Run) => {
    for (const said of Object.values(streams)) Object.assign(said, { text: '', ended: undefined });
    finish?.(run);
    finish = undefined;
  };
  const end = new RegExp(`\\x00${mark} (\\d+)\\n$`);
  for (const [name, said] of Object.entries(streams))
    child[name as keyof typeof streams].setEncoding('utf8').on('data', (piece: string) => {
      said.text += piece;
      const found = end.exec(said.text);
      if (found) said.ended = { text: said.text.slice(0, found.index), code: Number(found[1]) };
      const { stdout, stderr } = streams;
      if (stdout.ended && stderr.ended)
        answer({ code: stdout.ended.code, signal: null, stdout: stdout.ended.text, stderr: stderr.ended.text });
    });
  child.on('close', (code, signal) => {
    onEnd();
    // No command can receive the error: the run of the tests fails.
    if (!finish) throw new Error(`the tool ended between two commands, with ${signal ?? code}: ${streams.stderr.text}`);
    answer({ code, signal, stdout: streams.stdout.text, stderr: streams.stderr.text });
  });
  // It ends when nobody can give it a command any more. The close event reports one that has ended by itself.
  child.unref();
  child.stdin.on('error', () => {});
  return {
    run: (args, { cwd, env }) =>
      new Promise((resolve) => {
        finish = resolve;
        child.stdin.write(`${JSON.stringify({ args, cwd, env: environmentOf(env) })}\n`);
      }),
    end() {
      child.removeAllListeners('close').kill();
    },
  };
}
