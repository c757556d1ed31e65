/** The client bundled as a build does it. */
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientInput, makeClient } from '../../renderer/output/bundle/client-bundle.js';
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

export async function bundleClient(language: Language = 'zh'): Promise<TestBundle> {
  const input: ClientInput = { dir: root, baseUrl: '/', language, direction: 'ltr', customCss: [], cacheDir: tmpdir() };
  const { assets, files, problems } = await makeClient(input);
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
