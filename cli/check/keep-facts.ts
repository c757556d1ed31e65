/** Keeps what the data says of the features that notes name, in the committed file that the build shows it from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { FACTS_FILE, type FactsRecord, writeFacts } from '../../renderer/site/sources/kept-facts.js';

/** Writes the file when it says something new; a site without one gets it only where `start` says so. */
export function keepFacts(dir: string, record: FactsRecord, start: boolean): void {
  const file = join(dir, FACTS_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = writeFacts(record);
  if (before === undefined ? start && Object.keys(record.features).length > 0 : before !== text)
    replaceFile(file, text);
}
