/**
 * What the system refuses, told in Chinese: a full disk, folders without rights, ports and hosts. The words of the system itself are English
 * everywhere, so none of them may come through.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemWords } from '../../cli/report/message-language.js';
import { SYSTEM_REASONS } from '../../renderer/site/problems/system-reasons.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { call, expectOdd, type Odd, STACK } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const env = { LANG: 'zh_CN.UTF-8' };
const DOC: SiteSource = { 'docs/a.md': '# 甲\n\n中文english\n' };
const FOREIGN: SiteSource = { ...DOC, 'docusaurus.config.js': 'export default { title: "T", url: "https://a.b" };' };
const MANIFEST = JSON.stringify({ format: 1, files: { 'a.html': '0'.repeat(64), 'b.html': '0'.repeat(64) } });

const full = (run: string, files = DOC): Odd => ({ run, files, env, full: true, code: 1, says: /EFBIG/ });
const guest = (run: string, says: RegExp, files = DOC): Odd => ({ run, files, env, guest: true, code: 1, says });
const serve = (host: string, says: RegExp): Odd => ({
  run: `serve -p 0 --host ${host}`,
  files: DOC,
  env,
  code: 2,
  says,
});
const RIGHTS = /没有权限（EACCES，.*\n.*→ 请让当前用户有权访问/;

const REFUSED: Record<string, Odd> = {
  'a full disk: build': full('build'),
  'a full disk: check': full('check --fix --only prose'),
  'a full disk: index': full('index --dry-run'),
  'a full disk: serve': full('serve -p 0'),
  'a full disk: new': full('new doc 乙'),
  'a full disk: init': full('init neu --no-install'),
  'a full disk: import': full('import', FOREIGN),
  'no rights: build': guest('build -o docs/x', RIGHTS),
  'no rights: check': guest('check --fix --only prose', RIGHTS),
  'no rights: new': guest('new doc 乙', RIGHTS),
  'no rights: init': guest('init docs/x --no-install', RIGHTS),
  'no rights: import': guest('import --force', RIGHTS, { ...FOREIGN, 'notes.config.ts': '' }),
  'no rights: a folder to build': { ...guest('build docs', RIGHTS), code: 2, unread: 'docs' },
  'no rights: the configuration': {
    ...guest('build', /source-unreadable {2}notes\.config\.ts/),
    code: 2,
    unread: 'notes.config.ts',
  },
  'no rights: the docs': { ...guest('build -o ../d', /source-unreadable {2}docs\n/), unread: 'docs' },
  'no rights: a doc': { ...guest('index --dry-run', /source-unreadable {2}docs\/a\.md/), unread: 'docs/a.md' },
  'no rights: a manifest': {
    ...guest('verify . --manifest m.json', RIGHTS, { ...DOC, 'm.json': '{}' }),
    code: 2,
    unread: 'm.json',
  },
  'no manifest': { ...guest('verify . --manifest m.json', /没有这个文件或文件夹（ENOENT，m\.json）/), code: 2 },
  'a host that is none: serve': {
    ...serve('nowhere.invalid', /没有这个主机（ENOTFOUND|域名服务器没有应答（EAI_AGAIN/),
  },
  'a host of another machine: serve': { ...serve('192.0.2.1', /本机没有这个地址（EADDRNOTAVAIL，192\.0\.2\.1/) },
  'a host that is none: verify': {
    ...guest(
      'verify http://nowhere.invalid/ --manifest m.json',
      /2 个文件请求失败，(?:没有这个主机（ENOTFOUND|域名服务器没有应答（EAI_AGAIN)）：a\.html, b\.html/,
      {
        ...DOC,
        'm.json': MANIFEST,
      },
    ),
  },
  'a package that is not there': {
    ...full('build'),
    full: false,
    code: 2,
    says: /no-such-package/,
    files: { ...DOC, 'notes.config.ts': 'import "no-such-package";\nexport default {};' },
  },
};

/** Words of Node and of the system that a person would read in English. */
const FOREIGN_WORDS = /permission denied|no space left|file too large|address (already|not)|getaddrinfo|no such file/i;

describe.concurrent('on a Chinese terminal, one problem each', () => {
  it.each(Object.entries(REFUSED))('%s', async (_name, odd) => {
    const { text } = await expectOdd(odd);
    expect(text).not.toMatch(FOREIGN_WORDS);
    expect(text.match(/^error /gm)).toHaveLength(1);
  });
});

