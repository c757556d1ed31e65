/** Languages with a scanner of ours: those frequent in notes of front-end developers. Prism reads all others. */
import { scanJson } from './json.js';
import { scanMarkup } from './markup.js';
import { Scan } from './scan.js';
import { scanScript } from './script.js';
import { scanShell } from './shell.js';
import { scanStyle } from './style.js';

const script = scanScript({ types: false, jsx: true });
const typed = scanScript({ types: true, jsx: false });
const typedJsx = scanScript({ types: true, jsx: true });

const NAMES: [string, (scan: Scan) => void][] = [
  ['js javascript jsx mjs cjs', script],
  ['ts typescript mts cts', typed],
  ['tsx', typedJsx],
  ['css', scanStyle],
  ['html markup xml svg mathml ssml atom rss vue svelte', scanMarkup],
  ['json json5 jsonc webmanifest', scanJson],
  ['bash sh shell zsh console', scanShell],
];
const SCANNERS = new Map(NAMES.flatMap(([names, scanner]) => names.split(' ').map((name) => [name, scanner] as const)));

/** True for a language that this module reads. */
export const isScanned = (language: string): boolean => SCANNERS.has(language);

/** HTML of each line of a piece of code, without line ends; undefined for a language that Prism reads. */
export function scanLines(code: string, language: string): string[] | undefined {
  const scanner = SCANNERS.get(language);
  if (!scanner) return undefined;
  const scan = new Scan(code);
  scanner(scan);
  return scan.finish();
}
