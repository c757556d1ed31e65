/**
 * What scripts and style sheets are made for (D31), as esbuild names it: ES2020, and prefixes and no nesting in style sheets for the oldest browsers.
 * Chromium is not named: it needs no prefix that Safari does not need, and esbuild would write longer scripts for it.
 */
export const BROWSERS: string[] = ['es2020', 'firefox91', 'safari14.1'];
