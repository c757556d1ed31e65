/** Resources that code of a site loads from another origin: allowed on a migrated site, listed on one of ours. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildFolder, configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { hydrated, launch, open } from './harness.js';
import { serve, type TestServer } from './server.js';

let browser: Browser;
let other: TestServer;
const FONT = 'https://fonts.example';

beforeAll(async () => {
  await compileTool();
  [browser, other] = await Promise.all([launch(), serve(new Map())]);
  other.intercept = (path, response) => {
    response.writeHead(200, {
      'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/plain',
      'access-control-allow-origin': '*',
    });
    response.end(path.endsWith('.js') ? 'globalThis.widget = "drawn";' : 'heard');
    return true;
  };
});
afterAll(async () => {
  await browser?.close();
  await other?.close();
  removeFolders();
});

const code = (): SiteSource => ({
  'lib/api.js': `export const API = '${other.origin}/v1';\n`,
  'lib/Heard.js': `
import { useEffect, useState } from 'react';
import { API } from './api';
export default function Heard() {
  const [text, setText] = useState('waiting');
  useEffect(() => {
    fetch(\`\${API}/word\`).then((answer) => answer.text()).then(setText, () => setText('blocked'));
    const script = document.createElement('script');
    script.src = '${other.origin}/widget.js';
    script.onload = () => document.body.setAttribute('data-widget', globalThis.widget);
    document.body.append(script);
  }, []);
  return <p id="heard">{text}</p>;
}
`,
  'css/own.css': `@font-face { font-family: Own; src: url(${FONT}/own.woff2); }\n`,
  'docs/a.mdx':
    "import Heard from '@site/lib/Heard';\n\n# A\n\n```js\nfetch('https://example.dev')\n```\n\n<Heard />\n",
});

const MOVED = {
  'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false, theme: { customCss: './css/own.css' } }]],
};\n`,
};

/** Returns the visible text of the page, and the browser's messages. */
async function read(built: Built): Promise<{ heard: string; faults: string[] }> {
  const server = await serve(built.out);
  const opened = await open(browser, `${server.origin}/docs/a`);
  try {
    await hydrated(opened.page);
    await opened.page.waitForFunction(() => document.getElementById('heard')?.textContent !== 'waiting');
    const heard = (await opened.page.textContent('#heard')) ?? '';
    if (heard === 'heard') await opened.page.waitForSelector('[data-widget=drawn]', { state: 'attached' });
    return { heard, faults: opened.faults.filter((fault) => fault.startsWith('console: policy')) };
  } finally {
    await opened.close();
    await server.close();
  }
}

it('a moved site loads what its own files name, and each origin is listed once', async () => {
  const built = await buildFolder(makeSite({ ...code(), ...MOVED }));
  expect(built.code, built.stderr).toBe(0);
  expect(built.stderr.match(/csp-opened/g)).toHaveLength(1);
  for (const line of [
    `connect-src ${other.origin} (lib/Heard.js)`,
    `script-src ${other.origin}`,
    `font-src ${FONT} (css/own.css)`,
  ])
    expect(built.stderr).toContain(line);
  expect(built.stderr).not.toContain('example.dev');
  expect(await read(built)).toEqual({ heard: 'heard', faults: [] });
});

it('a site of ours names them with the lines of the configuration, which open them', async () => {
  const dir = makeSite({ ...code(), 'notes.config.ts': configText({ blog: false, customCss: 'css/own.css' }) });
  const built = await buildFolder(dir);
  expect(built.code, built.stderr).toBe(0);
  expect((await read(built)).heard).toBe('blocked');
  const [lines = ''] = /csp: \{[^}]*\}/.exec(built.stderr) ?? [];
  expect(lines).toContain(`'connect-src': ['${other.origin}']`);
  writeFileSync(join(dir, 'notes.config.ts'), configText({ blog: false, customCss: 'css/own.css' }, lines));
  const opened = await buildFolder(dir);
  expect([opened.code, opened.stderr.includes('csp-')], opened.stderr).toEqual([0, false]);
  expect(await read(opened)).toEqual({ heard: 'heard', faults: [] });
});

it('a site with untrusted content opens nothing', async () => {
  const site = { 'docs/a.md': '# A\n', 'css/own.css': code()['css/own.css']! };
  const config = { blog: false, security: 'untrusted', customCss: 'css/own.css' };
  const built = await buildFolder(makeSite({ ...site, 'notes.config.ts': configText(config) }));
  expect([built.code, built.stderr.includes('csp-closed')], built.stderr).toEqual([0, true]);
  expect(built.file('docs/a/index.html')).not.toContain(FONT);
  const given = configText({ ...config, csp: { 'font-src': [FONT] } });
  const refused = await buildFolder(makeSite({ ...site, 'notes.config.ts': given }));
  expect([refused.code, refused.stderr.includes('config-csp-untrusted')]).toEqual([2, true]);
});
