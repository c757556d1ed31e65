/**
 * Cold answers in Chromium over loopback: bytes sent and time from the first request for search code to the first answer.
 *
 * The page takes the time itself, and no debugger is attached to it: reporting every request costs a page a millisecond or two, which no reader
 * pays. It starts when the page has been there for a moment, so that the start of a browser process is not counted, and all subjects are asked each query in turn.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { COMPILE_AHEAD } from '../../../renderer/output/bundle/few-chunks.js';
import { launch } from '../../browser/harness.js';

export interface Cold {
  bytes: number;
  requests: number;
  ms: number;
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
    external: ['./inflate-library.js'],
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    banner: { js: COMPILE_AHEAD },
  });
  return result.outputFiles[0]!.text;
}

/** Milliseconds that a page is left alone before it asks. */
const SETTLE = 250;
const TIMEOUT = 60_000;

const pageOf = (script: string) =>
  `<!doctype html><title>search</title><link rel="icon" href="data:,"><script type="module">${script}</script>`;

const cold = ({ open }: Subject, query: string) =>
  pageOf(`await new Promise((done) => addEventListener('load', () => setTimeout(done, ${SETTLE})));
const start = performance.now();
const ask = await (${open})();
const pages = await ask(${JSON.stringify(query)});
const ms = performance.now() - start;
fetch('/seen', { method: 'POST', body: JSON.stringify({ ms, pages }) });`);

export interface Served {
  origin: string;
  /** Response for `/`. */
  page: string;
  /** Sent so far, the page itself and what it reports left out. */
  bytes: number;
  requests: number;
  /** Takes what the page reports. */
  seen: (report: string) => void;
  close(): void;
}

/** Serves the files of a subject. Text is sent gzipped (−6), once for all as hosts do, index files as they are. */
export async function serve({ dir }: Pick<Subject, 'dir'>): Promise<Served> {
  const zipped = new Map<string, Uint8Array>();
  const bodyOf = (path: string): Uint8Array => {
    const known = zipped.get(path);
    if (known) return known;
    const body = readFileSync(join(dir, path));
    if (!isText(path)) return body;
    zipped.set(path, gzipSync(body, { level: 6 }));
    return zipped.get(path)!;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
    if (path === '/') return response.setHeader('content-type', 'text/html; charset=utf-8').end(served.page);
    if (path === '/seen') {
      let report = '';
      for await (const part of request) report += part;
      response.end();
      return served.seen(report);
    }
    try {
      const body = bodyOf(path);
      if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript');
      if (isText(path)) response.setHeader('content-encoding', 'gzip');
      served.bytes += body.length;
      served.requests++;
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const served: Served = {
    origin: `http://127.0.0.1:${port}`,
    page: pageOf(''),
    bytes: 0,
    requests: 0,
    seen: () => {},
    close: () => server.close(),
  };
  return served;
}

const isText = (path: string) => /\.(m?js|json|wasm|css)$/.test(path);

/** Opens a page in a context of its own that the driver knows nothing of, until it has reported. */
async function reportOf(browser: Browser, served: Served): Promise<{ ms: number; pages: string[] }> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const report = new Promise<string>((done, fail) => {
      served.seen = done;
      setTimeout(() => fail(new Error(`${served.origin} reports nothing`)), TIMEOUT).unref();
    });
    await session.send('Target.createTarget', { url: `${served.origin}/`, browserContextId });
    return JSON.parse(await report) as { ms: number; pages: string[] };
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

/** Asks each query of all subjects in turn, each time in a fresh browser context; the answers by subject. */
export async function coldAnswers(subjects: Subject[], queries: string[]): Promise<Cold[][]> {
  const browser = await launch();
  const served = await Promise.all(subjects.map(serve));
  const answers = subjects.map((): Cold[] => []);
  for (const query of queries) {
    for (const [i, own] of served.entries()) {
      Object.assign(own, { page: cold(subjects[i]!, query), bytes: 0, requests: 0 });
      const { ms, pages } = await reportOf(browser, own);
      answers[i]!.push({ bytes: own.bytes, requests: own.requests, ms, pages });
    }
  }
  await browser.close();
  for (const { close } of served) close();
  return answers;
}

/** Milliseconds of each query when it is asked again, on a slower processor. */
export async function repeatedAnswers(subject: Subject, queries: string[], slowdown: number): Promise<number[]> {
  const browser = await launch();
  const served = await serve(subject);
  const times: number[] = [];
  for (const query of queries) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(served.origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const time = await page.evaluate(
      async ([open, text]) => {
        const ask = (await new Function(`return (${open})()`)()) as (query: string) => Promise<string[]>;
        await ask(text!);
        const again = performance.now();
        await ask(text!);
        return performance.now() - again;
      },
      [subject.open, query] as const,
    );
    times.push(time);
    await context.close();
  }
  await browser.close();
  served.close();
  return times;
}
