/**
 * `npm run recipes`: builds a site and serves it with the nginx of this machine by the two files of the manual (`deploy-server.md`), then asks it
 * for addresses, the 404 page, headers, compression and a base path. Needs nginx; installs nothing, and leaves nothing running.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const manual = readFileSync(join(root, 'docs/manual/docs/deploy-server.md'), 'utf8');
const snippets = [...manual.matchAll(/```nginx[^\n]*\n([\s\S]*?)```/g)].map(([, text]) => text);
assert.equal(snippets.length, 2, 'the manual has a file for the root and one for a base path');

const site = join(folder, 'site');
const CONFIG = `export default { title: '我的笔记', url: 'https://example.com', trailingSlash: false, hostFiles: ['nginx'], i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] } };\n`;
const files = {
  'notes.config.mjs': CONFIG,
  'docs/start.md': '# 开始\n\n正文，正文，正文。\n',
  'docs/css/index.md': '# 样式\n',
  'docs/css/层叠.md': '# 层叠\n',
  'blog/2026-01-02-p.md': '# 文章\n\n正文\n\n<!-- truncate -->\n',
  'pages/index.md': '# 首页\n',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** A port that nothing listens on. */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** The status, headers and raw body of an address; redirects are not followed. */
const ask = (port, path, headers = {}) =>
  new Promise((done, fail) => {
    get({ port, path: encodeURI(path), headers }, (response) => {
      const parts = [];
      response
        .on('data', (part) => parts.push(part))
        .on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString('utf8') }),
        );
    }).on('error', fail);
  });

const listening = async (port) => {
  for (let tries = 0; tries < 200; tries++) {
    const isUp = await ask(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx does not answer');
};

async function tryOut(name, snippet, base) {
  const place = join(folder, name);
  const web = join(place, 'web');
  const out = join(web, base);
  execFileSync(process.execPath, [join(root, 'lib/cli/main.js'), 'build', site, '-o', out, '--base', base, '--quiet']);
  for (const part of ['logs', 'conf', 'temp']) mkdirSync(join(place, part), { recursive: true });
  cpSync('/etc/nginx/mime.types', join(place, 'conf/mime.types'));
  const port = await freePort();
  const server = snippet
    .replaceAll('/srv/notes', out.replace(/\/$/, ''))
    .replaceAll('/srv/www', web)
    .replace('listen 80', `listen ${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/temp/${kind};`,
  );
  writeFileSync(
    join(place, 'conf/nginx.conf'),
    `${process.getuid() === 0 ? 'user root;\n' : ''}daemon off;\npid ${place}/pid;\nerror_log ${place}/logs/error.log;\nevents {}\nhttp {\ninclude mime.types;\naccess_log off;\n${temporary.join('\n')}\n${server}}\n`,
  );
  const given = ['-p', place, '-c', join(place, 'conf/nginx.conf')];
  execFileSync('nginx', ['-t', ...given], { stdio: 'inherit' });
  const nginx = spawn('nginx', given, { stdio: 'inherit' });
  try {
    await listening(port);
    const at = (path, headers) => ask(port, base + path, headers);
    const is = async (path, status, what) => {
      const answer = await at(path);
      assert.equal(answer.status, status, `${name} ${base}${path}`);
      if (what) assert.match(answer.body, what, `${name} ${base}${path}`);
      return answer;
    };
    await is('', 200, /首页/);
    const page = await is('docs/start', 200, /开始/);
    assert.match(page.headers['content-type'], /text\/html; ?charset=utf-8/);
    assert.match(page.headers['content-security-policy'], /frame-ancestors 'self'/);
    assert.equal(page.headers['x-content-type-options'], 'nosniff');
    await is('docs/css', 200, /样式/);
    await is('docs/css/层叠', 200, /层叠/);
    const slashed = await is('docs/start/', 301);
    assert.match(slashed.headers.location, new RegExp(`${base}docs/start$`));
    const lost = await is('docs/none', 404, /页面不存在/);
    assert.match(lost.headers['content-security-policy'], /frame-ancestors/);
    const asset = /(?:href|src)="([^"]*assets\/[^"]+\.(?:css|js))"/.exec(page.body)[1].slice(base.length);
    assert.match((await is(asset, 200)).headers['cache-control'], /immutable/);
    assert.equal((await is('_notes/site.json', 200)).headers['cache-control'], 'no-cache');
    assert.match((await is('docs/start.md', 200, /正文/)).headers['content-type'], /text\/markdown; ?charset=utf-8/);
    assert.match((await is('a.svg', 200)).headers['content-security-policy'], /sandbox/);
    await is('_nginx.conf', 404);
    await is('.nojekyll', 404);
    const packed = { 'accept-encoding': 'gzip' };
    for (const path of ['docs/start', asset, '_notes/site.json'])
      assert.equal((await at(path, packed)).headers['content-encoding'], 'gzip', `${name} ${path} is compressed`);
    console.log(`✓ ${name}`);
  } finally {
    const ended = new Promise((done) => nginx.once('exit', done));
    nginx.kill('SIGQUIT');
    await ended;
  }
}

try {
  await tryOut('nginx-root', snippets[0], '/');
  await tryOut('nginx-base', snippets[1], '/notes/');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
