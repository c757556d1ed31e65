/**
 * Which texts of content and configuration may become addresses, and so files below the output folder. Everything that names a place
 * of the output is asked here where it is read; the engine refuses what slips through (`engine/write/path-guard.ts`).
 */
import { isExternal } from '../../shared/urls.js';

/** `.` and `..`, plain or percent-encoded: browsers take both for steps. */
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
/** Separators and control characters that a server may decode. */
const ENCODED = /%(?:2f|5c|[01][\da-f]|7f)/i;
/** Backslashes, control characters, halves of surrogate pairs: no file name on every system, or no address. */
const NO_NAME = /[\\\p{Cc}\p{Cs}]/u;

/** Returns true for a path without parent segments or other escapes, as an address and as a file name. */
export function isSafeAddress(path: string): boolean {
  return !NO_NAME.test(path) && !(path.includes('%') && ENCODED.test(path)) && !DOT_SEGMENT.test(path);
}

/** Returns true for a path without scheme, host, query and hash. */
export function isPlainPath(path: string): boolean {
  return isSafeAddress(path) && !isExternal(path) && !/[?#]/.test(path);
}

/** Returns true for a base path: where on its host a site is. */
export function isBasePath(path: string): boolean {
  return isPlainPath(path) && !/[\s／]/.test(path);
}

/** A text as it can be shown: control characters and halves of surrogate pairs as escapes, since a terminal would obey them. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Placeholders for the site's origin: `https:/a` is a path on a site with `https`, and a host on one with `http`. */
const HERE = ['https://x.invalid', 'http://x.invalid'];

/** The address as a browser resolves it, elsewhere if any site does: it takes backslashes for slashes and leaves out line ends. */
export function resolvedUrl(address: string): URL | undefined {
  const urls = HERE.filter((origin) => URL.canParse(address, origin)).map((origin) => new URL(address, origin));
  return urls.find(({ origin }) => !HERE.includes(origin)) ?? urls[0];
}

/** Returns true for an address on the site itself, or on an origin of a list. */
export function isOwnAddress(address: string, allowedOrigins: readonly string[] = []): boolean {
  const origin = resolvedUrl(address)?.origin;
  return origin !== undefined && (HERE.includes(origin) || allowedOrigins.includes(origin));
}

/** Returns true if pages may load a picture at an address by themselves: with untrusted content only from the site and from allowed origins. */
export function mayLoad(
  address: string,
  { security, allowedOrigins }: { security: 'trusted' | 'untrusted'; allowedOrigins: readonly string[] },
): boolean {
  return security === 'trusted' || isOwnAddress(address, allowedOrigins);
}

/** Returns true for an address that a link may have: without scheme, or with one that runs nothing. */
export function isLinkAddress(address: string): boolean {
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  return !/^[a-z][a-z\d+.-]*:/i.test(plain) || /^(?:https?|mailto|tel):/i.test(plain);
}
