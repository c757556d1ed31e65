/** The client bundled as a build does it. */
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClientAssets,
  type ClientBundle,
  type ClientInput,
  makeClient,
} from '../../renderer/output/bundle/client-bundle.js';
import { readBundle, writeBundle } from '../../renderer/output/bundle/kept-bundle.js';
import type { SheetName } from '../../renderer/shared/limits.js';
import type { Language } from '../../theme/texts/language.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface TestBundle {
  /** `assets/…` → content. */
  files: Map<string, Uint8Array>;
  /** Address of the first script. */
  boot: string;
  css: string;
  sheets: Record<SheetName, string>;
  /** Address of the frame's script. */
  frame: string;
}

/** A run of many test files bundles once for each language (`setup/run.mjs`): its sources are the same from first to last. */
async function makeOnce(input: ClientInput): Promise<ClientBundle> {
  const folder = process.env.NOTES_TEST_FOLDER;
  if (!folder) return makeClient(input);
  const place = join(folder, `client-${input.language}`);
  const kept = readBundle<ClientAssets>(place, '');
  if (kept) return kept;
  const made = await makeClient(input);
  if (made.problems.length === 0) writeBundle(place, '', made);
  return made;
}

export async function bundleClient(language: Language = 'zh'): Promise<TestBundle> {
  const input: ClientInput = { dir: root, baseUrl: '/', language, direction: 'ltr', customCss: [], cacheDir: tmpdir() };
  const { assets, files, problems } = await makeOnce(input);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return {
    files: new Map(files.map(({ path, bytes }) => [path, bytes])),
    boot: `/${assets.boot}`,
    css: `/${assets.style}`,
    sheets: {
      lists: `/${assets.sheets.lists}`,
      rich: `/${assets.sheets.rich}`,
      home: `/${assets.sheets.home}`,
      rtl: `/${assets.sheets.rtl}`,
    },
    frame: `/${assets.frame}`,
  };
}
