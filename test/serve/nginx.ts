/** The nginx of this machine, started with a `server` block of the manual. */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../cli/free-port.js';
import { fencesOf } from '../manual/fences.js';
import { ask, exchange } from './raw.js';

/** The `server` blocks of the manual: for the root of a host, and for a base path. */
export const nginxRecipes = (): string[] =>
  fencesOf('deploy-server').flatMap(({ lang, code }) => (lang === 'nginx' ? [code] : []));

interface Folders {
  /** An empty folder for what nginx writes. */
  place: string;
  /** Replacements of `/srv/notes` and of `/srv/www`. */
  notes: string;
  www: string;
}

/** Starts nginx with the files of a folder. */
export async function startNginx(recipe: string, { place, notes, www }: Folders) {
  for (const part of ['logs', 'conf', 'temp']) mkdirSync(join(place, part), { recursive: true });
  copyFileSync('/etc/nginx/mime.types', join(place, 'conf/mime.types'));
  const port = await freePort();
  const server = recipe
    .replaceAll('/srv/notes', notes)
    .replaceAll('/srv/www', www)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/temp/${kind};\n`,
  );
  const http = `include mime.types;\naccess_log off;\n${temporary.join('')}${server}`;
  const file = join(place, 'conf/nginx.conf');
  const start = `${user}daemon off;\npid ${place}/pid;\nerror_log ${place}/logs/error.log;\nevents {}\n`;
  writeFileSync(file, `${start}http {\n${http}}\n`);
  const given = ['-p', place, '-c', file];
  execFileSync('nginx', ['-t', '-q', ...given], { stdio: 'pipe' });
  const nginx = spawn('nginx', given, { stdio: 'ignore' });
  await vi.waitFor(() => exchange(port, ask('HEAD /')), { timeout: 60_000, interval: 20 });
  return {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        nginx.once('exit', () => resolve());
        nginx.kill('SIGTERM');
      }),
  };
}
