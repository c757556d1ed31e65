#!/usr/bin/env node
/**
 * `node test/bench/floor.mjs <site folder> [runs]`: what knowing that nothing has changed costs at least, and what it costs `notes build`.
 * The floor is a process of its own that lists and stats all inputs and outputs of a built site and reads one packed file about them.
 * Both run in turn; medians of whole processes in milliseconds, and their ratio.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = '.', runs = '12', child] = process.argv.slice(2);
const site = resolve(folder);
const main = join(dirname(fileURLToPath(import.meta.url)), '../../lib/cli/main.js');

function look(from) {
  let files = 0;
  for (const name of readdirSync(from)) {
    if (name === '.notes' || name === 'node_modules' || name === '.git') continue;
    const path = `${from}/${name}`;
    if (statSync(path).isDirectory()) files += look(path);
    else files++;
  }
  return files;
}

function floor() {
  const packed = readdirSync(join(site, '.notes')).find((name) => name.startsWith('unchanged-'));
  return { files: look(site), bytes: packed ? readFileSync(join(site, '.notes', packed), 'utf8').length : 0 };
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

function time(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

if (child) floor();
else {
  const build = [main, 'build', site];
  // The first build brings the site up to date, the second sees that nothing is young any more.
  for (let index = 0; index < 3; index++) time(build);
  const floors = [];
  const builds = [];
  for (let index = 0; index < Number(runs); index++) {
    floors.push(time([fileURLToPath(import.meta.url), site, '0', 'child']));
    builds.push(time(build));
  }
  const [least, taken] = [median(floors), median(builds)];
  const { files, bytes } = floor();
  const said = { node: process.version, files, bytes, floorMs: Math.round(least), buildMs: Math.round(taken) };
  console.log(JSON.stringify({ ...said, ratio: Number((taken / least).toFixed(2)) }));
}
