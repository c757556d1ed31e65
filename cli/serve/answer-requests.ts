/** Answers requests with the outputs of the last good build, as a static host would. */
import type { RequestListener } from 'node:http';
import type { MemoryOutput } from '../../renderer/engine/run/options.js';
import type { FormerFiles } from '../../renderer/engine/write/former-files.js';
import { toolVersion } from '../../renderer/output/tool.js';
import type { Language } from '../report/message-language.js';
import { admit, listener, refuseForeign } from './admit-request.js';
import { type HostOptions, hostTest, isVisit } from './hosts.js';
import { type LiveReload, RELOAD_PATH } from './live-reload.js';
import { sayNoPages } from './no-pages.js';
import type { ProblemActions } from './problem-actions.js';
import type { Target } from './request-target.js';
import { type Exchange, send } from './send-output.js';
import { encode, redirect, say } from './short-replies.js';

/** The outputs that are served, by path. */
export interface ServedOutputs {
  has(path: string): boolean;
  /** The output; one that waits for being asked for is made. */
  get(path: string): MemoryOutput | undefined | Promise<MemoryOutput | undefined>;
}

export interface AnswerOptions extends HostOptions {
  outputs: ServedOutputs;
  /** Client files of earlier builds, for pages that name them. */
  former?: Pick<FormerFiles, 'get'>;
  /** Base of the outputs, with leading and trailing slash; an edit of the configuration may change it. */
  baseUrl: () => string;
  live: LiveReload;
  /** Of what is said where there is no page. */
  language?: Language;
  /** Absent where nobody may ask for anything. */
  actions?: ProblemActions;
}

/** Returns the listener of the server. It takes any request and never throws. */
export function answerer(options: AnswerOptions): RequestListener {
  const isAllowed = hostTest(options);
  /** Bases that the site had while it was served: open pages come from there. */
  const bases = new Set<string>();
  return listener((exchange) => {
    bases.add(options.baseUrl());
    return answer(exchange, { ...options, isAllowed, bases });
  });
}

interface Answering extends AnswerOptions {
  isAllowed: (header: string) => boolean;
  bases: ReadonlySet<string>;
}

async function answer(exchange: Exchange, options: Answering): Promise<void> {
  const { request, response } = exchange;
  const isStream = ({ path }: Target) => path === RELOAD_PATH;
  const isAction = ({ path }: Target) => options.actions?.takes(request, path) ?? false;
  const target = admit(exchange, {
    isAllowed: options.isAllowed,
    command: 'serve',
    methods: (asked) => (isAction(asked) ? ['POST'] : isStream(asked) ? ['GET'] : ['GET', 'HEAD']),
  });
  if (!target) return;
  if (options.actions && isAction(target))
    return say(exchange, ...(await options.actions.answer(request, target.path, target.search)));
  const file = options.actions?.scriptOf(request, target.path);
  const script: MemoryOutput | undefined =
    file === undefined ? undefined : { phase: 'asset', hash: toolVersion().code, file };
  if (script && (await send(target.path, script, exchange, 200))) return;
  if (!isStream(target)) return answerPath(exchange, target, options);
  if (isVisit(request.headers)) return refuseForeign(exchange);
  return options.live.connect(request, response);
}

async function answerPath(exchange: Exchange, { path, search }: Target, options: Answering): Promise<void> {
  const { outputs, bases } = options;
  const base = options.baseUrl();
  const file = outputBelow(base, path, outputs);
  const clean = file === undefined ? path : cleanPath(path, file, base);
  if (clean !== path) return redirect(exchange, 301, encode(clean) + search);
  if (file !== undefined) {
    const found = outputs.get(file);
    // Existing outputs are answered synchronously.
    const output = found instanceof Promise ? await found : found;
    if (output && (await send(file, output, exchange, 200))) return;
    // One that the first builds could not make.
    if (!output && sayNoPages(exchange, options.language ?? 'en')) return;
  }
  const kept = isBelow(path, base) ? options.former?.get(path.slice(base.length)) : undefined;
  if (kept && (await send(path, kept, exchange, 200))) return;
  const former = [...bases].find((entry) => entry !== base && outputBelow(entry, path, outputs) !== undefined);
  if (former !== undefined) return redirect(exchange, 302, encode(base + path.slice(former.length)) + search);
  if (!isBelow(path, base)) return redirect(exchange, 302, encode(base));
  const page = await outputs.get('404.html');
  if (page && (await send('404.html', page, exchange, 404))) return;
  if (!sayNoPages(exchange, options.language ?? 'en')) say(exchange, 404, 'Not found.');
}

const isBelow = (path: string, base: string) => `${path}/`.startsWith(base);

/** The output for a path below the base, by the rules of static hosts: the file, `x.html`, `x/index.html`. */
function outputBelow(base: string, path: string, outputs: Pick<ServedOutputs, 'has'>): string | undefined {
  if (!isBelow(path, base) || path.includes('//')) return undefined;
  const bare = path.slice(base.length).replace(/\/$/, '');
  const names = bare === '' ? ['index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
  return names.find((name) => outputs.has(name));
}

/** The address of a page without its extension and, unless its file is in a folder of its own, without trailing slash (B5.6). */
function cleanPath(path: string, file: string, base: string): string {
  if (file === 'index.html') return base;
  if (!file.endsWith('.html') || file.startsWith('_notes/') || file === '404.html') return path;
  const clean = path.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
  return file.endsWith('/index.html') ? clean : clean.replace(/\/$/, '');
}
