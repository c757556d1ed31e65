/** The text of a `style` attribute. */

/** A declaration: strings and brackets may contain semicolons, as a `data:` address does. */
const DECLARATION = /(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;])+/g;

/** Returns the declarations of a text, each as its property and value; text without a colon is skipped. */
export function declarationsOf(text: string): [property: string, value: string][] {
  const written = text.replace(/\/\*[\s\S]*?\*\//g, '').match(DECLARATION) ?? [];
  return written.flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim();
    return colon < 0 || property === '' ? [] : [[property, declaration.slice(colon + 1).trim()]];
  });
}

/** Returns the name of a property as React has it: `WebkitMask` for `-webkit-mask`. Variables keep theirs. */
export const reactProperty = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns `a: b; c-d: e` as `{ a: 'b', cD: 'e' }`, as React wants it. */
export const styleObject = (text: string): Record<string, string> =>
  Object.fromEntries(declarationsOf(text).map(([property, value]) => [reactProperty(property), value]));
