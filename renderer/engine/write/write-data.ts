import { join } from 'node:path';
import { holds } from './disk.js';
import { createStage } from './write.js';

/** Writes a file unless it already has that text. @returns its path */
export function writeData(folder: string, name: string, text: string): string {
  if (!holds(folder, name, text)) createStage(folder).put(name, text);
  return join(folder, name);
}
