/** A folder that the command line has built, served to one browser, for a test file. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';
import { launch } from './harness.js';
import { serve } from './server.js';
import type { Stage } from './setup.js';

export function builtFolder(files: Readonly<Record<string, string>>): Pick<Stage, 'browser' | 'server'> {
  const stage = {} as Pick<Stage, 'browser' | 'server'>;
  beforeAll(async () => {
    const folder = temporaryFolder();
    writeFiles(folder, files);
    const { code, stderr } = await notesInHost(['build'], { cwd: folder });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    [stage.browser, stage.server] = await Promise.all([launch(), serve(join(folder, 'dist'))]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.close();
    removeFolders();
  });
  return stage;
}
