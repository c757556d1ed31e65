/** Inputs of a configuration's code besides its own text. */
import { expect, it } from 'vitest';
import { readsOfCode } from '../../renderer/output/modules/code-reads.js';

const NOTHING = { env: [], year: false, unknown: [] };

it.each([
  'export default { title: `a ${[1, 2].map((x) => x * Math.max(x, 2)).join()}` };',
  "import { join } from 'node:path'; export default { path: join('a', 'b'), Date: 1, process: { env: 2 } };",
  'const make = ({ a, ...rest }, [b = 1] = []) => ({ a, b, ...rest }); export default make({});',
  'label: for (const x of [1]) { if (x) break label; } export default function config() { return new Date(2020, 1); }',
  'class A { fetch = 1; process() { return this.fetch; } } export { A as default };',
  'try { throw new Error(); } catch ({ message }) { message.trim(); } export default { at: Date.UTC(2020, 1) };',
])('gives the same each time: %s', async (code) => {
  expect(await readsOfCode(code)).toEqual(NOTHING);
});

it.each([
  ['export default { a: process.env.A, b: process.env["B"] ?? 1 };', { env: ['A', 'B'] }],
  ['export default { copyright: `© ${new Date().getFullYear()}` };', { year: true }],
])('%s', async (code, reads) => {
  expect(await readsOfCode(code)).toEqual({ ...NOTHING, ...reads });
});

it.each([
  ["import { readFileSync } from 'node:fs'; export default readFileSync('a');", "import 'node:fs'"],
  ["import plugin from 'remark-a'; export default { plugin };", "import 'remark-a'"],
  ["export * from 'a';", "import 'a'"],
  ["export default await import('./a.js');", "import('./a.js')"],
  ['export default new Date();', 'Date'],
  ['export default new Date().getFullYear;', 'Date'],
  ['export default new Date(...[]);', 'Date'],
  ['export default Date.now();', 'Date.now'],
  ['export default Date();', 'Date'],
  ['export default Math.random();', 'Math.random'],
  ['const { random } = Math; export default random();', 'Math'],
  ['export default Math["ran" + "dom"]();', 'Math["ran" + "dom"]'],
  ['export default process.cwd();', 'process.cwd'],
  ['export default { ...process.env };', 'process.env'],
  ['const { env } = process; export default env.A;', 'process'],
  ['export default process.env[name];', 'process.env'],
  ['export default await fetch("https://a.b");', 'fetch'],
  ['export default globalThis.process.env.A;', 'globalThis.process'],
  ['export default require("fs");', 'require'],
  ['export default import.meta.url;', 'import.meta'],
  ['export default () => console.log(1);', 'console.log'],
  ['export default eval("1");', 'eval'],
  ['const f = (Date) => Date; export default { f, now: Date.now() };', 'Date'],
  ['export default { process };', 'process'],
  ['export default new Intl.DateTimeFormat().format();', 'Intl.DateTimeFormat'],
  ['const a = { [process.pid]: 1 }; export default a;', 'process.pid'],
])('nobody knows: %s', async (code, name) => {
  expect((await readsOfCode(code)).unknown).toContain(name);
});
