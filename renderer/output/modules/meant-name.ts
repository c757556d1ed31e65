/** Slips in names, told from what code of a site throws: configurations, components and pages. */
import { basename } from 'node:path';
import { literal } from '../../site/helpers/glob.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { nearestOf } from '../../site/problems/near-names.js';
import type { Place } from '../../site/problems/problem.js';
import { withNamed, withNearest } from '../../site/problems/repair.js';
import { readText } from './file-text.js';

/** Values as other languages write them. */
const LITERALS = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
]);

/** Globals that only browsers have: code that uses one is correct. */
const OF_BROWSERS = new Set(
  (
    'window document navigator localStorage sessionStorage location history screen self top parent frames alert confirm prompt ' +
    'matchMedia getComputedStyle getSelection requestAnimationFrame cancelAnimationFrame requestIdleCallback scrollTo ' +
    'IntersectionObserver ResizeObserver MutationObserver HTMLElement Element Node Image Audio Worker SharedWorker indexedDB ' +
    'DOMParser XMLHttpRequest FileReader customElements speechSynthesis visualViewport innerWidth innerHeight devicePixelRatio caches'
  ).split(' '),
);

/** True for a name that only browsers have. */
export const isOfBrowsers = (name: string): boolean => OF_BROWSERS.has(name);

/** Returns the name that is not defined, if that is what a message says. */
export const undefinedName = (message: string): string | undefined =>
  /^([A-Za-z_$][\w$]*) is not defined$/.exec(message)?.[1];

/**
 * Returns a place with what is meant by a name that is not defined, or by a package that is not there.
 * @param place where the code threw
 * @param file absolute path of that file, in which the nearest name is looked for
 */
export function withMeantName(place: Place, message: string, file: string): Place {
  const absent = /^Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  if (absent !== undefined) return packagePlace(place, absent, file);
  const name = undefinedName(message);
  if (name === undefined || isOfBrowsers(name)) return place;
  const text = readText(file) ?? '';
  const names = new Set(text.match(/(?<=\b(?:const|let|var|function|import)\s+)[A-Za-z_$][\w$]*/g));
  const imported = [...text.matchAll(/\bimport\s*\{([^}]*)\}/g)].flatMap(
    ([, list = '']) => list.match(/[\w$]+/g) ?? [],
  );
  // The name is used in its right form, and imported in a wrong one.
  const slip = names.has(name) ? undefined : nearestOf(name, imported);
  const at = slip?.sure ? text.search(new RegExp(`(?<=\\bimport\\s*\\{[^}]*)\\b${literal(slip.name)}\\b`)) : -1;
  if (slip && at >= 0)
    return withNamed(placeAt(text, at, slip.name.length, place.file ?? basename(file)), slip.name, {
      name,
      sure: true,
    });
  // A word where a value is wanted is a text without its quotation marks.
  const { sourceLine = '', column = 1 } = place;
  const isValue = /:\s*$/.test(sourceLine.slice(0, column - 1)) && sourceLine.startsWith(name, column - 1);
  const known = LITERALS.get(name);
  if (isValue && known) return withNamed(place, name, { name: known, sure: true });
  const near = withNearest(place, name, names);
  return near.nearest === undefined && isValue && /^[a-z-]+$/.test(name)
    ? withNamed(place, name, { name: `'${name}'`, sure: false })
    : near;
}

/** Place of the import of a package that is not there, with ours where its name is near. */
function packagePlace(place: Place, name: string, file: string): Place {
  const text = readText(file);
  const at = text === undefined ? -1 : text.search(new RegExp(`(?<=['"])${literal(name)}['"]`));
  if (text === undefined || at < 0) return place;
  return withNearest(placeAt(text, at, name.length, place.file ?? basename(file)), name, ['biji']);
}
