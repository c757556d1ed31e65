/** Phase of writing (D10): assets first, then parts, pages, lists; deletions last. */
export type OutputPhase = 'asset' | 'part' | 'page' | 'list';

/** A file of the output. */
export interface Output {
  /** POSIX, relative to the output folder. */
  path: string;
  bytes: Uint8Array | string;
  phase: OutputPhase;
}

export type TextOutput = Output & { bytes: string };

/** Escapes text for XML and HTML, attributes included. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Absolute address of a decoded route, percent-encoded (B6.15). */
export function absoluteUrl(origin: string, route: string): string {
  return origin + encodeURI(route);
}

/** Makes the root-relative and same-page addresses in finished HTML absolute (B2.54). Text never matches: its quotes are escaped. */
export function absoluteLinks(html: string, origin: string, route: string): string {
  const page = absoluteUrl(origin, route);
  return html.replace(
    /(\s(?:href|src|poster)=")(\/(?!\/)|#)/g,
    (_, attribute: string, start: string) => attribute + (start === '#' ? `${page}#` : `${origin}/`),
  );
}
