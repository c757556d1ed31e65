/**
 * Packs the tool and tries the tarball in a clean folder: installs it for production without install scripts, counts the packages,
 * starts a site from the template and builds it, by the command and by the programmatic interface (D3). The tarball stays in the
 * folder given, else it goes with the rest. Prints one line of JSON.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages of a production install at most. */
const MOST_PACKAGES = 200;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = mkdtempSync(join(tmpdir(), 'notes-release-'));
const npm = (args, cwd) => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Folders of `node_modules` that are packages, nested ones too. */
function packages(modules) {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  const found = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  );
  return found.flatMap((name) => [join(modules, name), ...packages(join(modules, name, 'node_modules'))]);
}

/** Paths and bytes of all files below a folder. */
const tree = (below) =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(below.length), readFileSync(file, 'base64')]);

try {
  const target = process.argv[2] ? resolve(process.argv[2]) : folder;
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', target], root));
  const site = join(folder, 'clean');
  mkdirSync(site);
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', join(target, filename)], site);
  const installed = packages(join(site, 'node_modules'));
  const notes = join(site, 'node_modules/.bin/notes');
  const run = (...args) =>
    execFileSync(notes, args, { cwd: site, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  run('init', 'mine', '--title', '试用', '--lang', 'zh', '--no-install');
  run('build', 'mine', '-o', 'by-command');
  writeFileSync(
    join(site, 'try.mjs'),
    `import { build, createIndex } from 'biji';
     const { ok, counts, problems } = await build({ dir: 'mine', out: 'by-api' });
     const index = await createIndex({ dir: 'mine' });
     console.log(JSON.stringify({ ok: ok && index.ok, pages: counts.pages, records: index.records.length, problems: problems.length }));\n`,
  );
  const api = JSON.parse(execFileSync(process.execPath, ['try.mjs'], { cwd: site, encoding: 'utf8' }));
  const [byCommand, byApi] = [tree(join(site, 'by-command')), tree(join(site, 'by-api'))];
  const equal = JSON.stringify(byCommand) === JSON.stringify(byApi);
  const ok =
    api.ok &&
    equal &&
    /试用/.test(readFileSync(join(site, 'by-command/404.html'), 'utf8')) &&
    installed.length <= MOST_PACKAGES;
  console.log(
    JSON.stringify({ ok, tarball: filename, packages: installed.length, most: MOST_PACKAGES, equal, ...api }),
  );
  process.exitCode = ok ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
