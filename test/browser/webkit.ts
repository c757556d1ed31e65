/**
 * WebKitGTK for a smoke test (D31) of Safari's engine. Debian's MiniBrowser runs on a display of its own and is driven by
 * its WebDriver, over HTTP.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firefox } from './firefox.js';

/** Operations that both browsers support. */
export type WebKit = Pick<Firefox, 'goto' | 'evaluate' | 'until' | 'click' | 'press' | 'resize' | 'close'>;

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const WAIT_MS = 60_000;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Starts a display without a screen. @returns its name */
function startDisplay(): { display: ChildProcess; name: Promise<string> } {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const display = spawn(DISPLAY, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const name = new Promise<string>((done, fail) => {
    display.once('error', fail).once('exit', () => fail(new Error('Xvfb did not start')));
    display.stdout!.once('data', (number) => done(`:${String(number).trim()}`));
  });
  return { display, name };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Commands of WebDriver. */
const commands = (origin: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { message?: string } | null };
  if (!answer.ok) throw new Error(`${path}: ${value?.message}`);
  return value as unknown;
};

/** Starts WebKit. */
export async function launchWebKit(): Promise<WebKit> {
  for (const path of [DRIVER, DISPLAY])
    if (!existsSync(path)) throw new Error(`No ${path}: install webkit2gtk-driver and xvfb (Debian)`);
  const home = mkdtempSync(join(tmpdir(), 'notes-webkit-'));
  const { display, name } = startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: await name, HOME: home, XDG_RUNTIME_DIR: home, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const send = commands(`http://127.0.0.1:${port}`);
  const end = Date.now() + WAIT_MS;
  while (!(await send('GET', '/status').catch(() => false))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
    await sleep(50);
  }
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const post = (path: string, body: object) => send('POST', `/session/${sessionId}${path}`, body);
  await post('/timeouts', { implicit: WAIT_MS });
  const script = (text: string) => post('/execute/sync', { script: text, args: [] });
  return {
    goto: async (url) => void (await post('/url', { url })),
    evaluate: <T>(expression: string) => script(`return (${expression});`) as Promise<T>,
    async until(expression) {
      const last = Date.now() + WAIT_MS;
      // Between two pages there is no document.
      while (!(await script(`return Boolean(${expression});`).catch(() => false))) {
        if (Date.now() > last) throw new Error(`Never true: ${expression}`);
        await sleep(50);
      }
    },
    async click(selector) {
      const found = (await post('/element', { using: 'css selector', value: selector })) as Record<string, string>;
      await post(`/element/${Object.values(found)[0]}/click`, {});
    },
    async press(key) {
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ];
      await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize: async (width) => void (await post('/window/rect', { width, height: 844 })),
    async close() {
      await send('DELETE', `/session/${sessionId}`).catch(() => {});
      const gone = [driver, display].map((child) => new Promise((done) => child.once('exit', done)));
      driver.kill('SIGKILL');
      display.kill('SIGKILL');
      await Promise.all(gone);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
