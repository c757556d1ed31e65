/** The target of a request line, read without exceptions: a client may send anything. */

export interface Target {
  /** Host and port of a target in absolute form (`GET http://host/path`). */
  authority?: string;
  /** Decoded, with leading slash. */
  path: string;
  /** With leading `?`, or empty. */
  search: string;
}

/** Reads a request target in origin form or absolute form. @returns undefined for any other text */
export function readTarget(target: string): Target | undefined {
  const [origin = '', authority] = /^https?:\/\/((?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?)(?=[/?#]|$)/i.exec(target) ?? [];
  const rest = target.slice(origin.length);
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(rest) ?? [];
  const path = decode(authority !== undefined && raw === '' ? '/' : raw);
  return path?.startsWith('/') ? { authority, path, search } : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
