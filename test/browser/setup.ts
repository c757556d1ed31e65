/** One browser, one bundle and one fixture site for a test file. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { bundleClient, type TestBundle } from './bundle.js';
import { type FixtureOptions, makeFixture } from './fixture.js';
import { launch, type Opened, type OpenOptions, visit } from './harness.js';
import { serve, type TestServer } from './server.js';

export interface Stage {
  browser: Browser;
  server: TestServer;
  bundle: TestBundle;
  files: Map<string, string | Uint8Array>;
  /** Visits a path of the fixture site. */
  on(path: string, options: OpenOptions, test: (opened: Opened) => Promise<void>): Promise<void>;
  /** Path of the script that hydrates a page. */
  hydrating: string;
  /** Tells whether a path is a script that the first one loads later. */
  isLater(path: string): boolean;
}

export function setUp(options: FixtureOptions = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.bundle = await bundleClient();
    stage.files = makeFixture(stage.bundle, options);
    [stage.browser, stage.server] = await Promise.all([launch(), serve(stage.files)]);
    stage.on = (path, opening, test) => visit(stage.browser, stage.server.origin + path, opening, test);
    const { boot } = stage.bundle;
    // React is in it: no other file is nearly as large.
    const scripts = [...stage.bundle.files].filter(
      ([path]) => path.endsWith('.js') && !stage.bundle.frame.endsWith(path),
    );
    stage.hydrating = `/${scripts.sort((a, b) => b[1].length - a[1].length)[0]![0]}`;
    stage.isLater = (path) => path.startsWith('/assets/') && path.endsWith('.js') && path !== boot;
    stage.server.intercept = late(stage);
  });
  cleanUp(stage);
  return stage;
}

/** After each test the server answers as it should and has heard nothing; after the last one it and the browser end, then `more` is done. */
export function cleanUp(stage: Pick<Stage, 'browser' | 'server'> & Partial<Stage>, more?: () => void): void {
  afterEach(() => {
    for (const release of held) release();
    held.clear();
    stage.server.intercept = late(stage);
    stage.server.forget();
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.close();
    more?.();
  });
}

/** With LATE_SCRIPTS=400, lazily loaded scripts come 400 ms late: a test that reads what they make without waiting for it then fails every time. */
const late = (stage: Partial<Stage>) => async (path: string) => {
  const ms = Number(process.env.LATE_SCRIPTS ?? 0);
  if (ms > 0 && stage.isLater?.(path)) await new Promise((done) => setTimeout(done, ms));
  return false;
};

/** Holds back the answers to paths that match; returns the function that lets them go. The end of the test does so too. */
export function hold({ server }: Pick<Stage, 'server'>, matches: (path: string) => boolean): () => void {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  held.add(resolve);
  server.intercept = async (path) => {
    if (matches(path)) await promise;
    return false;
  };
  return resolve;
}

const held = new Set<() => void>();
