/**
 * `npm run release -- patch|minor|major|1.2.3`: gives the package its next version, closes the "Unreleased" section of the changelog under
 * it, then packs the tool and tries the tarball. Commits and publishes nothing. Without a version it only packs and tries.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [first, ...others] = process.argv.slice(2);
const step = /^(patch|minor|major|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(first ?? '') ? first : undefined;

if (step) {
  const changelog = join(root, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  const open = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text);
  if (!open?.[1].trim()) {
    console.error('CHANGELOG.md has nothing under "## Unreleased": write down there what a user will notice.');
    process.exit(1);
  }
  execFileSync('npm', ['version', step, '--no-git-tag-version', '--allow-same-version'], {
    cwd: root,
    stdio: 'ignore',
  });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // Until it is published, documents name the tarball.
  const english = 'docs/manual/i18n/en/docusaurus-plugin-content-';
  for (const file of [
    'README.md',
    'docs/manual/docs/start.md',
    'docs/manual/pages/index.md',
    `${english}docs/current/start.md`,
    `${english}pages/index.md`,
  ]) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/biji-\d[\w.-]*\.tgz/g, `biji-${version}.tgz`));
  }
  const heading = `## ${version} — ${new Date().toISOString().slice(0, 10)}`;
  writeFileSync(changelog, text.replace(/^## Unreleased$/m, `## Unreleased\n\n${heading}`));
  console.log(`${version}: look through package.json and CHANGELOG.md, then commit "release: ${version}".`);
}
const steps = [
  ['cli/compile.mjs'],
  ['cli/declare.mjs'],
  ['test/release/try.mjs', ...(step ? others : process.argv.slice(2))],
];
for (const args of steps) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
