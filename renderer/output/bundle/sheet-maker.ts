/** Style sheets of a site alone, made again as one of their files is saved. */
import type { BuildContext, BuildOptions } from 'esbuild';
import { type BundledFile, nameByContent } from '../modules/bundle-names.js';
import { type ClientInput, entryOf, optionsOf } from './client-bundle.js';
import { codeSheetEntries, codeSheets, type MadeSheet, withSheetsOfCode } from './override-sheets.js';

/** Makes style sheets alone, as `bundleClient` makes them. */
export interface SheetMaker {
  /**
   * @param sheets of the last bundle: what scripts import has not changed since then
   * @param names those to make
   * @returns paths by name; undefined where they cannot be made
   */
  make(
    input: ClientInput,
    sheets: readonly MadeSheet[],
    names: readonly string[],
  ): Promise<{ paths: Record<string, string>; files: BundledFile[] } | undefined>;
  close(): Promise<void>;
}

/** Files that have not changed since the last time are not parsed again: that is most of the theme's rules. */
export function createSheetMaker(): SheetMaker {
  let current: { key: string; context: BuildContext<SheetOptions> } | undefined;
  const close = async () => {
    await current?.context.dispose();
    current = undefined;
  };
  return {
    close,
    async make(input, sheets, names) {
      const key = JSON.stringify([input, sheets, names]);
      try {
        if (current?.key !== key) {
          await close();
          current = { key, context: await sheetContext(input, sheets, names) };
        }
        const { outputFiles, metafile } = await current.context.rebuild();
        const { files, pathOf } = nameByContent(withSheetsOfCode(outputFiles, metafile), input.dir, metafile.outputs);
        return { paths: Object.fromEntries(names.map((name) => [name, pathOf(entryOf(name, metafile))])), files };
      } catch {
        return undefined;
      }
    },
  };
}

type SheetOptions = BuildOptions & { write: false; metafile: true };

async function sheetContext(input: ClientInput, sheets: readonly MadeSheet[], names: readonly string[]) {
  const { context } = await import('esbuild');
  const { plugins, ...options } = optionsOf(input, []);
  return context<SheetOptions>({
    ...options,
    plugins: [codeSheets(sheets, input.dir), ...plugins],
    entryPoints: [...names.map((name) => ({ in: `style:${name}`, out: name })), ...codeSheetEntries(sheets)],
  });
}
