/** A served site with an editor and a browser, for a test file, and requests as others than the page would send them. */
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launch } from '../browser/harness.js';
import { endServing, type Serving, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';

export interface Desk {
  browser: Browser;
  site: Serving;
  dir: string;
  /** Returns the file that the editor was asked to open; empty before. */
  opened(): string;
}

export function servedDesk(files: Readonly<Record<string, string>>): Desk {
  const desk = {} as Desk;
  beforeAll(async () => {
    compileTool();
    desk.dir = temporaryFolder();
    writeFiles(desk.dir, files);
    const folder = temporaryFolder();
    const [editor, told] = [join(folder, 'editor'), join(folder, 'told.txt')];
    writeFiles(folder, { editor: `#!/bin/sh\nprintf '%s ' "$@" > '${told}'\n` });
    chmodSync(editor, 0o755);
    desk.opened = () => (existsSync(told) ? readFileSync(told, 'utf8') : '');
    desk.site = await serve(desk.dir, ['-p', '0'], { LAUNCH_EDITOR: editor, NOTES_LANG: 'zh' });
    desk.browser = await launch();
  });
  afterAll(async () => {
    endServing();
    removeFolders();
    await desk.browser?.close();
  });
  return desk;
}

/** Collects messages of a page until one matches. @returns all of them */
export async function told({ site }: Desk, pattern: RegExp): Promise<string> {
  let heard = '';
  const stream = get(`${site.url}_notes/reload`, (response) => response.on('data', (data) => (heard += String(data))));
  await expect.poll(() => heard).toMatch(pattern);
  stream.destroy();
  return heard;
}

/** Returns the headers of a request as the page itself sends it, according to its messages. */
export function ownHeaders({ site }: Desk, heard: string) {
  const { host } = new URL(site.url);
  const [, token = ''] = /"token":"([\w-]+)"/.exec(heard)!;
  return { host, origin: `http://${host}`, 'x-notes-token': token };
}

/** Sends a request. @returns its status */
export function statusOf(
  { site }: Desk,
  path: string,
  headers: Record<string, string>,
  method = 'POST',
): Promise<number | undefined> {
  const { port } = new URL(site.url);
  return new Promise((done, fail) => {
    const asked = request({ port, path, method, headers }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on('error', fail).end();
  });
}
