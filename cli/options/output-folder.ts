/** The built output that a command is about. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DATA_DIR } from '../../renderer/shared/limits.js';
import { fullPath } from '../../renderer/site/helpers/file-paths.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { OUTPUT_MARKER } from '../../renderer/site/sources/output-marker.js';
import { RECORD_ID } from '../../theme/client/start/page-record.js';

/** The data of the whole site for the browser. With the hash router, the only document contains it. */
const SITE_FILE = `${DATA_DIR}/site.json`;

/** An output folder and what it says of its site. */
export interface OutputFolder {
  /** Absolute. */
  out: string;
  baseUrl: string;
  title: string;
}

/**
 * Finds the output of the last build where `notes build` writes it: in the current folder, or in the site folder that is named. The named
 * folder may also be the output itself.
 */
export function findOutput(dir: string | undefined, outDir: string | undefined): OutputFolder | Problem {
  const named = fullPath(dir ?? '.');
  const folder = outDir === undefined ? join(named, 'dist') : fullPath(outDir);
  const candidates = outDir === undefined ? [folder, named] : [folder];
  let out: string | undefined;
  try {
    out = candidates.find((candidate) => statSync(join(candidate, OUTPUT_MARKER), { throwIfNoEntry: false }));
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
  const { baseUrl, title } = siteOf(out);
  return { out, baseUrl, title };
}

function siteOf(out: string): Omit<OutputFolder, 'out'> {
  const file = join(out, SITE_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const record = new RegExp(`id="${RECORD_ID}">(.*?)</script>`, 's');
  return JSON.parse(record.exec(readFileSync(join(out, 'index.html'), 'utf8'))?.[1] ?? '{}').siteData;
}
