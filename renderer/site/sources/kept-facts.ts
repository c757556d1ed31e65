/**
 * Claims of notes that are bound to data, and what the data says of them: a file of the site folder that `notes check --facts` writes, that
 * is committed with the notes, and from which the build shows whether browsers support a feature.
 */
import type { Fact } from '../../shared/fact.js';

/** In the folder of the configuration. */
export const FACTS_FILE = '.facts.json';

/** Data about a feature. */
export type KeptFact = Omit<Fact, 'data'>;

export interface FactsRecord {
  /** Versions of the packages that hold the data. */
  data: Record<string, string>;
  /** By path in MDN's data, `css.properties.inset`. */
  features: Record<string, KeptFact>;
}

/** A comment that binds the versions of its paragraph: to a feature of MDN's data, or to a page that somebody has read. */
export const BINDING = /<!--\s*(?:bcd\s+([\w.-]+)|source\s+(https:\/\/[^\s>]+))((?:\s+[a-z_]+=\d+(?:\.\d+)*)+)\s*-->/g;

/** Reads the file's text; what cannot be read is no record. */
export function readFacts(text: string | undefined): FactsRecord | undefined {
  if (text === undefined) return undefined;
  try {
    const { data, features }: Partial<FactsRecord> = JSON.parse(text);
    return data && features && typeof data === 'object' && typeof features === 'object'
      ? { data, features }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the facts that a text is bound to; undefined if there are none. */
export function factsOfSource(record: FactsRecord | undefined, text: string): Record<string, Fact> | undefined {
  if (!record || !text.includes('<!--')) return undefined;
  const data = Object.entries(record.data).map((pair) => pair.join(' '));
  const found: Record<string, Fact> = {};
  for (const [, path] of text.matchAll(BINDING)) {
    const fact = path !== undefined && Object.hasOwn(record.features, path) ? record.features[path] : undefined;
    if (path !== undefined && fact) found[path] = { ...fact, data: data.join(', ') };
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** One line a feature, by name. */
export function writeFacts({ data, features }: FactsRecord): string {
  const lines = Object.entries(features)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, fact]) => `${JSON.stringify(path)}: ${JSON.stringify(fact)}`);
  return `{\n"data": ${JSON.stringify(data)},\n"features": {\n${lines.join(',\n')}\n}\n}\n`;
}
