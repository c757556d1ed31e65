/** Parses JSON and YAML blocks. */

import { jsonFaultAt } from '../site/helpers/json-fault.js';
import type { BlockFault } from './block-place.js';
import { placeAt } from './block-place.js';

type Yaml = typeof import('yaml');

export async function dataFaults(code: string, lang: string): Promise<BlockFault[]> {
  const yaml: Yaml = await import('yaml');
  if (lang !== 'json' && lang !== 'jsonc') return yamlFaults(code, yaml);
  const text = lang === 'jsonc' ? withoutComments(code) : code;
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Places and excerpts that the engine names are those of the text without its block.
    const reason = message.replace(/,? (?:in JSON )?at position \d+.*$|, (?:\.\.\.)?"[\s\S]*$/s, '');
    return [{ message: reason, ...placeAt(code, jsonFaultAt(text)) }];
  }
  // A key that stands twice is no error of JSON, and never meant.
  return yamlFaults(text, yaml).filter(({ message }) => /unique/i.test(message));
}

function yamlFaults(code: string, yaml: Yaml): BlockFault[] {
  return yaml
    .parseAllDocuments(code)
    .flatMap((document) => ('errors' in document ? document.errors : []))
    .map(({ message, pos }) => ({
      message: message.split('\n')[0]?.replace(/ at line .*$/, '') ?? '',
      ...placeAt(code, pos[0]),
    }));
}

/** Comments become spaces, so that places stay. */
const withoutComments = (code: string) =>
  code.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith('"') ? found : found.replace(/[^\n]/g, ' '),
  );
