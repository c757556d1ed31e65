/**
 * The plugins of `templates/plugins`, installed as packages: what they give, what they say of bad data, and that a build after random edits
 * is a clean build with all three on. More edits: `EDITS=500 SEED=7 npx vitest run test/outputs/template-plugins.test.ts`.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, launch, open } from '../browser/harness.js';
import { serve } from '../browser/server.js';
import { randomFrom, removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { root } from '../structure/imports.js';
import { copySite } from '../torture/site.js';
import { buildFolder, differing, hrefs, makeSite } from './sites.js';

const COUNT = Number(process.env.EDITS ?? 8);
const SEED = Number(process.env.SEED ?? 1);
const GISCUS = { repo: 'owner/name', repoId: 'R_1', category: 'Announcements', categoryId: 'DIC_1' };

const config = (giscus: Record<string, unknown> = {}) => `import changelog from 'biji-plugin-changelog';
import giscus from 'biji-plugin-giscus';
import openapi from 'biji-plugin-openapi';
export default {
  title: 'T', url: 'https://a.dev', trailingSlash: false,
  plugins: [changelog(), openapi(), giscus(${JSON.stringify({ ...GISCUS, ...giscus })})],
};
`;

const API = `openapi: 3.1.0
info: { title: Pets, version: "2", description: "All about **pets**: {id} and <b>, \`{id}\`." }
tags: [{ name: pets, description: The pets. }]
paths:
  /pets/{id}:
    parameters:
      - { name: id, in: path, required: true, description: "a | b", schema: { type: integer, format: int64 } }
    get:
      operationId: getPet
      tags: [pets]
      summary: Get a pet
      responses:
        "200":
          description: The pet.
          content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } }
    delete:
      tags: [pets]
      deprecated: true
      responses: { "204": { description: Gone. } }
components:
  schemas:
    Pet:
      type: object
      required: [id]
      properties:
        id: { type: integer }
        mother: { $ref: "#/components/schemas/Pet" }
        toys: { type: array, items: { type: object, properties: { name: { type: string, enum: [ball] } } } }
`;

const FILES = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[1.10](./changelog.md#v1-10-0) and [a pet](./api/pets.md#getpet).\n',
  'blog/2026-01-01-post.md': '---\ntitle: Post\n---\n\nText\n\n<!-- truncate -->\n\nMore\n',
  'blog/2026-01-02-other.md': '---\ntitle: Other\n---\n\n[Home](/docs)\n\n<!-- truncate -->\n\nMore\n',
  'releases/1.yaml': 'version: "1.9.0"\ndate: 2026-11-01\nadded:\n  - One `thing`\nfixed:\n  - |\n    Two\n    lines\n',
  'releases/2.yaml': 'version: "1.10.0"\ndate: 2026-11-01\nchanged: [A]\n',
  'openapi.yaml': API,
};

function makePluginSite(more: Record<string, string> = {}): string {
  const dir = makeSite({ ...FILES, 'notes.config.ts': config(), ...more });
  cpSync(join(root, 'templates/plugins'), join(dir, 'node_modules'), { recursive: true });
  return dir;
}

beforeAll(compileTool);
afterAll(removeFolders);

it('gives a changelog, newest version first, and its feed', async () => {
  const built = await buildFolder(makePluginSite());
  expect(built.code, built.stderr).toBe(0);
  const html = built.file('docs/changelog.html');
  expect([...html.matchAll(/<h2[^>]*id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['v1-10-0', 'v1-9-0']);
  expect(html).toContain('<li>Two\nlines</li>');
  expect(html).toContain('href="/changelog.json"');
  const feed = built.json<{ items: { url: string; content_text: string }[] }>('changelog.json');
  expect(feed.items.map(({ url }) => url)).toEqual([
    'https://a.dev/docs/changelog#v1-10-0',
    'https://a.dev/docs/changelog#v1-9-0',
  ]);
  expect(hrefs(built.file('docs.html'))).toContain('/docs/changelog#v1-10-0');
});

it('gives pages of an API, with what operations take and give', async () => {
  const built = await buildFolder(makePluginSite());
  expect(built.code, built.stderr).toBe(0);
  const html = built.file('docs/api/pets.html');
  const cells = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => (cell ?? '').replace(/<[^>]+>/g, '')),
  );
  expect(cells).toContainEqual(['id', 'path', 'integer (int64)', 'required · a | b']);
  expect(cells).toContainEqual(['toys[].name', '&quot;ball&quot;', '']);
  expect(html).toContain('This operation is deprecated.');
  expect(hrefs(built.file('docs/api.html'))).toContain('/docs/api/pets#getpet');
  expect(built.file('docs/api.html')).toMatch(/All about <strong>pets<\/strong>: \{id\} and &lt;b&gt;/);
});

it.each([
  ['releases/1.yaml', 'version: "1"\ndate: soon\n', /releases\/1\.yaml:2:\d+[\s\S]*`date` has to be a day/],
  ['releases/1.yaml', 'version: "1\ndate: 2026-01-01\n', /releases\/1\.yaml/],
  ['openapi.yaml', API.replace('schemas/Pet" } } }', 'schemas/Dog" } } }'), /openapi\.yaml:15:\d+[\s\S]*schemas\/Dog/],
  ['openapi.yaml', 'swagger: "2.0"\n', /openapi\.yaml[\s\S]*no OpenAPI 3 document/],
])('says what is wrong with %s, and keeps the last good output', async (path, text, said) => {
  const dir = makePluginSite();
  const good = await buildFolder(dir);
  expect(good.code, good.stderr).toBe(0);
  writeFileSync(join(dir, path), text);
  const bad = await buildFolder(dir);
  expect([bad.code, bad.stderr]).toEqual([2, expect.stringMatching(said)]);
  expect(differing(good, bad)).toEqual([]);
});

it('a key that is no kind of change is found by `notes check`', async () => {
  const dir = makePluginSite({ 'releases/3.yaml': 'version: "2"\ndate: 2026-12-01\nnew: [A]\n' });
  const { code, stdout, stderr } = await notesInHost(['check', dir], { cwd: dir });
  expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/releases\/3\.yaml:3[\s\S]*`new` is none of/)]);
});

it('shows comments below posts alone, under the policy, on a page that is clicked to as well', async () => {
  const said =
    "document.currentScript.after(Object.assign(document.createElement('p'), { className: 'said', textContent: document.currentScript.dataset.repo }));";
  const service = await serve(new Map());
  service.intercept = (_, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/javascript');
    return Boolean(response.end(said));
  };
  const built = await buildFolder(makePluginSite({ 'notes.config.ts': config({ origin: service.origin }) }));
  expect(built.code, built.stderr).toBe(0);
  const site = await serve(built.out);
  const browser = await launch();
  try {
    const { page, faults } = await open(browser, `${site.origin}/blog/2026/01/01/post`);
    await page.locator('.said').waitFor();
    await expect.poll(() => page.textContent('.said')).toBe(GISCUS.repo);
    await hydrated(page);
    await page.locator('nav a[href="/blog/2026/01/02/other"]').last().click();
    await page.locator('h1:has-text("Other")').waitFor();
    await page.locator('.said').waitFor();
    await expect.poll(() => page.locator('.giscus').count()).toBe(1);
    await page.locator('article a[href="/docs"]').click();
    await page.locator('h1:has-text("Home")').waitFor();
    await expect.poll(() => page.locator('.giscus').count()).toBe(0);
    expect(faults.filter((fault) => !fault.includes(service.origin))).toEqual([]);
    expect(faults.filter((fault) => fault.startsWith('console'))).toEqual([]);
  } finally {
    await browser.close();
    await Promise.all([site.close(), service.close()]);
  }
});

/** Edits by name; each leaves a site that builds. */
const EDITS: Readonly<Record<string, (dir: string, random: () => number) => void>> = {
  'new release': (dir, random) => {
    const version = `2.${Math.floor(random() * 50)}.0`;
    writeFileSync(
      join(dir, `releases/${version}.yaml`),
      `version: "${version}"\ndate: 2026-12-0${1 + Math.floor(random() * 9)}\nfixed: [x]\n`,
    );
  },
  'release gone': (dir) => rmSync(join(dir, 'releases/1.yaml'), { force: true }),
  'release again': (dir) => writeFileSync(join(dir, 'releases/1.yaml'), FILES['releases/1.yaml']),
  'text of a release': (dir, random) =>
    writeFileSync(join(dir, 'releases/2.yaml'), `${FILES['releases/2.yaml']}security: ["${random()}"]\n`),
  'summary of an operation': (dir, random) => edit(dir, 'openapi.yaml', /summary: .*/, `summary: Get ${random()}`),
  'title of the API': (dir, random) => edit(dir, 'openapi.yaml', /title: \w+/, `title: P${Math.floor(random() * 9)}`),
  'another tag': (dir, random) =>
    edit(
      dir,
      'openapi.yaml',
      /tags: \[\w+\]\n {6}deprecated/,
      `tags: [${random() < 0.5 ? 'pets' : 'old'}]\n      deprecated`,
    ),
  'pages with comments': (dir, random) =>
    writeFileSync(join(dir, 'notes.config.ts'), config({ pages: random() < 0.5 ? ['post'] : ['post', 'doc'] })),
  'text of a doc': (dir, random) => writeFileSync(join(dir, 'docs/own.md'), `# Own\n\n${random()}\n`),
  'title of a post': (dir, random) => edit(dir, 'blog/2026-01-01-post.md', /title: .*/, `title: Post ${random()}`),
};

function edit(dir: string, path: string, pattern: RegExp, by: string): void {
  const text = readFileSync(join(dir, path), 'utf8');
  writeFileSync(join(dir, path), text.replace(pattern, by));
}

it(
  `after ${COUNT} random edits a build is a clean build, with all three on`,
  async () => {
    const random = randomFrom(SEED);
    const dir = makePluginSite();
    const names = Object.keys(EDITS);
    const done: string[] = [];
    await buildFolder(dir);
    for (let step = 0; step < COUNT; step++) {
      const name = names[Math.floor(random() * names.length)] ?? '';
      done.push(name);
      EDITS[name]?.(dir, random);
      // Some builds follow several edits.
      if (random() < 0.3 && step + 1 < COUNT) continue;
      const warm = await buildFolder(dir);
      const copy = join(dir, `../copy-${step}/site`);
      copySite(dir, copy);
      const clean = await buildFolder(copy);
      expect([warm.code, clean.code, done.join(), differing(warm, clean)], warm.stderr).toEqual([
        0,
        0,
        done.join(),
        [],
      ]);
      rmSync(join(dir, `../copy-${step}`), { recursive: true });
    }
  },
  240_000 + COUNT * 10_000,
);
