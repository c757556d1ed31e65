/** Locks between processes: a file that names its holder. A holder that was killed holds nothing. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { systemError } from '../../site/helpers/system-error.js';

interface Holder {
  pid: number;
  /** Start time of the process, if the system reports it: process ids are reused, in containers quickly. */
  since?: string;
}

/** Takes a lock. Returns undefined, or the process that holds it; a lock of this process is not taken twice. */
export function takeLock(path: string): number | undefined {
  const own = JSON.stringify({ pid: process.pid, since: beginOf(process.pid) } satisfies Holder);
  for (;;) {
    if (create(path, own)) return undefined;
    const found = read(path);
    const holder = found === undefined ? undefined : holderOf(found);
    if (holder !== undefined) return holder;
    clear(path, found);
  }
}

export function giveLock(path: string): void {
  rmSync(path, { force: true });
}

/** Takes a lock as soon as nobody else holds it. Rejects with `LockHeld` when that lasts longer than two minutes. */
export async function waitForLock(path: string, onWait: (pid: number) => void = () => {}): Promise<void> {
  for (let tried = 0; ; tried++) {
    const holder = takeLock(path);
    if (holder === undefined) return;
    if (tried === 0) onWait(holder);
    if (tried === TRIES) throw new LockHeld(holder);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

const WAIT_MS = 100;
const TRIES = 1200;

/** Makes the file of a lock with all it says, or leaves the one that is there. */
function create(path: string, text: string): boolean {
  const made = `${path}.${process.pid}.new`;
  writeFileSync(made, text);
  try {
    linkSync(made, path);
    return true;
  } catch (error) {
    const { code } = systemError(error);
    if (code === 'EEXIST') return false;
    // Some file systems have no links: there the file may be seen before it says who made it.
    return createPlainly(path, text);
  } finally {
    rmSync(made, { force: true });
  }
}

function createPlainly(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (systemError(error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Another process holds a lock and does not give it back. */
export class LockHeld extends Error {
  constructor(readonly pid: number) {
    super(`held by process ${pid}`);
  }
}

/** Removes the lock of a process that has ended, unless another one has taken it since. */
function clear(path: string, stale: string | undefined): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) === stale) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch {
    // Somebody else was faster.
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The living process that wrote a lock. */
function holderOf(text: string): number | undefined {
  try {
    const { pid, since }: Holder = JSON.parse(text);
    return isAlive(pid) && (since === undefined || beginOf(pid) === since) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemError(error).code === 'EPERM';
  }
}

/** Field 22 of `/proc/<pid>/stat`, counted after the name in brackets, which may hold anything. */
const BEGIN_FIELD = 19;
/** States of a process that has ended but was not reaped: in a container whose first process never reaps, it stays listed for ever. */
const ENDED = /^[ZX]/;

/** Returns when a process began, as the system says it; nothing where the system says none, and of a process that has ended. */
function beginOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2);
  return fields === undefined || ENDED.test(fields) ? '' : (fields.split(' ')[BEGIN_FIELD] ?? '');
}