describe('a port in use', () => {
  it('and all behind it', async () => {
    const server = createServer();
    const isMine = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(65_535, 'localhost', () => resolve(true));
    });
    const { code, text } = await call(makeSite(DOC), { run: 'serve -p 65535', env });
    if (isMine) server.close();
    expect([code, text]).toEqual([
      2,
      expect.stringMatching(/serve-cannot-listen\n.*端口已被占用（EADDRINUSE，.*\n.*用 `--port` 换一个端口/),
    ]);
    expect(STACK.test(text)).toBe(false);
  });
});

describe('a site on an odd path', () => {
  it('is built, checked, indexed, imported and gets new files', async () => {
    const dir = join(temporaryFolder(), '我的 笔记 #1 %20 (新)');
    writeFiles(dir, { ...DOC, 'notes.config.ts': configText() });
    for (const run of ['build --strict', 'check --only build', 'index --dry-run', 'new doc 乙', 'build --verify']) {
      const { code, text } = await call(dir, { run, env });
      expect([run, code, /error|warning/.exec(text)?.[0]]).toEqual([run, 0, undefined]);
    }
  });
});

describe('words of the system', () => {
  it.each([
    [
      "EACCES: permission denied, open '/a b/c, d'",
      '没有权限（EACCES，/a b/c, d）',
      'permission denied (EACCES, /a b/c, d)',
    ],
    [
      "EXDEV: cross-device link not permitted, rename '/a' -> '/b'",
      '不在同一个磁盘上（EXDEV，/b）',
      'it is on another disk (EXDEV, /b)',
    ],
    ['ENOSPC: no space left on device, write', '磁盘已满（ENOSPC）', 'no space left on the disk (ENOSPC)'],
    [
      "ENOSPC: System limit for number of file watchers reached, watch '/a'",
      '监视的文件太多（ENOSPC，/a）',
      'too many files are watched (ENOSPC, /a)',
    ],
    [
      'listen EADDRINUSE: address already in use 127.0.0.1:3000',
      '端口已被占用（EADDRINUSE，127.0.0.1:3000）',
      'the port is in use (EADDRINUSE, 127.0.0.1:3000)',
    ],
    [
      'listen EACCES: permission denied 0.0.0.0:80',
      '普通用户不能使用这个端口（EACCES，0.0.0.0:80）',
      'only the superuser may use this port (EACCES, 0.0.0.0:80)',
    ],
    [
      'getaddrinfo ENOTFOUND a.invalid',
      '没有这个主机（ENOTFOUND，a.invalid）',
      'there is no such host (ENOTFOUND, a.invalid)',
    ],
    [
      'connect ECONNREFUSED ::1:9',
      '连接被拒绝（ECONNREFUSED，::1:9）',
      'the connection was refused (ECONNREFUSED, ::1:9)',
    ],
    ['read ECONNRESET', '连接被中断（ECONNRESET）', 'the connection was cut (ECONNRESET)'],
    ['spawn npm ENOENT', '找不到这个程序（ENOENT，npm）', 'the program was not found (ENOENT, npm)'],
    ['ETIMEDOUT', '连接超时（ETIMEDOUT）', 'the connection took too long (ETIMEDOUT)'],
    ['something else', 'something else', 'something else'],
    ['constructor', 'constructor', 'constructor'],
  ])('%s', (message, zh, en) => {
    expect([systemWords(message, 'zh'), systemWords(message, 'en')]).toEqual([zh, en]);
  });

  it('stand in the table for what Node says of files', () => {
    const said = (action: () => unknown) => {
      try {
        action();
      } catch (error) {
        return systemWords((error as Error).message, 'zh');
      }
      return 'done';
    };
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(said(() => readFileSync(join(folder, 'gone')))).toBe(`没有这个文件或文件夹（ENOENT，${folder}/gone）`);
    expect(said(() => readFileSync(folder))).toBe('这是文件夹，不是文件（EISDIR）');
    expect(said(() => readFileSync(join(folder, 'file/x')))).toBe(`不是文件夹（ENOTDIR，${folder}/file/x）`);
    expect(said(() => mkdirSync(join(folder, 'file')))).toBe(`已经存在（EEXIST，${folder}/file）`);
  });

  it('are there in both languages', () => {
    for (const [code, { zh, en, fixEn, fixZh }] of Object.entries(SYSTEM_REASONS)) {
      expect([code, /\p{Script=Han}/u.test(zh), /\p{Script=Han}/u.test(en)]).toEqual([code, true, false]);
      expect(fixEn === undefined).toBe(fixZh === undefined);
    }
  });
});
