/** Single keys of a terminal. While they are read, it neither echoes them nor makes signals of them. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Keyboard {
  /** Reads keys from now on. */
  take(): void;
  /** Gives the terminal back as it was. */
  release(): void;
}

/** One key: an escape sequence, or one character. */
const KEY = /\u001b(?:\[[\d;]*[A-Za-z~]|O.)?|[\s\S]/gu;

/** Calls back for each key; restores the terminal when the process ends for any reason. */
export function keyboard(onKey: (key: string) => void): Keyboard {
  const { stdin } = process;
  let isTaken = false;
  const heard = (data: Buffer) => {
    for (const [key] of data.toString('utf8').matchAll(KEY)) if (isTaken) onKey(key);
  };
  const release = () => {
    if (!isTaken) return;
    isTaken = false;
    process.off('exit', release);
    stdin.off('data', heard);
    stdin.setRawMode(false);
    stdin.pause();
  };
  return {
    take() {
      // A shell that used the terminal meanwhile has changed its mode without Node knowing.
      release();
      isTaken = true;
      process.on('exit', release);
      stdin.setRawMode(true);
      stdin.on('data', heard);
      stdin.resume();
    },
    release,
  };
}

/** Stopping the process is not at once; where it cannot be stopped, it goes on after this time. */
const STOP_MS = 100;

/** Stops the process as Ctrl+Z would where no keys are read. @param goOn called when it goes on */
export function stopProcess(goOn: () => void): void {
  // To the whole group, as the terminal would: who started this waits in it. Windows stops no process.
  if (process.platform !== 'win32') process.kill(0, 'SIGTSTP');
  setTimeout(goOn, STOP_MS);
}

/** True if keys of the terminal are meant for this process: one in the background that asks for them is stopped. */
export async function isInForeground(): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // pid (name) state ppid pgrp session tty_nr tpgid; a name may hold spaces and brackets.
    const [, , group, , , foreground] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return group === foreground;
  }
  return new Promise((resolve) =>
    execFile('ps', ['-o', 'stat=', '-p', String(process.pid)], (error, stdout) =>
      resolve(error !== null || stdout.includes('+')),
    ),
  );
}
