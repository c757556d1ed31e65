/** Compares the client modules of Docusaurus with ours: names as read by `client-exports.mjs`, and those of `theme/shims`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EMPTY_EXPORTS, emptyImports } from '../../renderer/site/docusaurus/empty-exports.js';
import { SPECIFIERS, shimOf } from '../../theme/shims/aliases.js';
import { root } from '../structure/imports.js';
import { ABSENT, ADAPTED } from './client-states.js';

const { version, modules }: { version: string; modules: Record<string, string[]> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'client-exports.json'), 'utf8'),
);
const BEGIN = '<!-- client exports: begin -->\n';
const END = '<!-- client exports: end -->';

/** Resolves to the exports of a module of ours. */
async function oursOf(specifier: string): Promise<Record<string, unknown>> {
  const name = shimOf(specifier);
  const file = ['.ts', '.tsx'].map((end) => join(root, 'theme/shims', name + end)).find(existsSync);
  return file === undefined ? {} : await import(file);
}

const keyOf = (specifier: string, name: string) => (name === 'default' ? specifier : name);

/** One line for each module, and one for each export that is not the same. */
function table(): string {
  const rows = Object.entries(modules).map(([specifier, names]) => {
    const absent = ABSENT[specifier];
    if (absent !== undefined) return `| \`${specifier}\` | – | – | – | ${absent} |`;
    const of = (states: Readonly<Record<string, string>>) =>
      names.flatMap((name) => {
        const how = states[keyOf(specifier, name)];
        return how === undefined ? [] : [`\`${name}\`: ${how}`];
      });
    const [adapted, empty] = [of(ADAPTED), of(EMPTY_EXPORTS)];
    const same = names.filter(
      (name) => ADAPTED[keyOf(specifier, name)] === undefined && EMPTY_EXPORTS[keyOf(specifier, name)] === undefined,
    );
    const shown = [same.map((name) => `\`${name}\``).join(', '), adapted.join('; '), empty.join('; '), ''];
    return `| \`${specifier}\` | ${shown.map((cell) => cell || '–').join(' | ')} |`;
  });
  return `Names that the client modules of Docusaurus ${version} export.\n\n| module | same | adapted | empty, with \`moved-empty-export\` | missing |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

it('has every export of the reference in a module of ours, or says that it is absent', async () => {
  const missing: string[] = [];
  for (const [specifier, names] of Object.entries(modules)) {
    if (Object.hasOwn(ABSENT, specifier)) continue;
    const ours = await oursOf(specifier);
    missing.push(...names.filter((name) => !(name in ours)).map((name) => `${specifier}#${name}`));
  }
  expect(missing).toEqual([]);
  expect(Object.keys(ABSENT).filter((specifier) => SPECIFIERS.includes(specifier))).toEqual([]);
});

it('says of nothing that it is adapted or empty that the reference has not', () => {
  const known = new Set(
    Object.entries(modules).flatMap(([specifier, names]) => names.map((name) => keyOf(specifier, name))),
  );
  expect([...Object.keys(ADAPTED), ...Object.keys(EMPTY_EXPORTS)].filter((key) => !known.has(key))).toEqual([]);
  expect(Object.keys(ADAPTED).filter((key) => Object.hasOwn(EMPTY_EXPORTS, key))).toEqual([]);
});

/** Code of a function that gives nothing, or what it was given. */
const GIVES_NOTHING =
  /^(?:\(?[\w$,{} ]*\)?\s*=>\s*(?:null|undefined|void 0|\{\s*\}|\(\{\}\)|\[\])|\(?([\w$]+)\)?\s*=>\s*\1|\(\{ children \}\)\s*=>\s*children \?\? null)$/;
/** These give nothing in the reference too. */
const EMPTY_THERE = new Set(['@docusaurus/Noop']);

it('names every function of ours that gives nothing', async () => {
  const silent: string[] = [];
  for (const [specifier, names] of Object.entries(modules)) {
    const ours = Object.hasOwn(ABSENT, specifier) ? {} : await oursOf(specifier);
    for (const name of names) {
      const key = keyOf(specifier, name);
      const value = ours[name];
      const isNamed = Object.hasOwn(ADAPTED, key) || Object.hasOwn(EMPTY_EXPORTS, key) || EMPTY_THERE.has(key);
      if (typeof value === 'function' && GIVES_NOTHING.test(String(value)) && !isNamed) silent.push(key);
    }
  }
  expect(silent).toEqual([]);
});

it('docs/compatibility.md has the table (mend it with vitest -u)', async () => {
  const file = join(root, 'docs/compatibility.md');
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  expect(begin).toBeGreaterThan(BEGIN.length);
  await expect(text.slice(0, begin) + table() + text.slice(end)).toMatchFileSnapshot(file);
});

it.each([
  ["import { useDoc, useDocRootMetadata as x } from '@docusaurus/plugin-content-docs/client';", ['useDocRootMetadata']],
  ["import Details, {\n  usePrismTheme,\n} from '@docusaurus/theme-common'", ['usePrismTheme']],
  ["import { useDocRootMetadata } from './mine'", []],
])('finds what gives nothing in %j', (code, expected) => {
  expect(emptyImports(code)).toEqual(expected);
});
