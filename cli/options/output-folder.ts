/** The built output that a command is about. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DATA_DIR } from '../../renderer/shared/limits.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { RECORD_ID } from '../../theme/client/start/page-record.js';

/** What the browser knows of the whole site. With the hash router the one document has it, and parts are scripts, too. */
const SITE_FILE = `${DATA_DIR}/site.json`;
const SITE_FILES = [SITE_FILE, `${DATA_DIR}/page/404.html.js`];

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
    out = candidates.find((candidate) =>
      SITE_FILES.some((name) => statSync(join(candidate, name), { throwIfNoEntry: false })),
    );
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
  return { out, ...siteOf(out) };
}

function siteOf(out: string): Omit<OutputFolder, 'out'> {
  const file = join(out, SITE_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text !== undefined) return pick(JSON.parse(text));
  const [, record = '{}'] =
    new RegExp(`id="${RECORD_ID}">(.*?)</script>`, 's').exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? [];
  return pick(JSON.parse(record).siteData);
}

const pick = ({ baseUrl, title }: Omit<OutputFolder, 'out'>) => ({ baseUrl, title });
