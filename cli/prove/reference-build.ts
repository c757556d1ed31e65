/** The site built by its own Docusaurus, into folders that are not the site's. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../renderer/output/modules/files-below.js';

/** A Docusaurus that is installed for a site. */
export interface Reference {
  /** Its command, a file for Node. */
  command: string;
  version: string;
}

/** Finds the Docusaurus that a site would use: in its folder or one above it. */
export function findReference(dir: string): Reference | undefined {
  const home = join(dir, 'node_modules/@docusaurus/core');
  const manifest = join(home, 'package.json');
  if (existsSync(manifest)) {
    const { version, bin }: { version: string; bin: Record<string, string> } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    );
    const command = bin.docusaurus;
    return command === undefined ? undefined : { command: join(home, command), version };
  }
  const above = dirname(dir);
  return above === dir ? undefined : findReference(above);
}

export interface ReferenceBuild {
  /** Null where the command was ended by a signal. */
  code: number | null;
  seconds: number;
  /** Output of the command. */
  output: string;
}

/** Folders of a reference build. */
export interface ReferenceFolders {
  /** Absolute site folder. */
  dir: string;
  out: string;
  /** Files that it makes for itself. */
  generated: string;
}

/** Builds a site with its Docusaurus. Nothing is written into the site folder but what its own plugins write there. */
export function buildReference(
  { command }: Reference,
  { dir, out, generated }: ReferenceFolders,
): Promise<ReferenceBuild> {
  const start = performance.now();
  const child = spawn(process.execPath, [command, 'build', dir, '--out-dir', out], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  });
  const stop = () => child.kill();
  process.on('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      process.off('exit', stop);
      resolve({ code, seconds: (performance.now() - start) / 1000, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}

/** Lines of a failed build that are kept for its message. */
const MOST_LINES = 30;

/** Returns what a failed build said at its end, without colours and progress. */
export function lastWords(output: string): string {
  const lines = output
    .replace(/\u001b\[[\d;]*[A-Za-z]/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '' && !/^\s*at .*[:(]\d+/.test(line));
  return lines.slice(-MOST_LINES).join('\n');
}

/** Sources of the pages of a build, by permalink, from the files that it made for itself. */
export function referenceSources(generated: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of filesBelow(generated)) {
    if (!/(?:^|\/)site-[^/]*\.json$/.test(path)) continue;
    const text = readFileSync(join(generated, path), 'utf8');
    const { permalink, source }: { permalink?: unknown; source?: unknown } = JSON.parse(text);
    if (typeof permalink === 'string' && typeof source === 'string') found.set(permalink, source.replace('@site/', ''));
  }
  return found;
}
