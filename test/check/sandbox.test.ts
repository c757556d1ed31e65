/** The sandbox of `check`: what code must not be able to do, and what it still can. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckOptions, checkSources } from '../../renderer/check/check.js';
import { markExpectations } from '../../renderer/check/expectations.js';
import { extractBlocks, makeUnits } from '../../renderer/check/find-blocks.js';
import { instrument } from '../../renderer/check/instrument.js';
import { type Outcome, runUnit, type SandboxLimits } from '../../renderer/check/sandbox.js';
import { readEvents } from '../../renderer/check/unit-report.js';
import type { Source } from '../../renderer/site/content/source.js';
import { removeFolders, temporaryFolder } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { FORGERIES, MODULES, OPENERS, SYSTEM_ESCAPES, WRONG } from './escapes.js';
import { check, checkOptions, fence, harness, isolation, NOT_ISOLATED } from './run.js';

beforeAll(compileTool);
afterAll(removeFolders);

const limits: SandboxLimits = { timeout: 20_000, memory: 64, resident: 256 };

async function run(code: string, changes: Partial<SandboxLimits> = {}, isolated = isolation): Promise<Outcome> {
  const [unit] = makeUnits(extractBlocks('a.md', fence('js run', code)));
  const marked = markExpectations(unit!);
  const module = await instrument(marked, 'js');
  const sandbox = { harness, isolation: () => isolated, limits: { ...limits, ...changes } };
  return runUnit({ ...module, expectations: marked.expectations }, sandbox);
}

/** Returns the code's output, or the error that ended it. */
async function printed(code: string): Promise<string[]> {
  const outcome = await run(code);
  if (outcome.kind !== 'report') throw new Error(JSON.stringify(outcome));
  const { output, error } = outcome.report;
  return error ? [...output, error.message] : [...output];
}

const passes = async (code: string): Promise<boolean> =>
  (await check(fence('js run', code), { limits: { ...limits, timeout: 10_000 }, isolation })).problems.length === 0;

describe('no code makes a wrong expectation pass', () => {
  it.each(FORGERIES)('%s', async (before) => {
    const open = before.endsWith('{');
    expect(await passes(`${before}\n1 + 1; // => 3${open ? '\n}' : ''}`)).toBe(false);
    // An expectation that is never reached may not pass either.
    if (!open) expect(await passes(`${before}\nif (Math.abs(0)) {\n  1 + 1; // => 3\n}`)).toBe(false);
  });

  it.each(WRONG)('%s', async (code) => {
    expect(await passes(code)).toBe(false);
  });
});

describe('no code gets a module that leads out', () => {
  it.each(MODULES.map((name) => [name]))('%s', async (name) => {
    for (const opener of OPENERS) {
      const code = `${opener}\ntry { const found = await import('node:${name}'); console.log(Object.keys(found).join()); } catch (error) { console.log('refused'); }`;
      expect(await printed(code), opener).toEqual(['refused']);
    }
  });
});

