/** Locates an option by name: it is often written one level too high or too low. */
import { isPlainObject } from '../helpers/schema.js';
import { configShape } from './config-schema.js';

/** Paths of all options of a name, the outermost first: `footer.copyright`, `blog.feedOptions.copyright`. */
export function optionsNamed(name: string): string[] {
  const found = new Set<string>();
  collect(configShape.json, '', name, found);
  return [...found].sort((a, b) => a.split('.').length - b.split('.').length);
}

function collect(schema: unknown, path: string, name: string, found: Set<string>): void {
  if (Array.isArray(schema)) for (const entry of schema) collect(entry, path, name, found);
  if (!isPlainObject(schema)) return;
  const { properties, items, anyOf } = schema;
  for (const [key, inner] of Object.entries(isPlainObject(properties) ? properties : {})) {
    const own = path === '' ? key : `${path}.${key}`;
    if (key === name) found.add(own);
    collect(inner, own, name, found);
  }
  collect(items, path, name, found);
  collect(anyOf, path, name, found);
}
