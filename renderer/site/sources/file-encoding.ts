/** Describes a file that is not UTF-8. */

/** The encoding that a file which is not UTF-8 most likely has: UTF-16 begins with its mark. */
export const encodingOf = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 'UTF-16' : 'GB18030';

/** Line of the first byte sequence that is not UTF-8. */
export function badLine(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(bytes);
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
}
