/**
 * Debian's Firefox for a smoke test (D31), driven by Marionette, its own protocol over a socket: the drivers that the other tests use
 * need a browser built for them, or commands that a release with long support does not know.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The browser: named by `FIREFOX_PATH`, else where Debian puts it. */
const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path));

/** Quiet: no updates, no first-run pages, no reports; the port is written into the profile. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

const START_MS = 120_000;
const WAIT_MS = 60_000;
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

export interface Firefox {
  goto(url: string): Promise<void>;
  /** Value of an expression in the page. @throws when the page is left meanwhile */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression in the page is true. */
  until(expression: string): Promise<void>;
  /** Clicks the middle of the first element of a selector, as a pointer does. */
  click(selector: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Width of the window's content, px. */
  resize(width: number): Promise<void>;
  /** Errors of pages since the last call: scripts and policy. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** Messages are `length:json`; a command is `[0, id, name, parameters]`, its answer `[1, id, error, result]`. */
function channel(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  let buffer = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  const take = (message: unknown) => {
    // The first message is a greeting.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.fail(new Error(error.message));
    else one?.done(result);
  };
  socket.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const length = Number(buffer.subarray(0, colon).toString());
      if (colon < 0 || buffer.length < colon + 1 + length) return;
      const text = buffer.subarray(colon + 1, colon + 1 + length).toString();
      buffer = buffer.subarray(colon + 1 + length);
      take(JSON.parse(text));
    }
  });
  return (name, parameters = {}) =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function connected(profile: string, child: ChildProcess): Promise<Socket> {
  const file = join(profile, 'MarionetteActivePort');
  const end = Date.now() + START_MS;
  for (;;) {
    // The file is there before the number is, and the number before somebody listens.
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    const socket = port > 0 ? connect(port, '127.0.0.1') : undefined;
    const isOpen = await new Promise<boolean>((done) => {
      if (!socket) done(false);
      socket?.once('connect', () => done(true)).once('error', () => done(false));
    });
    if (socket && isOpen) return socket;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Firefox did not start (code ${child.exitCode})`);
    await sleep(100);
  }
}

const MESSAGES = `const all = Services.console.getMessageArray(); Services.console.reset();
return all.filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag) && one.sourceName.startsWith('http')).map((one) => one.errorMessage + ' ' + one.sourceName);`;

/** Sends what is for no loopback to a port of this machine, where a test counts it. */
const proxied = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
});

/** Starts Firefox without a window. */
export async function launchFirefox({ proxyPort }: { proxyPort?: number } = {}): Promise<Firefox> {
  const path = findFirefox();
  if (!path) throw new Error('No Firefox: install firefox-esr (Debian), or name one in FIREFOX_PATH');
  const profile = mkdtempSync(join(tmpdir(), 'notes-firefox-'));
  const named = { ...PREFERENCES, ...(proxyPort !== undefined && proxied(proxyPort)) };
  const preferences = Object.entries(named).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const child = spawn(path, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const socket = await connected(profile, child);
  const send = channel(socket);
  await send('WebDriver:NewSession', { capabilities: {} });
  const script = async (text: string) =>
    ((await send('WebDriver:ExecuteScript', { script: text, args: [] })) as { value: unknown }).value;
  const place = (selector: string) =>
    script(`const found = document.querySelector(${JSON.stringify(selector)});
found?.scrollIntoView({ block: 'center', behavior: 'instant' });
return found && JSON.stringify([found.getBoundingClientRect(), innerWidth, innerHeight]);`);
  /** Waits until an element stays where it is: the driver reads its place before it sends the pointer there. */
  const stands = async (selector: string) => {
    const end = Date.now() + WAIT_MS;
    for (let before: unknown = null, now = await place(selector); now === null || now !== before; ) {
      if (Date.now() > end) throw new Error(`Never at one place: ${selector}`);
      await sleep(50);
      before = now;
      now = await place(selector);
    }
  };
  const firefox: Firefox = {
    goto: async (url) => void (await send('WebDriver:Navigate', { url })),
    async evaluate<T>(expression: string) {
      const answer = (await script(`return [(${expression})];`)) as [T] | null;
      // Marionette's answer for a page that was left.
      if (!answer) throw new Error(`The page was left while it was asked for ${expression}`);
      return answer[0];
    },
    async until(expression) {
      const end = Date.now() + WAIT_MS;
      while (!(await script(`return Boolean(${expression});`))) {
        if (Date.now() > end) throw new Error(`Never true: ${expression}`);
        await sleep(50);
      }
    },
    async click(selector) {
      await stands(selector);
      const found = (await send('WebDriver:FindElement', { using: 'css selector', value: selector })) as {
        value: object;
      };
      await send('WebDriver:ElementClick', { id: Object.values(found.value)[0] });
    },
    async press(key) {
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ];
      await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resize(width) {
      await send('WebDriver:SetWindowRect', { width, height: 844 });
    },
    async errors() {
      await send('Marionette:SetContext', { value: 'chrome' });
      const found = (await script(MESSAGES)) as string[];
      await send('Marionette:SetContext', { value: 'content' });
      return found;
    },
    async close() {
      const gone = new Promise((done) => child.once('exit', done));
      await Promise.race([send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {}), gone]);
      await Promise.race([gone, sleep(5000)]);
      child.kill('SIGKILL');
      socket.destroy();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return firefox;
}
