/** Runs `notes check` for a served site in a process of its own, while pages are still served. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { toolRoot } from '../../renderer/output/tool.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { SiteOptions } from '../options/site-options.js';
import type { Checked } from './screen-lines.js';

export interface CheckRun {
  /** Resolves when it has ended. */
  done: Promise<Checked>;
  stop(): void;
}

/** @param dir site folder, absolute */
export function startCheck(dir: string, options: SiteOptions): CheckRun {
  const { config, base, parser, threads, forgive } = options;
  const given = [
    ...(config === undefined ? [] : ['--config', config]),
    ...(base === undefined ? [] : ['--base', base]),
    ...(parser === undefined ? [] : ['--parser', parser]),
    ...(threads === undefined ? [] : ['--threads', String(threads)]),
    ...(forgive ? ['--forgive'] : []),
  ];
  const started = performance.now();
  const main = join(toolRoot, 'lib/cli/main.js');
  const child = spawn(process.execPath, [main, 'check', dir, '--json', ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { done: ended(child, started), stop: () => void child.kill() };
}

function ended(child: ChildProcess, started: number): Promise<Checked> {
  let data = '';
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    data += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ failed: message }));
    child.on('close', () => {
      const found = readResult(data);
      const ms = performance.now() - started;
      resolve(found ? { ...found, ms, at: new Date() } : { failed: said.trim().split('\n').at(-1) ?? '' });
    });
  });
}

function readResult(text: string): { ok: boolean; problems: Problem[] } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