describe.runIf(isolation.kind === 'namespaces')('a program with all modules of Node stays inside', () => {
  const folder = temporaryFolder();
  const socket = join(folder, 'socket');
  const secret = join(folder, 'secret');
  const servers: Server[] = [];
  let connections = 0;
  let port = 0;
  beforeAll(async () => {
    writeFileSync(secret, 'x');
    for (const address of [{ port: 0, host: '::' }, socket, `\0${socket}`]) {
      const server = createServer((connection) => {
        connections++;
        connection.on('error', () => {}).end();
      });
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(address, resolve));
    }
    port = (servers[0]!.address() as { port: number }).port;
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const MODULE_NAMES = {
    net: 'net',
    http: 'http',
    dgram: 'dgram',
    dns: 'dns',
    os: 'os',
    cp: 'child_process',
    fs: 'fs',
  };
  const program = (body: string, wrapped: boolean) => {
    const modules = Object.entries(MODULE_NAMES).map(([name, path]) => `const ${name} = require('node:${path}');`);
    const values = { PORT: port, SOCKET: socket, SECRET: secret, PARENT: process.pid };
    const constants = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
    const text = `${modules.join('')}${constants.join('')}
      const out = () => { console.log('OUT'); process.exit(); };
      process.on('uncaughtException', () => {});
      setTimeout(() => process.exit(), 3000);
      ${body}`;
    const place = temporaryFolder();
    mkdirSync(join(place, 'work'));
    const command = [process.execPath, '-e', text];
    const [name = '', ...args] = (wrapped ? isolation : NOT_ISOLATED).wrap(place, command);
    return new Promise<string>((resolve) => {
      const child = spawn(name, args, { cwd: place, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.on('close', () => resolve(output.trim()));
    });
  };

  // Each waits three seconds for what must not come: so several wait at a time, and one connection fails all that follow.
  it.concurrent.each(SYSTEM_ESCAPES)('%s', async (_, body) => {
    expect(await program(`process.stdout.write('in '); ${body}`, true)).toBe('in');
    expect(connections).toBe(0);
  });

  it('gets out where nothing isolates it: the programs do what they say', async () => {
    expect(await program("net.connect(PORT, '127.0.0.1').on('connect', out)", false)).toBe('OUT');
    expect(await program('net.connect(SOCKET).on("connect", out)', false)).toBe('OUT');
    expect(await program('fs.existsSync(SECRET) && out()', false)).toBe('OUT');
  });
});

describe('where nothing isolates the code', () => {
  const source = {
    ...{ path: 'a.md', relative: 'a.md', hash: '', format: 'md', kind: 'doc', scope: { kind: 'pages' } },
    text: fence('js', '1; // => 2'),
  } as unknown as Source;
  const checked = (changes: Partial<CheckOptions>) =>
    checkSources([source], {
      ...checkOptions(),
      markup: { versions: '' },
      facts: { versions: {}, compat: async () => undefined, baseline: async () => undefined },
      today: '2026-01-01',
      enabled: new Set(['code']),
      ...changes,
    });

  it('check says so, or runs nothing', async () => {
    const told = { what: 'isolation', why: 'not-isolated' };
    const free = await checked({});
    expect(free.unchecked).toContainEqual(told);
    expect(free.problems.map(({ code }) => code)).toEqual(['check-expectation']);
    const strict = await checked({ requireIsolation: true });
    expect(strict.problems.map(({ code }) => code)).toEqual(['check-not-isolated']);
    expect(strict.counts).toMatchObject({ run: 0, parsed: 1 });
  });

  it.runIf(isolation.kind !== 'none')('not where it is isolated', async () => {
    const { unchecked, problems } = await checked({ isolation: () => isolation, requireIsolation: true });
    expect(unchecked.filter(({ what }) => what === 'isolation')).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['check-expectation']);
  });
});

describe('one note loses only itself', () => {
  it.each([
    [
      'fifty calls of the probe',
      'for (let i = 0; i < 50; i++) __notes.promise?.(i, 1), __notes(i, 1);\nif (!Date) 1; // => 1',
    ],
    ['values without end', 'const a = []; for (;;) { a.push(a.length);\n  a.slice(); // => []\n}'],
    ['a value too large', 'Array.from({ length: 1e6 }, () => ({})); // => []'],
    ['a value that is deep', 'let a = {}; for (let i = 0; i < 4e4; i++) a = { a };\na; // => {}'],
    ['getters that throw', '({ get a() { throw new Error("no"); } }); // => ({ a: 1 })'],
    ['a proxy that throws', 'new Proxy({}, { ownKeys() { throw null; } }); // => ({ a: 1 })'],
    ['an error without words', 'throw { get name() { throw 1; }, get stack() { throw 2; } };'],
    ['an end by a signal', 'process.kill?.(process.pid); process.reallyExit(77);'],
  ])('%s', async (_, code) => {
    const good = '1; // => 1\n';
    const text = fence('js', good) + fence('js run', code) + fence('js', good);
    const { problems, results } = await check(text, { isolation });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ line }) => line! > 4 && line! < 8 + code.split('\n').length)).toBe(true);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('whose process crashes is run again, and says so when it always does', async () => {
    const flag = join(temporaryFolder(), 'crashed');
    const crashing = (script: string) => ({
      ...NOT_ISOLATED,
      wrap: (_: string, command: readonly string[]) => ['/bin/sh', '-c', script, flag, ...command],
    });
    const once = crashing('if [ ! -e "$0" ]; then : > "$0"; kill -SEGV $$; fi; exec "$@"');
    expect(await run('console.log(1);', {}, once)).toMatchObject({ kind: 'report', report: { output: ['1'] } });
    const always = crashing('kill -SEGV $$');
    expect(await run('console.log(1);', {}, always)).toEqual({ kind: 'died', detail: 'Node.js crashed (SIGSEGV)' });
  });

  it.each([
    ['no nonce', '["end",0]'],
    ['a wrong nonce', 'def ["end",0]'],
    ['no JSON', 'abc {'],
    ['an unknown kind', 'abc ["passed",0]'],
    ['a call that is not there', 'abc ["quiet",7]'],
    ['too little', 'abc ["value",0]'],
    ['an index to nowhere', 'abc ["value",0,{"root":3,"nodes":[]},null,""]'],
    ['another form', 'abc ["value",0,{"root":"u","nodes":[{"kind":"list"}]},null,""]'],
    ['a number for a text', 'abc ["print",3]'],
  ])('a report is refused with %s', (_, line) => {
    expect(readEvents(`abc ["start"]\n${line}\n`, 'abc', 2)).toBeUndefined();
  });
});

