/** The manual names everything there is: options, configuration keys, front matter fields, problem codes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/program.js';
import manual from '../../docs/manual/sidebars.js';
import { CHECKS } from '../../renderer/check/check.js';
import { configShape } from '../../renderer/site/configuration/config-schema.js';
import { problemTable } from '../../renderer/site/problems/problem.js';
import { notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { errorsPage } from './errors-page.js';
import { frontMatterPage } from './front-matter-page.js';

const page = (name: string) => readFileSync(join(root, 'docs/manual/docs', `${name}.md`), 'utf8');
const source = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words that stand in code, fenced or inline. */
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

/** Keys of all objects of a JSON schema. */
function shapeKeys(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [
    ...Object.keys(properties ?? {}),
    ...Object.values(schema).flatMap(shapeKeys),
    ...Object.values(properties ?? {}).flatMap(shapeKeys),
  ];
}

describe('the manual', () => {
  const cli = page('cli');
  const program = createProgram(() => {});

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'names every option of notes %s',
    (name, command) => {
      const told = section(cli, `notes ${name}`) + section(cli, '共用选项');
      expect(section(cli, `notes ${name}`)).not.toBe('');
      const flags = command.options.flatMap(({ short, long }) => [short, long]).filter((flag) => flag !== undefined);
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
    const words = codeWords(section(page('check'), '检查的种类'));
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
    const words = codeWords(section(cli, '环境变量'));
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter((name) => !words.has(name))).toEqual([]);
  });

  it('names every configuration key', () => {
    const hooks = keysOf(source('renderer/site/configuration/hook-types.ts'));
    const keys = [...new Set([...shapeKeys(configShape.json), ...hooks])];
    const words = codeWords(page('config'));
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => !key.split('-').every((word) => words.has(word)))).toEqual([]);
  });

  it('has tables of front matter that equal the fields (mend them with vitest -u)', async () => {
    await expect(frontMatterPage(page('front-matter'))).toMatchFileSnapshot(
      join(root, 'docs/manual/docs/front-matter.md'),
    );
  });

  it('has a page of all problem codes that equals the table (mend it with vitest -u)', async () => {
    const text = errorsPage();
    expect(Object.keys(problemTable).filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
    await expect(text).toMatchFileSnapshot(join(root, 'docs/manual/docs/errors.md'));
  });

  it('lists every page in its sidebar', () => {
    const ids = manual.manual.flatMap((item) => (typeof item === 'string' ? [item] : item.items));
    const files = readdirSync(join(root, 'docs/manual/docs')).filter((name) => !name.startsWith('_'));
    expect([...ids].sort()).toEqual(files.map((name) => name.replace(/\.md$/, '')).sort());
  });

  it('passes notes check, its links and its code included', async () => {
    const run = await notes(['check', 'docs/manual', '--json'], {
      cwd: root,
      env: { SITE_URL: 'https://example.org', CI: '1' },
    });
    const { problems, counts } = JSON.parse(run.stdout) as { problems: unknown[]; counts: { expectations: number } };
    expect(problems).toEqual([]);
    expect([run.code, counts.expectations]).toEqual([0, 7]);
  });
});
