/** Text that must not be in the output: secrets (D37), code of untrusted content (D36); and the message of a failing last hook. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTree, removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { LITERALS } from '../site/secret-literals.js';
import { buildFolder, buildSite, configText, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const VALUE = 'sk-4f"9a<7c1d2';

describe('D37 the value of a secret variable in an output', () => {
  const files = {
    'notes.config.ts': configText(
      { blog: false, secrets: ['DEPLOY_WORD'], search: { provider: 'algolia', appId: 'A', indexName: 'i' } },
      "customFields: { shown: process.env.MY_TOKEN ?? process.env.DEPLOY_WORD ?? '' }",
    ).replace(
      '"appId"',
      '"apiKey": process.env.SEARCH_KEY ?? process.env.ALGOLIA_WRITE_KEY ?? process.env.MY_ADMIN_API_KEY ?? "k", "appId"',
    ),
    'docs/a.md': '# A\n',
  };
  it.each([
    ['by the end of its name', { MY_TOKEN: VALUE }, 1],
    ['by `secrets`', { DEPLOY_WORD: VALUE }, 1],
    ['not when it is short', { MY_TOKEN: 'short-value' }, 0],
    ['not when no output holds it', { OTHER_TOKEN: VALUE }, 0],
    ['not when it is the search-only key', { SEARCH_KEY: 'search-only-key-0123' }, 0],
  ])('%s', async (_, environment, code) => {
    const dir = makeSite(files);
    const out = join(dir, '../dist');
    const built = await notesInHost(['build', dir, '-o', out], {
      cwd: dir,
      env: environment as Record<string, string>,
    });
    expect(built.code, built.stderr).toBe(code);
    expect(existsSync(out)).toBe(code === 0);
    if (code === 0) return;
    expect(built.stderr).toMatch(new RegExp(`error secret-in-output\\n.*${Object.keys(environment)[0]}`));
    expect(built.stderr).not.toContain(VALUE);
  });
});

/** All bytes of a folder as one text; empty when there is none. */
const allOf = (folder: string) => Object.values(readTree(folder)).join('\n');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const shown = (code: string) =>
  configText({ blog: false, secrets: ['DEPLOY_WORD'] }, `customFields: { shown: ${code} }`);
const literal = (kind: string) => LITERALS.find(([name]) => name === kind)![1];
const LONG = 'q7#Zk2"m9<Vx4/pL';

describe('secrets of 24 kinds reach neither output nor message nor memo', () => {
  const inConfig: [string, Record<string, string>, string][] = [
    ['an access key', { AWS_ACCESS_KEY_ID: LONG }, 'process.env.AWS_ACCESS_KEY_ID'],
    ['a session token', { AWS_SESSION_TOKEN: LONG }, '[process.env.AWS_SESSION_TOKEN]'],
    ['an address with a password', { DATABASE_URL: `pg://me:${'s3cretpass'}@db/x` }, 'process.env.DATABASE_URL'],
    ['the password of an address', { DATABASE_URL: `pg://me:${'s3cretpass'}@db/x` }, "'pass s3cretpass'"],
    ['a personal token', { GH_PAT: LONG }, 'process.env.GH_PAT'],
    ['a short password', { MY_PASS: 'hunter42' }, 'process.env.MY_PASS'],
    ['a named variable', { DEPLOY_WORD: LONG }, 'process.env.DEPLOY_WORD'],
    ['a key of this tool', { ALGOLIA_WRITE_KEY: LONG }, 'process.env.ALGOLIA_WRITE_KEY'],
    ['base64', { A_KEY: LONG }, 'btoa(process.env.A_KEY)'],
    ['base64 behind a user', { A_KEY: LONG }, "btoa('user:' + process.env.A_KEY)"],
    ['base64url', { A_KEY: LONG }, "Buffer.from(process.env.A_KEY).toString('base64url')"],
    ['hex', { A_KEY: LONG }, "Buffer.from(process.env.A_KEY).toString('hex')"],
    ['an address', { A_KEY: LONG }, "'https://e.example/?k=' + encodeURIComponent(process.env.A_KEY)"],
    ['JSON', { A_KEY: LONG }, 'JSON.stringify(process.env.A_KEY)'],
  ];
  const rows: [string, Record<string, string>, Record<string, string>, string[]][] = [
    ...inConfig.map(([kind, env, code]): (typeof rows)[number] => [
      kind,
      env,
      { 'notes.config.ts': shown(code), 'docs/a.md': '# A\n' },
      [...Object.values(env), ...Object.values(env).map(base64)],
    ]),
    ['a component', { A_KEY: LONG }, { 'docs/a.mdx': '# A\n\n{process.env.A_KEY}\n' }, [LONG]],
    [
      'the text, beside a broken link',
      { A_KEY: 'plain-secret-value' },
      { 'docs/a.md': '[x](/gone) plain-secret-value\n' },
      [],
    ],
    [
      'an error of the configuration',
      { A_KEY: LONG },
      { 'notes.config.ts': 'throw new Error(process.env.A_KEY);' },
      [LONG],
    ],
    [
      'a wrong value',
      { A_KEY: LONG },
      { 'notes.config.ts': 'export default { title: 3, [process.env.A_KEY]: 1 };' },
      [LONG],
    ],
    [
      'a hook',
      { A_KEY: LONG },
      {
        'notes.config.ts': configText({ blog: false }, 'hooks: { sources() { throw new Error(process.env.A_KEY); } }'),
        'docs/a.md': '# A\n',
      },
      [LONG],
    ],
    ...['private key', 'AWS', 'GitHub', 'Slack', 'Stripe', 'OpenAI', 'GitLab', 'npm', 'Google'].map(
      (kind): (typeof rows)[number] => [
        `a literal: ${kind}`,
        {},
        { 'docs/a.md': `# A\n\n\`\`\`sh\n${literal(kind)}\n\`\`\`\n` },
        [literal(kind).slice(-30)],
      ],
    ),
    [
      'a literal in a static file',
      {},
      { 'docs/a.md': '# A\n', 'static/keys.json': `{"a":"${literal('npm')}"}` },
      [literal('npm')],
    ],
    ...Object.entries({
      'an authors file': ['blog/authors.yml', `ada:\n  name: Ada\n  title: ${literal('npm')}\n`],
      'a tags file': ['docs/tags.yml', `js:\n  label: ${literal('npm')}\n`],
      'a category file': ['docs/c/_category_.yml', `label: ${literal('npm')}\n`],
      'a React page': ['pages/p.tsx', `export default () => <p>${literal('npm')}</p>;\n`],
    }).map(([name, [path = '', text = '']]): (typeof rows)[number] => [
      `a literal in ${name}`,
      {},
      { 'docs/a.md': '# A\n', 'docs/c/d.md': '# D\n', [path]: text },
      [literal('npm')],
    ]),
    [
      'a literal in the configuration',
      {},
      { 'notes.config.ts': shown(`'${literal('npm')}'`), 'docs/a.md': '# A\n' },
      [literal('npm')],
    ],
  ];
  it.each(rows)('%s', async (_, env, files, hidden) => {
    const dir = makeSite(files);
    const out = join(dir, '../dist');
    for (const format of ['frames', 'json']) {
      const run = await notesInHost(['build', dir, '-o', out, '--format', format], { cwd: dir, env });
      expect(run.code, run.stderr).toBeGreaterThan(0);
      expect(run.stdout + run.stderr).toMatch(/\berror\b/);
      expect(existsSync(out)).toBe(false);
      for (const text of [...hidden, ...Object.values(env)]) {
        expect(run.stdout + run.stderr).not.toContain(text);
        expect(allOf(join(dir, '.notes'))).not.toContain(text);
      }
    }
  });
});

