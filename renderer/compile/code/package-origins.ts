import { dictionary } from '../../shared/dictionary.js';
import type { AskedOrigin } from './code-origins.js';

const ICONIFY = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'];
/** Origins that components of packages fetch from, by package: no code of a site names them, as the packages' own code does. */
const FETCHED = dictionary<readonly string[]>({
  '@iconify/react': ICONIFY,
  '@iconify-icon/react': ICONIFY,
  'iconify-icon': ICONIFY,
  plyr: ['https://cdn.plyr.io', 'https://noembed.com'],
  'react-github-calendar': ['https://github-contributions-api.jogruber.de'],
  'react-tweet': ['https://react-tweet.vercel.app'],
});
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*["']((?:@[\w-]+\/)?[\w-]+)["']/g;

/** Returns what packages that a text imports ask for when they run, at the place of the import. */
export function packageOrigins(text: string): AskedOrigin[] {
  return [...text.matchAll(IMPORT)].flatMap(({ 1: name = '', index }) =>
    (FETCHED[name] ?? []).map((origin) => ({ directive: 'connect-src' as const, origin, offset: index })),
  );
}
