/** Flags of V8 that suit this tool. They are set before the engine is loaded and hold for the threads started later. */
import { existsSync, rmSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from '../../renderer/engine/run/garbage.js';
import { toolVersion } from '../../renderer/output/tool.js';

/**
 * The young generation starts with a megabyte and doubles when much of it survives, which nearly all does while a site is read: with one
 * large step an edit of a site of 1,000 docs collects 13 times for 0.16 s instead of 21 times for 0.34 s.
 */
const GROWTH = 16;

/**
 * Bytes of bytecode that a function runs before V8 optimises it; its default is a third of this. A build is over before most of what is
 * optimised early has paid for itself: a tenth of the CPU time of a cold build of 1,100 pages.
 */
const BUDGET = 400_000;

/**
 * Megabytes of the old generation that a thread has from its start. V8 starts with a few and grows after each full collection;
 * a thread that builds a thousand pages had two such collections, and has none with this value.
 */
const OLD_MB = 64;

/**
 * Percent that the heap of a server grows by between two full collections. V8 lets one of 300 MB nearly double, and does not give back what it took:
 * a server of 10,000 docs holds 640 MB with this value and 760 to 990 without it.
 */
const SERVER_GROWTH = 20;

/**
 * The newest V8 on which each flag was tested. V8 prints `unrecognized flag` for others and has no way to ask, so newer versions do not
 * get the flag.
 */
const KNOWN_UNTIL = {
  'semi-space-growth-factor': 14,
  'interrupt-budget': 11,
  'initial-old-space-size': 14,
  'heap-growing-percent': 14,
};

function setFlag(name: keyof typeof KNOWN_UNTIL, value: number): void {
  if (Number.parseInt(process.versions.v8, 10) <= KNOWN_UNTIL[name]) setFlagsFromString(`--${name}=${value}`);
}

/** Prepares V8 for a command that reads a site. */
export function expectGrowth(): void {
  setFlag('semi-space-growth-factor', GROWTH);
}

/**
 * Prepares V8 for a process that builds a whole site once. Not for an edit: Node does not use what it has of its own modules in compiled form once V8 has
 * other flags, and a thread takes twice as long to start.
 */
export function expectShortLife(): void {
  expectGrowth();
  setFlag('interrupt-budget', BUDGET);
  setFlag('initial-old-space-size', OLD_MB);
}

/** Prepares V8 for the hours in which a process serves a large site, after its first build. The limit counts from a collection on, so one is made. */
export function expectLongLife(): void {
  setFlag('heap-growing-percent', SERVER_GROWTH);
  collectGarbage();
}

/**
 * Has Node keep what it compiles of the tool's modules from now on, where it can (from 22.1 on): an edit loads 3 MB of code and runs little of it. Node
 * compares each module with what is kept of it, and compiles what is damaged or of another text.
 */
export function keepCode(cacheDir: string): void {
  if (!('enableCompileCache' in nodeModule) || typeof nodeModule.enableCompileCache !== 'function') return;
  const folder = join(cacheDir, 'code');
  const own = join(folder, toolVersion().code);
  try {
    // That of an earlier version of the tool is of no use.
    if (!existsSync(own)) rmSync(folder, { recursive: true, force: true });
  } catch {
    // The build reports an unwritable cache folder.
  }
  nodeModule.enableCompileCache(own);
}
