/** Addresses of files in style sheets: what `url()` and `@import` name. */

import type { WrittenAddress } from './written-addresses.js';

export const isStyle = (path: string): boolean => /\.(?:css|scss|sass|less)$/.test(path);

/** `url(a.png)`, `url("a.png")`, `@import "a.css"`, `@use 'a.scss'`. */
const NAMED =
  /\burl\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()\\]+))\s*\)|@(?:import|use|forward)\s+(?:"([^"\n]*)"|'([^'\n]*)')/g;
/** Other sites, data, places in the page, the root of the site, packages. */
const NO_FILE = /^(?:[a-z][a-z\d+.-]*:|\/|#|~|$)/i;

/** Relative addresses in a style sheet need no `./`. Offsets refer to the text. */
export function addressesOfStyle(text: string): WrittenAddress[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  return [...plain.matchAll(NAMED)].flatMap((match): WrittenAddress[] => {
    const [whole, ...forms] = match;
    const written = forms.find((form) => form !== undefined) ?? '';
    const name = written.replace(/[?#].*$/, '');
    if (NO_FILE.test(name)) return [];
    const from = match.index + whole.lastIndexOf(written);
    const url = /^\.{1,2}\//.test(name) || name.startsWith('@site/') ? name : `./${name}`;
    return [{ reading: 'module', url, from, to: from + name.length, quoted: forms[2] === undefined }];
  });
}
