/** The package.json of a new site: a fresh one, or the one that is there with what a site needs. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FolderWriter } from './folder-writer.js';
import type { AllowedScripts } from './install-scripts.js';

export type Manifest = Record<string, unknown> & {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  allowScripts?: AllowedScripts;
};

const SCRIPTS = {
  start: 'notes serve --open',
  build: 'notes build',
  check: 'notes check',
} as const;

type ScriptName = keyof typeof SCRIPTS;

/** Name of each script; one that the folder's own package.json uses for something else gets a prefix. */
export type ScriptNames = Record<ScriptName, string>;

/** Reads the package.json of a folder; undefined if there is none, an error if it is invalid. */
export function readManifest(folder: string): Manifest | undefined | Error {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Manifest;
    return new Error('not an object');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function scriptNames(manifest: Manifest | undefined): ScriptNames {
  const nameOf = (name: ScriptName) => {
    const own = manifest?.scripts?.[name];
    return own === undefined || own.startsWith(SCRIPTS[name]) ? name : `notes:${name}`;
  };
  return { start: nameOf('start'), build: nameOf('build'), check: nameOf('check') };
}

export interface SiteNeeds {
  /** Version or source of the tool. */
  dependency: string;
  /** The folder held its Markdown before: its code and prose were not written to be checked. */
  isHere: boolean;
  /** Set if the package manager reads it from package.json. */
  allowScripts?: AllowedScripts;
}

/** Writes scripts, the dependency and what is allowed; what the file says of anything else stays. */
export function writeManifest(writer: FolderWriter, before: Manifest | undefined, needs: SiteNeeds): void {
  const names = scriptNames(before);
  const commands = { ...SCRIPTS, ...(needs.isHere && { check: `${SCRIPTS.check} --only build` }) };
  const scripts = Object.entries(commands).map(([name, command]) => [names[name as ScriptName], command]);
  const manifest: Manifest = {
    ...(before ?? { name: packageName(writer.folder), private: true, type: 'module' }),
    scripts: { ...before?.scripts, ...Object.fromEntries(scripts) },
    dependencies: { ...before?.dependencies, biji: needs.dependency },
    ...(needs.allowScripts && { allowScripts: needs.allowScripts }),
  };
  const indent =
    before && /^\ufeff?\{\r?\n([ \t]+)/.exec(readFileSync(join(writer.folder, 'package.json'), 'utf8'))?.[1];
  writer.write('package.json', `${JSON.stringify(manifest, null, indent ?? 2)}\n`);
}

/** A folder's name as the name of a package. */
function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 100);
  return name === '' || name === 'biji' || name === 'node_modules' ? 'my-site' : name;
}
