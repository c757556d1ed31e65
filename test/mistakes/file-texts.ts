/** Texts of the files that mistakes are made in. */

/** `notes.config.ts` with some lines in it. */
export const config = (...lines: string[]): string =>
  [
    "import { defineConfig } from 'biji';",
    '',
    'export default defineConfig({',
    "  title: 'T',",
    "  url: 'https://a.example',",
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');

/** A page with a title. */
export const doc = (text: string): string => `---\ntitle: A\n---\n\n${text}\n`;

/** A page of some lines of front matter. */
export const fields = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n\nText.\n`;

/** The imports of a page with tabs. */
export const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";
