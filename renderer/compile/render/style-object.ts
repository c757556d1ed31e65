/** Returns `a: b; c-d: e` as `{ a: 'b', cD: 'e' }`, as React wants it. */
export function styleObject(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const name = part.slice(0, colon).trim();
    const key = name.startsWith('--')
      ? name
      : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, c: string) => c.toUpperCase());
    if (name) style[key] = part.slice(colon + 1).trim();
  }
  return style;
}
