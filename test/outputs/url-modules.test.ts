/** Files that code names by `new URL(…, import.meta.url)` are part of the output: as they are, or, of a worker, with all they import. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'notes.config.mjs': "export default { title: 'T', url: 'https://example.com', blog: false };\n",
  'docs/a.md': '# A\n',
  'pages/index.jsx': `
import { useEffect, useState } from 'react';
import { total } from '../sums';
const data = new URL('../list.json', import.meta.url);
export default function Home() {
  const [found, setFound] = useState('');
  useEffect(() => {
    const worker = new Worker(new URL('../work.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event) => setFound(event.data);
    fetch(data).then((answer) => answer.text()).then((text) => worker.postMessage(text));
  }, []);
  return <main>found {found || total([1])}</main>;
}
`,
  'sums.js': 'export const total = (list) => list.reduce((a, b) => a + b, 0);\n',
  'work.ts':
    "import { total } from './sums';\nself.onmessage = (event: MessageEvent) => self.postMessage('sum ' + total(JSON.parse(event.data)));\n",
  'list.json': '[20, 22]\n',
};

it('B4.62 addresses of files and workers in code lead to files of the output', async () => {
  const dir = makeSite(SITE);
  const built = await buildFolder(dir);
  expect([built.code, built.stderr.match(/^(?:error|warning) \S+/gm)], built.stderr).toEqual([0, null]);
  const [list = ''] = built.paths.filter((path) => /^assets\/list-[^/]+\.json$|^assets\/list\.[^/]+\.json$/.test(path));
  const [work = ''] = built.paths.filter((path) => /^assets\/work[.-][^/]+\.js$/.test(path));
  expect(built.file(list)).toBe('[20, 22]\n');
  const answers: unknown[] = [];
  const self = { postMessage: (value: unknown) => answers.push(value), onmessage: (_: { data: string }) => {} };
  new Function('self', built.file(work))(self);
  self.onmessage({ data: built.file(list) });
  expect(answers).toEqual(['sum 42']);
  const script =
    built.paths.find((path) => /^assets\/index.*\.js$/.test(path) && built.file(path).includes(work)) ?? '';
  expect(built.file(script)).toContain(list);
});

it('a file that is not there is told where it is named', async () => {
  const { 'list.json': _, ...rest } = SITE;
  const built = await buildSite(rest);
  expect(built.code).toBe(1);
  expect(built.stderr).toMatch(/error import-absent {2}pages\/index\.jsx:4:\d+\n.*"\.\.\/list\.json"/);
});