describe('the process of a block', () => {
  it.each([
    '_kill _debugProcess _startProfilerIdleNotifier binding _linkedBinding dlopen kill execve',
    'mainModule getBuiltinModule stdin openStdin _getActiveHandles loadEnvFile chdir report',
    'setuid setgid setgroups initgroups umask setUncaughtExceptionCaptureCallback',
  ])('has none of: %s', async (names) => {
    const code = `console.log(${JSON.stringify(names)}.split(' ').filter((name) => process[name] !== undefined).join())`;
    expect(await printed(code)).toEqual(['']);
  });

  it('knows nothing of where it runs', async () => {
    expect(await printed('console.log(JSON.stringify(process.env))')).toEqual(['{}']);
  });

  it('still tells the time, its versions and its end', async () => {
    const code = `process.nextTick(() => console.log('tick')); process.stdout.write('x');
      await null; await new Promise((done) => setTimeout(done, 1));
      console.log(typeof process.hrtime.bigint(), process.version.length > 1, process.memoryUsage().rss > 0);`;
    expect(await printed(code)).toEqual(['tick', 'bigint true true']);
  });

  it('finds nothing of the job in new buffers', async () => {
    const code = `let text = ''; for (let i = 0; i < 64; i++) text += Buffer.allocUnsafeSlow(65536).toString('latin1');
      console.log(text.replaceAll('\\0', '').length);`;
    expect(await printed(code)).toEqual(['0']);
  });
});

describe('no way to disk, network or another process', () => {
  it.each([
    ["import('node:fs')", 'not allowed'],
    ['new Function(\'return import("node:child_process")\')()', 'not allowed'],
    ['(0, eval)(\'import("node:worker_threads")\')', 'not allowed'],
    ['setTimeout.constructor(\'return import("node:net")\')()', 'not allowed'],
    ["import('data:text/javascript,export default 1')", 'not allowed'],
    ['new process.stderr.constructor().connect(80, "127.0.0.1")', 'not a function'],
    [
      "(new Request('http://127.0.0.1:1'), globalThis[Symbol.for('undici.globalDispatcher.1')]).dispatch({ origin: 'http://127.0.0.1:1', path: '/', method: 'GET' }, {})",
      'no network',
    ],
    ["fetch('http://127.0.0.1:1')", 'not defined'],
  ])('%s', async (expression, refusal) => {
    const code = `try { await ${expression}; console.log('out'); } catch (error) { console.log(error.message); }`;
    expect((await printed(code)).join()).toContain(refusal);
  });
});

describe('limits', () => {
  const died = { kind: 'died', detail: 'out of memory' };

  it.each([
    ['lists', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'],
    ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 25).fill(1));'],
    ['shared buffers', 'const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(2 ** 25)).fill(1));'],
    [
      'memories of WebAssembly',
      'const all = []; for (;;) all.push(new Uint8Array(new WebAssembly.Memory({ initial: 512 }).buffer).fill(1));',
    ],
  ])('stop %s without end', async (_, code) => {
    expect(await run(code)).toEqual(died);
  });

  it.each([
    [
      'microtasks',
      'const again = () => { Promise.resolve().then(again); }; again(); await new Promise((r) => setTimeout(r));',
    ],
    ['ticks', 'const again = () => process.nextTick(again); again(); await new Promise((r) => setTimeout(r));'],
    ['a wait', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
  ])('stop %s without end', async (_, code) => {
    expect(await run(code, { timeout: 700 })).toEqual({ kind: 'timeout' });
  });
});
