/** A saved style sheet of the site or of its theme files, or what one of them imports: the sheets that it is part of are made without the scripts. */
import { fileBase, fileOfAddress } from '../shared/urls.js';
import { type First, NOTHING, swap } from './saved-result.js';
import { clientInput } from './steps/client-step.js';
import { memoryOutputs } from './write/outputs.js';

export const sheetFirst: First = async (run, built, { file }) => {
  const { site, theme, rendering } = built;
  const { assets, sheets = [] } = rendering.bundle;
  const { options, kept, trace } = run;
  const parts = sheets.filter(({ files }) => files.includes(file));
  if (parts.length === 0) return undefined;
  const names = [...new Set(parts.map(({ name }) => name ?? 'theme'))];
  const made = await trace.step('client', () => kept.sheets.make(clientInput(site, theme, options), sheets, names));
  if (!made) return 'wrong';
  const outputs = memoryOutputs(kept.outputs, () => false);
  for (const one of made.files) outputs.put({ ...one, phase: 'asset' }, 'theme');
  const address = (path: string) => `${fileBase(site)}${path}`;
  const isScoped = sheets.some(({ files }) => files.some((path) => path.includes('.module.')));
  const swapped: Record<string, string> = {};
  for (const [name, path] of Object.entries(made.paths)) {
    const original = address({ theme: assets.style, ...assets.sheets }[name] ?? '');
    const former = kept.outputs.get(fileOfAddress(kept.swapped.get(original) ?? original, site));
    const now = made.files.find((one) => one.path === path);
    // Scripts hold the names that classes of a CSS module have.
    if (isScoped && classesOf(former?.bytes) !== classesOf(now?.bytes)) return 'wrong';
    Object.assign(swapped, Object.fromEntries(swap(run, original, address(path))));
  }
  return { ...NOTHING, swapped, changed: outputs.commit().changed };
};

/** Names of classes, once each. */
const classesOf = (bytes: string | Uint8Array = ''): string =>
  [
    ...new Set(
      Buffer.from(bytes)
        .toString()
        .match(/\.-?[a-z_][\w-]*/gi),
    ),
  ]
    .sort()
    .join();