it('builds a page whose example is allowed, and a site of another tool with a warning', async () => {
  const text = `# A\n\n<!-- allow-secret -->\n\n\`\`\`sh\n${literal('npm')}\n\`\`\`\n`;
  const allowed = await buildSite({ 'notes.config.ts': configText({ blog: false }), 'docs/a.md': text });
  expect([allowed.code, allowed.stderr]).toEqual([0, expect.not.stringContaining('secret-literal')]);
  const foreign = await buildSite({
    'docusaurus.config.js':
      "export default { title: 'D', url: 'https://e.example', baseUrl: '/', presets: [['classic', { blog: false }]] };",
    'docs/a.md': text.replace('<!-- allow-secret -->', ''),
    'static/all.txt': literal('npm'),
  });
  expect(foreign.code, foreign.stderr).toBe(0);
  expect(foreign.stderr).toContain('warning secret-literal  docs/a.md');
  expect(foreign.stderr).toContain('also at static/all.txt');
});

it.each(['ALGOLIA_WRITE_KEY', 'MY_ADMIN_API_KEY', 'algolia_write_key'])(
  'refuses the value of %s as the key that readers get, in build and index',
  async (name) => {
    const search = `{ provider: 'algolia', appId: 'A', indexName: 'i', apiKey: process.env.${name} }`;
    const dir = makeSite({
      'notes.config.ts': configText({ blog: false }, `search: ${search}`),
      'docs/a.md': '# A\n',
    });
    for (const args of [
      ['build', dir, '-o', join(dir, '../dist')],
      ['index', dir, '--dry-run'],
    ]) {
      const run = await notesInHost(args, { cwd: dir, env: { [name]: VALUE } });
      expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('search-key-write')]);
      expect(run.stdout + run.stderr).toContain(name);
      expect(run.stdout + run.stderr).not.toContain(VALUE);
    }
    expect(existsSync(join(dir, '../dist'))).toBe(false);
  },
);

it('says that the output is written when only the last hook fails, and that it stays when anything else does', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({}, "hooks: { built() { throw new Error('late'); } }"),
    'docs/a.md': '# A\n',
  });
  const late = await buildFolder(dir);
  expect([late.code, late.paths.includes('docs/a/index.html')]).toEqual([1, true]);
  expect(late.stderr).toContain('The output is written; what failed came after that.');
  const early = await buildSite({ 'docs/a.md': '[x](/gone)\n' });
  expect(early.stderr).not.toContain('output stays');
  writeFiles(dir, { 'docs/a.md': '[x](/gone)\n' });
  expect((await buildFolder(dir)).stderr).toContain('The last good output stays.');
});

it('B4.32 the table of contents that a page exports is shown', async () => {
  const built = await buildSite({
    'docs/a.mdx': "export const toc = [{ value: 'Mine', id: 'h', level: 2 }];\n\n# A\n\n## H\n\n## I\n",
  });
  const html = built.file('docs/a/index.html');
  expect(
    [...html.matchAll(/table-of-contents__link[^>]*href="#(\w+)"[^>]*>([^<]*)/g)].map((match) => match.slice(1)),
  ).toEqual([['h', 'Mine']]);
});
