/** Writing in a thread while the main one is busy. */
import { writeSync } from 'node:fs';

/** Descriptor of the standard error stream. */
const STDERR = 2;

/** Writes to stderr at once: the streams of a thread write by the main one. */
export function writeNow(text: string): void {
  writeSync(STDERR, text);
}
