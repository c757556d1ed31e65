/** Cold answers in Chromium over loopback: bytes sent and time from the first request for search code to the first answer. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { COMPILE_AHEAD } from '../../../renderer/output/bundle-chunks.js';
import { launch } from '../../browser/harness.js';

export interface Cold {
  bytes: number;
  ms: number;
  /** The same words again, ms. */
  repeat: number;
  pages: string[];
}

export interface Subject {
  /** Folder to serve. */
  dir: string;
  /** Expression of a function `(query) => Promise<string[]>` (page addresses in order) made by importing from the server. */
  open: string;
}

/** Code of our engine for a browser. */
export async function engineCode(): Promise<string> {
  const result = await build({
    stdin: {
      contents: `import { createEngine } from './engine.js';
const request = { indexName: '', attributesToRetrieve: [], attributesToSnippet: ['content:10'], snippetEllipsisText: '…', highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
export const open = (base, all, meta) => { const engine = createEngine({ base, meta }); return (query) => engine.search([{ ...request, query, hitsPerPage: all ? 20 : engine.first }]); };`,
      resolveDir: join(process.cwd(), 'theme/client/search/engine'),
      loader: 'ts',
    },
    bundle: true,
    // For older browsers.
    external: ['./inflate.js'],
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    banner: { js: COMPILE_AHEAD },
  });
  return result.outputFiles[0]!.text;
}

/** Asks each query in a fresh browser context. Text is sent gzipped (−6), index files as they are. */
export async function coldAnswers(subject: Subject, queries: string[], slowdown = 1): Promise<Cold[]> {
  let sent = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      return response.end('<!doctype html><title>search</title>');
    }
    try {
      let body: Uint8Array = readFileSync(join(subject.dir, path));
      if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript');
      if (/\.(m?js|json|wasm|css)$/.test(path)) {
        response.setHeader('content-encoding', 'gzip');
        body = gzipSync(body, { level: 6 });
      }
      sent += body.length;
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const browser = await launch();
  const answers: Cold[] = [];
  for (const query of queries) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    if (slowdown > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    sent = 0;
    const { ms, repeat, pages } = await page.evaluate(
      async ([open, text]) => {
        const start = performance.now();
        const ask = (await new Function(`return (${open})()`)()) as (query: string) => Promise<string[]>;
        const pages = await ask(text!);
        const ms = performance.now() - start;
        const again = performance.now();
        await ask(text!);
        return { ms, repeat: performance.now() - again, pages };
      },
      [subject.open, query] as const,
    );
    answers.push({ bytes: sent, ms, repeat, pages });
    await context.close();
  }
  await browser.close();
  server.close();
  return answers;
}
