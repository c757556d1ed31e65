/** Client files of earlier builds into memory: a page that was loaded before the present one may still ask for them. */
import type { MemoryOutput } from '../run/options.js';

/** Maximum kept bytes; the oldest are removed first. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface FormerFiles {
  get(path: string): MemoryOutput | undefined;
  /** Takes an output that has left the site. Only bytes can be kept: a file on the disk is what it is now. */
  take(path: string, output: MemoryOutput): void;
}

export function createFormerFiles(most = MOST_BYTES): FormerFiles {
  const files = new Map<string, MemoryOutput>();
  let total = 0;
  const drop = (path: string) => {
    total -= sizeOf(files.get(path));
    files.delete(path);
  };
  return {
    get: (path) => files.get(path),
    take(path, output) {
      if (output.phase !== 'asset' || output.bytes === undefined) return;
      drop(path);
      files.set(path, output);
      total += sizeOf(output);
      for (const oldest of files.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
  };
}

const sizeOf = (output: MemoryOutput | undefined): number =>
  output?.bytes === undefined ? 0 : Buffer.byteLength(output.bytes);
