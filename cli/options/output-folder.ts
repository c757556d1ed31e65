/** The built output that a command is about. */
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DATA_DIR } from '../../renderer/shared/limits.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

/** Every build into a folder writes it: what the browser knows of the whole site. */
const SITE_FILE = `${DATA_DIR}/site.json`;

/** An output folder and what it says of its site. */
export interface OutputFolder {
  /** Absolute. */
  out: string;
  baseUrl: string;
  title: string;
}

/**
 * Finds the output of the last build where `notes build` puts it: in the current folder, or in the site folder that is named. The folder
 * that is named may be the output itself.
 */
export function findOutput(dir: string | undefined, outDir: string | undefined): OutputFolder | Problem {
  const named = resolve(dir ?? '.');
  const folder = outDir === undefined ? join(named, 'dist') : resolve(outDir);
  const candidates = outDir === undefined ? [folder, named] : [folder];
  let out: string | undefined;
  try {
    out = candidates.find((candidate) => statSync(join(candidate, SITE_FILE), { throwIfNoEntry: false }));
  } catch (error) {
    const { code, message } = systemError(error);
    if (code === 'EACCES' || code === 'EPERM') return problem('disk-refused', { message });
  }
  if (out === undefined) {
    const command = [
      'notes build',
      ...(dir === undefined ? [] : [dir]),
      ...(outDir === undefined ? [] : ['-o', outDir]),
    ];
    return problem('output-not-built', { folder: relative('.', folder) || '.', command: command.join(' ') });
  }
  const { baseUrl, title }: Omit<OutputFolder, 'out'> = JSON.parse(readFileSync(join(out, SITE_FILE), 'utf8'));
  return { out, baseUrl, title };
}
