/** Asks the outer links of a site whether they are there: one request at a time per host, answers kept for a week. */
import { problem } from '../site/problem.js';
import type { Document, Problem, Source } from '../site/types.js';
import type { CheckCache } from './code.js';

/** An address with every place that links to it. */
export interface OuterLink {
  url: string;
  places: { file: string; line: number; column?: number }[];
}

export interface OuterOptions {
  cache: CheckCache;
  /** Milliseconds since 1970. */
  now: () => number;
  fetch: typeof fetch;
  /** Milliseconds from the start of one request to a host to the next. */
  interval: number;
  /** Milliseconds for one answer. */
  timeout: number;
  /** Hosts asked at once. */
  hosts: number;
}

export const OUTER_DEFAULTS = { interval: 1000, timeout: 15_000, hosts: 8 };

/** Milliseconds for which a good answer is believed; a bad one never is. */
const BELIEVED = 7 * 86_400_000;

/** Statuses by which hosts turn away programs rather than readers. */
const TURNED_AWAY = new Set([401, 403, 405, 406, 429, 451, 503, 999]);

/** Statuses of HEAD that say nothing about GET. */
const HEAD_UNSURE = new Set([400, 401, 403, 404, 405, 406, 429, 500, 501, 503, 999]);

type Answer = { status: number } | { reason: string };

/** Every `http` and `https` address that documents link to, without fragment, in the order of the text. */
export function outerLinks(documents: readonly Document[], sources: readonly Source[]): OuterLink[] {
  const links = new Map<string, OuterLink>();
  const add = (address: string, place: OuterLink['places'][number]) => {
    const url = address.startsWith('//') ? `https:${address}` : address;
    if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return;
    const bare = url.replace(/#.*$/, '');
    const link = links.get(bare);
    if (link) link.places.push(place);
    else links.set(bare, { url: bare, places: [place] });
  };
  for (const { source, slots } of documents)
    for (const slot of slots)
      if (slot.kind === 'link' && !slot.unchecked)
        add(slot.url, { file: source, line: slot.line, column: slot.column });
  for (const { path, text } of sources)
    for (const match of text.matchAll(/<LinkCard\b[^>]*?\surl="([^"]+)"/g))
      add(match[1]!, { file: path, line: text.slice(0, match.index).split('\n').length });
  return [...links.values()];
}

/** Asks all links. A dead one is a warning at each of its places, one that turns programs away is information. */
export async function checkOuter(
  links: readonly OuterLink[],
  options: OuterOptions,
): Promise<{ problems: Problem[]; asked: number; cached: number }> {
  const hosts = new Map<string, OuterLink[]>();
  const problems: Problem[] = [];
  let cached = 0;
  for (const link of links) {
    const known = options.cache.get(link.url) as { at: number } | undefined;
    if (known && options.now() - known.at < BELIEVED) {
      cached++;
      continue;
    }
    const host = new URL(link.url).host;
    hosts.set(host, [...(hosts.get(host) ?? []), link]);
  }
  const queue = [...hosts.values()];
  const lane = async () => {
    for (let list = queue.shift(); list; list = queue.shift()) problems.push(...(await askHost(list, options)));
  };
  await Promise.all(Array.from({ length: options.hosts }, lane));
  return { problems, asked: links.length, cached };
}

async function askHost(links: readonly OuterLink[], options: OuterOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const wait = async () => {
    const left = last + options.interval - options.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    last = options.now();
  };
  for (const link of links) {
    await wait();
    let answer = await ask(link.url, 'HEAD', options);
    if ('reason' in answer || HEAD_UNSURE.has(answer.status)) {
      await wait();
      answer = await ask(link.url, 'GET', options);
    }
    problems.push(...answerProblems(link, answer, options));
  }
  return problems;
}

async function ask(url: string, method: 'HEAD' | 'GET', { fetch, timeout }: OuterOptions): Promise<Answer> {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; notes-check)', accept: 'text/html,*/*;q=0.8' };
  try {
    const response = await fetch(url, { method, headers, redirect: 'follow', signal: AbortSignal.timeout(timeout) });
    // Only the status matters: the rest of the answer is not waited for.
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const slow = name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : undefined;
    return { reason: slow ?? cause?.code ?? cause?.message ?? message };
  }
}

function answerProblems({ url, places }: OuterLink, answer: Answer, { cache, now }: OuterOptions): Problem[] {
  if ('status' in answer && answer.status < 400) {
    cache.set(url, { status: answer.status, at: now() });
    return [];
  }
  if ('status' in answer && TURNED_AWAY.has(answer.status))
    return places.map((place) => problem('check-link-refused', { url, status: answer.status }, place));
  const reason = 'status' in answer ? `status ${answer.status}` : answer.reason;
  return places.map((place) => problem('check-link-dead', { url, reason }, place));
}
