/** Answers requests with the files of an output folder, as static hosts answer: clean addresses, redirects, headers, compression. */
import type { FileHandle } from 'node:fs/promises';
import { open, realpath } from 'node:fs/promises';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { join, sep } from 'node:path';
import { DATA_DIR } from '../../renderer/shared/limits.js';
import { admit, listener } from '../serve/admit-request.js';
import { type HostOptions, hostTest } from '../serve/hosts.js';
import { mediaType } from '../serve/media-types.js';
import type { Target } from '../serve/request-target.js';
import { type Exchange, pipeFile, sendHead } from '../serve/send-output.js';
import { encode, redirect, say } from '../serve/short-replies.js';
import { codingFor, compress, isCompressible } from './compression.js';
import { type HeaderBlock, headersOf, type RedirectLine } from './host-rules.js';

export interface PreviewOptions extends HostOptions {
  /** Output folder, without symbolic links in its path. */
  out: string;
  /** With leading and trailing slash. */
  baseUrl: string;
  headers: readonly HeaderBlock[];
  redirects: readonly RedirectLine[];
}

/** Files that hosts read and do not serve, and names that begin with a dot. */
const HIDDEN = /\/(?:\.(?!well-known\/)|_(?:nginx\.conf|headers|redirects)$)/;

/** Returns the listener of a preview. */
export function previewer(options: PreviewOptions): RequestListener {
  const isAllowed = hostTest(options);
  return listener(async (exchange) => {
    const target = admit(exchange, { isAllowed, command: 'preview', methods: () => ['GET', 'HEAD'] });
    if (!target) return;
    const path = plainPath(target.path);
    if (path === undefined) say(exchange, 400, 'This is not a request for a page.');
    else await answer(exchange, { ...target, path }, options);
  });
}

