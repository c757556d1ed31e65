/** Installs packages of Docusaurus in a temporary folder, for the scripts in this one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '3.10.2';

/** @param names packages of its scope @returns the folder, which the caller removes */
export function installReference(names) {
  const folder = mkdtempSync(join(tmpdir(), 'notes-reference-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const wanted = [...names.map((name) => `@docusaurus/${name}@${VERSION}`), 'react@19', 'react-dom@19'];
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
