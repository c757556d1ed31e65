/** The manual names everything there is: options, configuration keys, front matter fields, problem codes. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/program.js';
import manual from '../../docs/manual/sidebars.js';
import { CHECKS } from '../../renderer/check/check-names.js';
import { NAVBAR_TYPES } from '../../renderer/site/configuration/config-checks.js';
import { configShape } from '../../renderer/site/configuration/config-schema.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import { compileTool, notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { errorsPage } from './errors-page.js';
import { HALVES, type Half, manualFolder, manualPage } from './fences.js';
import { frontMatterPage } from './front-matter-page.js';

const source = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words in code, fenced or inline. */
function codeWords(text: string): Set<string> {
  const code = [...text.matchAll(/(?<!`)(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g)].map(([, , inner]) => inner!);
  return new Set(code.flatMap((piece) => piece.match(/[A-Za-z_]\w*/g) ?? []));
}

/** Text under a level-2 heading. */
function section(text: string, title: string): string {
  const [, rest = ''] = text.split(`\n## ${title}\n`);
  return rest.split('\n## ')[0]!;
}

/** Keys of interfaces, without those of functions' parameters. */
function keysOf(types: string): string[] {
  const plain = types.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/'[^']*'/g, '');
  return [...plain.matchAll(/(?:^|[{;|])\s*(\w+)\??:/gm)].map(([, key]) => key!);
}

/** Paths of all keys of a JSON schema, without places of lists. */
function configPaths(schema: unknown, at: readonly string[] = []): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'properties'
      ? Object.entries(value as object).flatMap(([key, inner]) => [[...at, key], ...configPaths(inner, [...at, key])])
      : configPaths(value, at),
  );
}

/** Tells whether words contain a key; one with a hyphen counts as several. */
const namesKey = (words: ReadonlySet<string>, key: string) => key.split('-').every((word) => words.has(word));

/** Sections that the tests read. */
const TITLES: Record<Half, { common: string; checks: string; environment: string }> = {
  zh: { common: '共用选项', checks: '检查的种类', environment: '环境变量' },
  en: { common: 'Common options', checks: 'Kinds of checks', environment: 'Environment variables' },
};

describe.each(HALVES)('the manual (%s)', (half) => {
  const page = (name: string) => manualPage(name, half);
  const titles = TITLES[half];
  const cli = page('cli');
  const program = createProgram(() => {});

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'names every option of notes %s',
    (name, command) => {
      const told = section(cli, `notes ${name}`) + section(cli, titles.common);
      expect(section(cli, `notes ${name}`)).not.toBe('');
      // Those that shells ask with are no part of the manual.
      const shown = command.options.filter(({ hidden }) => !hidden);
      const flags = shown.flatMap(({ short, long }) => [short, long]).filter((flag) => flag !== undefined);
      expect(flags.filter((flag) => !new RegExp(`\`${flag}[\` ]`).test(told))).toEqual([]);
    },
  );

  it('names no option that does not exist', () => {
    const known = new Set(
      [program, ...program.commands].flatMap(({ options }) => options.map(({ long }) => long)).concat('--help'),
    );
    const told = [...cli.matchAll(/`(--[\w-]+)/g)].map(([, flag]) => flag!);
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter((flag) => !known.has(flag))).toEqual([]);
  });

  it('names every check', () => {
    const words = codeWords(section(page('check'), titles.checks));
    expect(CHECKS.filter((name) => !words.has(name))).toEqual([]);
  });

  it('names every environment variable that the command line reads', () => {
    const read = [
      'cli/report/terminal.ts',
      'cli/report/message-language.ts',
      'cli/commands/index-command.ts',
      'cli/check/tools.ts',
    ]
      .map(source)
      .flatMap(
        (text) => text.match(/\b(?:[A-Z]+_[A-Z_]+|CI|LANG|TERM)\b(?=[ ,}]+.*environment;|[ ,}]+.*env;| \|\|)/g) ?? [],
      )
      .concat(source('cli/check/tools.ts').match(/(?<=process\.env\.)\w+/g) ?? []);
    const words = codeWords(section(cli, titles.environment));
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter((name) => !words.has(name))).toEqual([]);
  });

  it('names every configuration key in the section of the option that it belongs to', () => {
    const sections = page('config').split(/^## /m).map(codeWords);
    const lost = configPaths(configShape.json).filter(([option = '', ...rest]) => {
      const places = sections.filter((words) => namesKey(words, option));
      return !places.some((words) => rest.every((key) => namesKey(words, key)));
    });
    expect(lost.map((path) => path.join('.'))).toEqual([]);
    const words = codeWords(page('config'));
    const hooks = keysOf(source('renderer/site/configuration/hook-types.ts'));
    expect(hooks.filter((key) => !words.has(key))).toEqual([]);
  });

  it('names no configuration key that does not exist', () => {
    const known = new Set([
      ...configPaths(configShape.json).flat(),
      ...keysOf(source('renderer/site/configuration/hook-types.ts')),
    ]);
    const told = [...page('config').matchAll(/^\|([^|]*)\|/gm)]
      .flatMap(([, cell]) => [...cell!.matchAll(/`([\w.]+)`/g)])
      .flatMap(([, path]) => path!.split('.'));
    expect(told.length).toBeGreaterThan(150);
    // The table of navbar items begins with their types.
    expect(told.filter((key) => !known.has(key) && !NAVBAR_TYPES.includes(key))).toEqual([]);
  });

  it('has tables of front matter that equal the fields (mend them with vitest -u)', async () => {
    await expect(frontMatterPage(page('front-matter'), half)).toMatchFileSnapshot(
      join(root, manualFolder(half), 'front-matter.md'),
    );
  });

  it('has a page of all problem codes that equals the table (mend it with vitest -u)', async () => {
    const text = errorsPage(half);
    expect(Object.keys(problemTable).filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
    await expect(text).toMatchFileSnapshot(join(root, manualFolder(half), 'errors.md'));
  });
});

describe('the manual', () => {
  it('lists every page in its sidebar', () => {
    const ids = manual.manual.flatMap((item) => (typeof item === 'string' ? [item] : item.items));
    const files = readdirSync(join(root, 'docs/manual/docs')).filter((name) => !name.startsWith('_'));
    expect([...ids].sort()).toEqual(files.map((name) => name.replace(/\.md$/, '')).sort());
  });

  it.each(['zh-Hans', 'en'])('passes notes check, its links and its code included (%s)', async (locale) => {
    compileTool();
    // Blocks import the package by its name.
    execFileSync(process.execPath, ['cli/declare.mjs'], { cwd: root });
    const run = await notes(['check', 'docs/manual', '--locale', locale, '--json'], {
      cwd: root,
      env: { SITE_URL: 'https://example.org', CI: '1' },
    });
    const { problems, counts } = JSON.parse(run.stdout) as { problems: unknown[]; counts: { expectations: number } };
    expect(problems).toEqual([]);
    expect([run.code, counts.expectations]).toEqual([0, 9]);
  });
});
