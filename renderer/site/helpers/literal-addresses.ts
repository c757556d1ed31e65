/** Addresses that are output as written: the attributes of each element that contain one. */
import { dictionaries, dictionary } from '../../shared/dictionary.js';

/** Purpose of an address. */
export interface Purpose {
  /** Expected target: a page or file, or a resource that an element shows. */
  policy: 'links' | 'markdownImages';
  /** Of a component, which may add the base. */
  based?: true;
}

const LINK: Purpose = { policy: 'links' };
const FILE: Purpose = { policy: 'markdownImages' };

/** Attributes that hold an address, by element. */
const ELEMENTS = dictionaries<Purpose>({
  a: { href: LINK },
  area: { href: LINK },
  img: { src: FILE },
  video: { src: FILE, poster: FILE },
  audio: { src: FILE },
  source: { src: FILE },
  track: { src: FILE },
  embed: { src: FILE },
  iframe: { src: FILE },
  script: { src: FILE },
});

/** Properties of components that hold an address of the site where they start with a slash; the component may add the base. */
const PROPERTIES = dictionary<Purpose>({
  to: { ...LINK, based: true },
  href: { ...LINK, based: true },
  src: { ...FILE, based: true },
});

/** Returns what an attribute's value should lead to; undefined where it is no address that can be checked. */
export function purposeOf(element: string, attribute: string, value: string): Purpose | undefined {
  if (value === '') return undefined;
  if (!/^[A-Z]|\./.test(element)) return ELEMENTS[element]?.[attribute];
  return value.startsWith('/') ? PROPERTIES[attribute] : undefined;
}

/** The start of an address that every machine has for itself. */
export const OWN_MACHINE =
  /^(?:https?:)?\/\/(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)|^file:\/\//i;

/** Addresses that hosts answer themselves at the root of a site: analytics, sign-in, functions, their own scripts. */
export const OF_HOST = /^\/(?:_vercel|cdn-cgi|\.netlify|__\/(?:firebase|auth)|\.auth)\//;

/** A host without its scheme, and no file: with a path behind it, or below a name of the best-known kind. */
const HOST =
  /^(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov)(?:[/:?#]|$)|^(?:[a-z\d-]+\.)+(?:io|dev|cn|app|me|co|ai)\/|^(?:[a-z\d-]+\.){2,}(?:io|dev|cn|app|me|co|ai)$/;

/** True if an address without a scheme is that of another site. */
export const isBareHost = (url: string): boolean => /^www\.[\w-]+\.[a-z]{2,}/i.test(url) || HOST.test(url);

/** Asks not to be looked at (B7.3). */
export const UNCHECKED = 'data-noBrokenLinkCheck';

/** Name used in place of the attribute if the address is passed to the call that adds the base. */
export const BASED_CALL = 'useBaseUrl';

/** An attribute that holds an address. */
export interface Attribute {
  element: string;
  attribute: string;
  url: string;
}

const TAG = /<([a-z]+)\b([^<>]*)>?/gi;
const ATTRIBUTE = /\s(href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** Attributes with addresses in a piece of HTML. */
export function attributesOfHtml(html: string): Attribute[] {
  if (!/\s(?:href|src|poster)\s*=/i.test(html)) return [];
  return [...html.matchAll(TAG)].flatMap(([, tag = '', rest = '']) =>
    new RegExp(`\\s${UNCHECKED}\\b`, 'i').test(rest)
      ? []
      : [...rest.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => ({
          element: tag.toLowerCase(),
          attribute: name.toLowerCase(),
          url: a ?? b ?? c ?? '',
        })),
  );
}
