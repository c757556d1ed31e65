/** `notes completion`: the scripts in the shells that they are for. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/program.js';
import { CHECKS } from '../../renderer/check/check-names.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';

const folder = temporaryFolder();
const script = (shell: string) => join(folder, `script.${shell}`);
const FOLDERS = ['bin', 'docs', 'my site'];
const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
const program = createProgram(() => {});

beforeAll(async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const run = await notes(['completion', shell], { cwd: folder });
    expect([run.code, run.stderr]).toEqual([0, '']);
    writeFileSync(script(shell), run.stdout);
  }
  mkdirSync(join(folder, 'my site'));
  writeFiles(folder, {
    'a file.json': '{}',
    'notes.config.mjs': "export default { title: 'T', url: 'https://example.com' };\n",
    'docs/one.md': '# One\n\n## First part\n\n## 第二节\n',
    'docs/$(touch broken).md': '# Two\n',
    'bin/notes': `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'lib/cli/main.js')}' "$@"\n`,
  });
  chmodSync(join(folder, 'bin/notes'), 0o755);
});
afterAll(removeFolders);

/** Completions of a list of checks that begins with `code`. */
const checksAfterCode = (begun: string): string[] =>
  CHECKS.filter((name) => name.startsWith(begun)).map((name) => `code,${name}`);

