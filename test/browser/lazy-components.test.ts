/** Components that are loaded with `lazy`, one within the other: they are in the document, and the browser takes them over as they are. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite, configText } from '../outputs/sites.js';
import { hydrated, launch, visit } from './harness.js';
import { serve } from './server.js';

let browser: Browser;
beforeAll(async () => {
  await compileTool();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  removeFolders();
});

const lazily = (name: string, text: string) =>
  `import { lazy, Suspense } from 'react';\nconst Inner = lazy(() => import('./${name}'));\nexport default () => <Suspense fallback="wait"><b>${text}</b><Inner /></Suspense>;\n`;

it('are rendered on the server, and hydrated without an error', async () => {
  const { code, stderr, file, out } = await buildSite({
    'notes.config.ts': configText({ blog: false }),
    'docs/a.mdx':
      "import Outer from '../components/Outer';\nimport text from '../components/Inner.tsx?raw';\n\n# A\n\n<Outer />\n\n<i>{text.length}</i>\n",
    'components/Outer.tsx': lazily('Middle', 'outer'),
    'components/Middle.tsx': lazily('Inner', 'middle'),
    'components/Inner.tsx':
      "import { useState } from 'react';\nexport default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>inner {n}</button>; };\n",
  });
  expect(code, stderr).toBe(0);
  expect(file('docs/a/index.html')).toMatch(/<b>outer<\/b>.*<b>middle<\/b>.*inner <!-- -->0/s);
  // Vite's way to ask for the text of a file.
  expect(file('docs/a/index.html')).toMatch(/<i>1\d\d<\/i>/);
  const server = await serve(out);
  await visit(browser, `${server.origin}/docs/a/`, {}, async ({ page, warnings }) => {
    await hydrated(page);
    await page.click('button:text("inner 0")');
    await page.waitForSelector('button:text("inner 1")');
    expect(warnings).toEqual([]);
  });
  await server.close();
});
