/** Texts of files that bundles are made of. */
import { readFileSync } from 'node:fs';

/** Text of a file; undefined when it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
