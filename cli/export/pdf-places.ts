/** Finds the positions of anchors in a PDF written by Chromium: objects uncompressed, pages in their order. */

/** Numbers of pages, from 1, by the id of what begins there. */
export function pagesOfIds(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const pages = new Map<string, number>();
  for (const [, object = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n<<\/Type \/Page\b/g))
    pages.set(object, pages.size + 1);
  const found = new Map<string, number>();
  for (const [, name = '', object = ''] of text.matchAll(/\/(\S+) \[(\d+) 0 R \/XYZ /g)) {
    const page = pages.get(object);
    if (page !== undefined) found.set(idOf(name), page);
  }
  return found;
}

/** Decodes the id in a PDF name: bytes as `#25`, and percent escapes in these. */
function idOf(name: string): string {
  const escaped = name.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}