/** Returns bash's completions of the last of some words, as it cuts them. */
function inBash(...words: string[]): string[] {
  const text = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _notes; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const out = execFileSync('bash', ['--norc', '-c', text, 'bash', script('bash'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return out.split('\n').filter(Boolean);
}

function inFish(line: string): string[] {
  const out = execFileSync('fish', ['--no-config', '-c', `source '${script('fish')}'; complete -C '${line}'`], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH, HOME: folder },
  });
  return out
    .split('\n')
    .filter(Boolean)
    .map((entry) => entry.split('\t')[0]!);
}

/** Resolves to the line after a tabulator in an interactive zsh. */
function inZsh(line: string, wanted: RegExp): Promise<string> {
  const child = spawn('script', ['-qfec', 'stty cols 200 rows 60; exec zsh -f -i', '/dev/null'], {
    cwd: folder,
    env: { PATH, HOME: folder, LANG: 'C.UTF-8', TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let written = '';
  let step = 0;
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      if (step === 0 && /[%#] /.test(written)) {
        step = 1;
        child.stdin.write(
          `autoload -Uz compinit; compinit -u -D; source ./script.zsh; PS1='rea''dy> '; zstyle ':completion:*' menu no\n`,
        );
      } else if (step === 1 && written.includes('ready> ')) {
        step = 2;
        child.stdin.write(`${line}\t`);
      } else if (step === 2 && wanted.test(written)) {
        step = 3;
        child.kill();
      }
    });
    child.on('error', reject);
    child.on('close', () => (step === 3 ? resolve(written) : reject(new Error(`not offered: ${wanted}\n${written}`))));
  });
}

describe('bash', () => {
  const names = program.commands.map((command) => command.name());
  it('offers every command', () => {
    expect(inBash('notes', '').sort()).toEqual([...names].sort());
    expect(inBash('notes', 'an')).toEqual(['analyze']);
    expect(inBash('notes', '--v')).toEqual(['--version']);
  });

  it.each(program.commands.map((command) => [command.name(), command] as const))(
    'offers every option of %s',
    (name, command) => {
      const flags = command.options
        .filter(({ hidden }) => !hidden)
        .flatMap(({ short, long }) => [short, long].filter((flag) => flag !== undefined));
      expect(inBash('notes', name, '-').sort()).toEqual([...flags, '-h', '--help'].sort());
    },
  );

  it.each<[string[], string[]]>([
    [
      ['build', '--format', ''],
      ['frames', 'json', 'github', 'sarif'],
    ],
    [['build', '--format', '=', 'j'], ['json']],
    [
      ['build', '--format', '='],
      ['frames', 'json', 'github', 'sarif'],
    ],
    [['check', '--fix', '=', ''], ['suggested']],
    [['check', '--fix', ''], FOLDERS],
    [['check', '--only', ''], [...CHECKS]],
    // From the table, so that a new check with the same letter changes nothing here.
    [['check', '--skip', 'p'], CHECKS.filter((name) => name.startsWith('p'))],
    [['check', '--only', 'code,type'], ['code,types']],
    [['check', '--only', '=', 'code,p'], checksAfterCode('p')],
    [['init', '--lang', 'z'], ['zh']],
    [
      ['list', ''],
      ['docs', 'posts', 'tags', 'routes', 'links', 'problems'],
    ],
    [['list', '--json', 'ro'], ['routes']],
    [['list', '-c', 'a file.json', 'ro'], ['routes']],
    [['list', 'docs', ''], FOLDERS],
    [['build', ''], FOLDERS],
    [['build', '-c', 'a'], ['a file.json']],
    [['build', '-o', ''], FOLDERS],
    [['verify', 'a'], ['a file.json']],
    [
      ['new', 'p'],
      ['post', 'page'],
    ],
    [['new', 'doc', ''], []],
    [['build', '--threads', ''], []],
    [['completion', 'z'], ['zsh']],
    [['nothing', ''], []],
    [['explain', 'front-matter-col'], ['front-matter-colon']],
    [['inspect', '/docs/o'], ['/docs/one']],
    [['inspect', 'docs/o'], ['docs/one.md']],
    [
      ['rename', 'docs/one.md#'],
      ['docs/one.md#one', 'docs/one.md#first-part', 'docs/one.md#第二节'],
    ],
    [['rename', 'docs/one.md#f'], ['docs/one.md#first-part']],
    [['rename', 'docs/o'], ['docs/one.md']],
  ])('notes %j: %j', (words, offered) => {
    expect(inBash('notes', ...words).sort()).toEqual([...offered].sort());
  });

  it('runs nothing that is in a name', () => {
    expect(inBash('notes', 'inspect', '/docs/')).toHaveLength(2);
    expect(existsSync(join(folder, 'broken'))).toBe(false);
  });

  it('is registered for both names', () => {
    const out = execFileSync('bash', ['--norc', '-c', `source '${script('bash')}'; complete -p notes biji`], {
      encoding: 'utf8',
    });
    expect(out).toMatch(/_notes notes\n.*_notes biji\n/);
  });
});

describe('fish', () => {
  it.each<[string, string[]]>([
    ['notes an', ['analyze']],
    ['biji an', ['analyze']],
    ['notes build --form', ['--format']],
    ['notes build --format j', ['json']],
    ['notes build --parser ', ['native', 'reference']],
    ['notes build --threads ', []],
    ['notes build -o ', FOLDERS.map((name) => `${name}/`)],
    ['notes list ro', ['routes']],
    ['notes check --only co', CHECKS.filter((name) => name.startsWith('co'))],
    ['notes check --skip=code,t', checksAfterCode('t').map((list) => `--skip=${list}`)],
    ['notes check --only code,p', checksAfterCode('p')],
    ['notes list --json ro', ['routes']],
    ['notes list -c x ro', ['routes']],
    ['notes build my', ['my site/']],
    ['notes build -c a', ['a file.json']],
    ['notes new doc ', []],
    ['notes explain front-matter-col', ['front-matter-colon']],
    ['notes inspect /docs/o', ['/docs/one']],
    ['notes inspect docs/o', ['docs/one.md']],
    ['notes rename docs/one.md#f', ['docs/one.md#first-part']],
  ])('%s: %j', (line, offered) => {
    expect(inFish(line)).toEqual(offered);
  });
});

describe('zsh', () => {
  it.each<[string, RegExp]>([
    ['notes ana', /notes analyze/],
    ['notes list --js', /list --json/],
    ['notes list rou', /list routes/],
    ['notes build --format sa', /--format sarif/],
    ['notes check --fix=', /--fix=suggested/],
    ['notes check --only cod', /--only code/],
    ['notes check --only code,type', /code,types/],
    ['notes build my', /build my\\ site/],
    ['notes completion f', /completion fish/],
    ['notes explain front-matter-col', /explain front-matter-colon/],
    ['notes inspect /docs/o', /inspect \/docs\/one/],
    ['notes rename docs/one.md#f', /irst-part/],
  ])('%s: %s', async (line, wanted) => {
    await inZsh(line, wanted);
  });
});

it('a shell that is not known: the nearest, in both languages', async () => {
  const english = await notes(['completion', 'fisch'], { cwd: folder });
  expect([english.code, english.stderr]).toEqual([
    2,
    'error: there is no completion for "fisch". Did you mean "fish"?\n',
  ]);
  const chinese = await notes(['completion', 'powershell'], { cwd: folder, env: { NOTES_LANG: 'zh' } });
  expect([chinese.code, chinese.stderr]).toEqual([2, '错误：没有“powershell”的补全: bash, zsh, fish\n']);
});