/** A path as hosts read it: slashes side by side are one, and dots are followed. @returns undefined for one that leads out, or holds NUL */
function plainPath(path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const steps: string[] = [];
  for (const step of path.split('/').filter(Boolean)) {
    if (step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  const end = /(?:^|\/)\.{0,2}$/.test(path) && steps.length > 0 ? '/' : '';
  return `/${steps.join('/')}${end}`;
}

async function answer(exchange: Exchange, { path, search }: Target, options: PreviewOptions): Promise<void> {
  const { baseUrl, redirects } = options;
  const file = await fileAt(options, path);
  const line = redirects.find((entry) => entry.target(path) !== undefined && (!file || isFirst(entry)));
  const to = line?.target(path);
  if (line && to !== undefined && isMove(line)) return redirect(exchange, line.status, withSearch(to, search));
  if (file) {
    const clean = cleanAddress(path, file, baseUrl);
    if (clean !== path) return redirect(exchange, 301, encode(clean) + search);
    return sendFile(exchange, { file, path, status: 200 }, options);
  }
  const other = line && to !== undefined ? await fileAt(options, decoded(to)) : undefined;
  if (line && other) return sendFile(exchange, { file: other, path, status: line.status === 404 ? 404 : 200 }, options);
  if (path === '/' && baseUrl !== '/') return redirect(exchange, 302, encode(baseUrl));
  const lost = `${baseUrl}404.html`;
  const page = await fileAt(options, lost);
  // Not with the headers of the path: those of what is kept for ever are not for what is missing.
  if (page) return sendFile(exchange, { file: page, path: lost, status: 404 }, options);
  return say(exchange, 404, 'Not found.');
}

/** Forced rewrites precede files, others follow them. A redirect precedes the generated page that redirects. */
const isFirst = (line: RedirectLine) => line.isForced || isMove(line);
const isMove = ({ status }: RedirectLine) => status > 300 && status < 400;

/** The query goes along, unless the target has its own. */
const withSearch = (to: string, search: string) =>
  to.includes('?') ? to : to.replace(/^([^#]*)/, (before) => before + search);

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/, ''));
  } catch {
    return address;
  }
}

/** The file for a path, by the rules of static hosts: the file itself, `x.html`, `x/index.html`. Relative to the output folder. */
async function fileAt({ out, baseUrl }: PreviewOptions, path: string): Promise<string | undefined> {
  if (!`${path}/`.startsWith(baseUrl) || HIDDEN.test(path)) return undefined;
  const below = path.slice(baseUrl.length);
  const bare = below.replace(/\/$/, '');
  const inFolder = bare === '' ? 'index.html' : `${bare}/index.html`;
  const names =
    bare === '' ? [inFolder] : below.endsWith('/') ? [inFolder, `${bare}.html`] : [bare, `${bare}.html`, inFolder];
  for (const name of names) if (await isThere(out, name)) return name;
  return undefined;
}

/**
 * True if a file is in the folder under exactly this name. A path that climbs out, a symbolic link, and other capitals on a disk that does
 * not tell them apart have another real path.
 */
async function isThere(out: string, name: string): Promise<boolean> {
  if (sep !== '/' && name.includes(sep)) return false;
  const file = `${out}${sep}${name.replaceAll('/', sep)}`;
  if ((await realpath(file).catch(() => undefined)) !== file) return false;
  const handle = await open(file).catch(() => undefined);
  const isFile = await handle?.stat().then((stat) => stat.isFile());
  await handle?.close();
  return isFile ?? false;
}

/** The address under which hosts show a page: `x/index.html` as `x/`, `x.html` as `x`. */
function cleanAddress(path: string, file: string, baseUrl: string): string {
  if (!file.endsWith('.html') || file === '404.html' || file.startsWith(`${DATA_DIR}/`)) return path;
  return baseUrl + file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
}

interface Found {
  /** Relative to the output folder. */
  file: string;
  /** Headers are set by it: the path that was asked for, or that of the page that says what is missing. */
  path: string;
  status: 200 | 404;
}

async function sendFile(exchange: Exchange, found: Found, { out, headers: blocks }: PreviewOptions): Promise<void> {
  const handle = await open(join(out, found.file)).catch(() => undefined);
  if (!handle) return say(exchange, 404, 'Not found.');
  try {
    await sendOpened(exchange, handle, { ...found, headers: headersOf(blocks, found.path) });
  } finally {
    await handle.close();
  }
}

async function sendOpened(
  exchange: Exchange,
  handle: FileHandle,
  { file, status, headers }: Found & { headers: ReadonlyMap<string, string> },
): Promise<void> {
  const { request, response } = exchange;
  const { size, mtimeNs } = await handle.stat({ bigint: true });
  const modified = new Date(Number(mtimeNs / 1_000_000_000n) * 1000);
  const tag = `${size.toString(36)}-${mtimeNs.toString(36)}`;
  // A generated redirect page may replace a file of any type.
  const type = (status === 200 ? headers.get('content-type') : undefined) ?? mediaType(file);
  const length = Number(size);
  const isText = isCompressible(type, length);
  const further: OutgoingHttpHeaders = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(headers),
    'content-type': type,
    ...(isText && { vary: varied(headers.get('vary')) }),
  };
  const coding = isText ? codingFor(request.headers['accept-encoding']) : undefined;
  const content = { type, status, modified };
  if (coding === undefined) {
    const pieces = sendHead(exchange, { ...content, size: length, etag: `"${tag}"`, headers: further });
    if (pieces) await pipeFile(handle, pieces, exchange);
    return;
  }
  const bytes = await compress(await handle.readFile(), coding);
  const coded = { size: bytes.length, etag: `"${tag}-${coding}"`, isWhole: true };
  const pieces = sendHead(exchange, { ...content, ...coded, headers: { ...further, 'content-encoding': coding } });
  if (pieces) response.end(bytes);
}

const varied = (value: string | undefined) => (value === undefined ? 'accept-encoding' : `${value}, accept-encoding`);
