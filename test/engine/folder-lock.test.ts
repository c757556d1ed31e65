/** Who holds a lock: a process that lives, and nobody else. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { giveLock, takeLock } from '../../renderer/engine/run/folder-lock.js';
import { removeFolders, temporaryFolder } from './folders.js';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  removeFolders();
});

/** State of a process and when it began, as Linux tells them. */
function told(pid: number): { state: string | undefined; since: string | undefined } {
  const [, , state, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return { state, since: rest[18] };
}

/** Starts a program. @returns what it says first */
async function start(script: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  const [bytes] = await once(child.stdout, 'data');
  return { child, said: String(bytes).trim() };
}

const lockOf = (pid: number): string => {
  const path = join(temporaryFolder(), 'lock');
  writeFileSync(path, JSON.stringify({ pid, since: told(pid).since }));
  return path;
};

it('is held by a process that lives', async () => {
  const { child } = await start('echo on; exec sleep 60');
  expect(takeLock(lockOf(child.pid!))).toBe(child.pid);
});

it('is taken once by this process, and free again when it is given', () => {
  const path = join(temporaryFolder(), 'lock');
  expect(takeLock(path)).toBeUndefined();
  expect(takeLock(path)).toBe(process.pid);
  giveLock(path);
  expect(takeLock(path)).toBeUndefined();
});

it('is free where its number is that of another process by now', async () => {
  const { child } = await start('echo on; exec sleep 60');
  const path = lockOf(child.pid!);
  writeFileSync(path, JSON.stringify({ pid: child.pid, since: '1' }));
  expect(takeLock(path)).toBeUndefined();
});

it('is free where its holder was killed and nobody has asked how it ended', async () => {
  const { said } = await start('sleep 60 & echo $!; exec sleep 60');
  const pid = Number(said);
  const path = lockOf(pid);
  expect(takeLock(path)).toBe(pid);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(told(pid).state).toBe('Z'));
  expect(takeLock(path)).toBeUndefined();
});
