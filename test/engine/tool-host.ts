/**
 * The compiled tool, many commands in one process: loading it takes four fifths of the time of a small build. For tests of what a command reads,
 * writes and says; `tool.ts` is for those of the process. `OWN_PROCESSES=1` gives each command a process of its own again.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../structure/imports.js';
import { compileTool, environmentOf, notes, type Run, type RunOptions } from './tool.js';

export type HostOptions = Omit<RunOptions, 'killAfter'>;

type Host = (args: readonly string[], options: HostOptions) => Promise<Run>;

/** The process of this test file, and the end of the command that came last: commands wait for each other. */
const current: { host?: Host; last: Promise<unknown> } = { last: Promise.resolve() };

/** Runs `notes` with some arguments, after the commands before it and in the same process. */
export function notesInHost(args: readonly string[], options: HostOptions): Promise<Run> {
  if (process.env.OWN_PROCESSES) return notes(args, options);
  compileTool();
  const run = current.last.then(() => {
    current.host ??= startHost(() => delete current.host);
    return current.host(args, options);
  });
  current.last = run.catch(() => {});
  return run;
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
    answer({ code, signal, stdout: streams.stdout.text, stderr: streams.stderr.text });
  });
  endWithThisProcess(child);
  return (args, { cwd, env }) =>
    new Promise((resolve) => {
      finish = resolve;
      child.stdin.write(`${JSON.stringify({ args, cwd, env: environmentOf(env) })}\n`);
    });
}

/** The process is not waited for: it ends when nobody can give it a command any more. */
function endWithThisProcess(child: ChildProcessWithoutNullStreams): void {
  child.unref();
}
