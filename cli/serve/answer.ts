/** Answers requests with the outputs of the last good build, as a static host would. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import { type HostOptions, hostOf, hostTest, isForeign, isVisit } from './hosts.js';
import { type LiveReload, RELOAD_PATH } from './live-reload.js';
import { type Exchange, send } from './send.js';
import { readTarget, type Target } from './target.js';

export interface AnswerOptions extends HostOptions {
  outputs: ReadonlyMap<string, MemoryOutput>;
  /** Base of the outputs, with leading and trailing slash; an edit of the configuration may change it. */
  baseUrl: () => string;
  live: LiveReload;
}

/** Longer targets are no addresses of a site; search queries have 64 characters. */
const LONGEST_TARGET = 8192;

/** Returns the listener of the server. It takes any request and never throws. */
export function answerer(options: AnswerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const isAllowed = hostTest(options);
  /** Bases that the site had while it was served: open pages come from there. */
  const bases = new Set<string>();
  return (request, response) => {
    const exchange = { request, response };
    // Nobody reads a body.
    if (hasBody(request)) response.shouldKeepAlive = false;
    response.on('error', () => response.destroy());
    bases.add(options.baseUrl());
    answer(exchange, { ...options, isAllowed, bases }).catch(() => {
      if (response.headersSent) response.destroy();
      else say(exchange, 500, 'The server could not answer this request.');
    });
  };
}

interface Answering extends AnswerOptions {
  isAllowed: (header: string) => boolean;
  bases: ReadonlySet<string>;
}

async function answer(exchange: Exchange, options: Answering): Promise<void> {
  const { request, response } = exchange;
  const { method = '', headers } = request;
  if (request.url!.length > LONGEST_TARGET) return say(exchange, 414, 'The address is too long.');
  const target = readTarget(request.url!);
  const host = hostOf(request);
  if (!target || host === undefined) return say(exchange, 400, 'This is not a request for a page.');
  if (![host, target.authority ?? host].every(options.isAllowed))
    return say(
      exchange,
      403,
      'The name in the address is unknown here. Start with: notes serve --allowed-hosts <name>',
    );
  const isStream = target.path === RELOAD_PATH;
  const allow = isStream ? ['GET'] : ['GET', 'HEAD'];
  if (!allow.includes(method)) return say(exchange, 405, 'Pages can be read only.', { allow: allow.join(', ') });
  if (isForeign(headers, host) || (isStream && isVisit(headers)))
    return say(exchange, 403, 'Pages of other sites may link here, not load files from here.');
  if (isStream) return options.live.connect(request, response);
  return answerPath(exchange, target, options);
}

async function answerPath(exchange: Exchange, { path, search }: Target, options: Answering): Promise<void> {
  const { outputs, bases } = options;
  const base = options.baseUrl();
  const file = outputBelow(base, path, outputs);
  const clean = file === undefined ? path : cleanPath(path, file, base);
  if (clean !== path) return redirect(exchange, 301, encode(clean) + search);
  if (file !== undefined && (await send(file, outputs.get(file)!, exchange, 200))) return;
  const former = [...bases].find((entry) => entry !== base && outputBelow(entry, path, outputs) !== undefined);
  if (former !== undefined) return redirect(exchange, 302, encode(base + path.slice(former.length)) + search);
  if (!isBelow(path, base)) return redirect(exchange, 302, encode(base));
  const page = outputs.get('404.html');
  if (!page || !(await send('404.html', page, exchange, 404))) say(exchange, 404, 'Not found.');
}

const isBelow = (path: string, base: string) => `${path}/`.startsWith(base);

/** The output for a path below the base, by the rules of static hosts: the file, `x.html`, `x/index.html`. */
function outputBelow(base: string, path: string, outputs: ReadonlyMap<string, unknown>): string | undefined {
  if (!isBelow(path, base) || path.includes('//')) return undefined;
  const bare = path.slice(base.length).replace(/\/$/, '');
  const names = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
  return names.find((name) => outputs.has(name));
}

/** The address of a page without its ending and, where its file does not lie in a folder of its own, without final slash (B5.6). */
function cleanPath(path: string, file: string, base: string): string {
  if (file === 'index.html') return base;
  if (!file.endsWith('.html') || file.startsWith('_notes/') || file === '404.html') return path;
  const clean = path.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
  return file.endsWith('/index.html') ? clean : clean.replace(/\/$/, '');
}

/** The path as an address; `encodePath` would keep what looks like an escape. */
const encode = (path: string) => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

function redirect({ response }: Exchange, status: 301 | 302, location: string): void {
  response.writeHead(status, { location, 'content-length': 0 }).end();
}

/** Answers with one line of text. */
function say(
  { request, response }: Exchange,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
