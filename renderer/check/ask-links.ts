/** Asks the outer links of a site whether they are there: one request at a time per host, answers kept for a week. */
import { fetchFailure, isNoHost } from '../site/helpers/fetch-failure.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { CheckCache } from './check-cache.js';
import type { OuterLink } from './external-links.js';

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

export interface OuterResult {
  problems: Problem[];
  /** Addresses there are. */
  asked: number;
  /** Of those, answered from the cache. */
  cached: number;
  /** Set when no host at all answered: then nothing is said of single links, for it is the network that is not there. */
  offline?: string;
}

/** Asks all links. A dead one is a warning at each of its places, one that turns programs away is information. */
export async function checkOuter(links: readonly OuterLink[], options: OuterOptions): Promise<OuterResult> {
  const hosts = new Map<string, OuterLink[]>();
  let cached = 0;
  for (const link of links) {
    const known = options.cache.get<{ at: number }>(link.url);
    if (known && options.now() - known.at < BELIEVED) {
      cached++;
      continue;
    }
    const { host } = new URL(link.url);
    hosts.set(host, [...(hosts.get(host) ?? []), link]);
  }
  const queue = [...hosts.values()];
  const result: OuterResult = { problems: [], asked: links.length, cached };
  const offline = queue.length > 1 ? await noNetwork(queue.slice(0, options.hosts), options) : undefined;
  if (offline)
    return { ...result, offline, problems: [problem('check-offline', { reason: offline, count: queue.length })] };
  const lane = async () => {
    for (let list = queue.shift(); list; list = queue.shift()) result.problems.push(...(await askHost(list, options)));
  };
  await Promise.all(Array.from({ length: options.hosts }, lane));
  return result;
}

/** Returns the reason why the network is unavailable, or undefined if any of some hosts answers. */
async function noNetwork(hosts: readonly OuterLink[][], options: OuterOptions): Promise<string | undefined> {
  const answers = await Promise.all(
    hosts.flatMap(([first]) => (first ? [ask(new URL('/', first.url).href, 'HEAD', options)] : [])),
  );
  const [first] = answers.every((answer) => 'reason' in answer) ? answers : [];
  return first?.reason;
}

async function askHost(links: readonly OuterLink[], options: OuterOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const wait = async () => {
    const left = last + options.interval - options.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    last = options.now();
  };
  let gone: Answer | undefined;
  for (const link of links) {
    const answer = gone ?? (await askLink(link.url, wait, options));
    if ('reason' in answer && isNoHost(answer.reason)) gone = answer;
    problems.push(...answerProblems(link, answer, options));
  }
  return problems;
}

async function askLink(url: string, wait: () => Promise<void>, options: OuterOptions): Promise<Answer> {
  await wait();
  const answer = await ask(url, 'HEAD', options);
  const unsure = 'reason' in answer ? !isNoHost(answer.reason) : HEAD_UNSURE.has(answer.status);
  if (!unsure) return answer;
  await wait();
  return ask(url, 'GET', options);
}

async function ask(url: string, method: 'HEAD' | 'GET', { fetch, timeout }: OuterOptions): Promise<Answer> {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; notes-check)', accept: 'text/html,*/*;q=0.8' };
  try {
    const response = await fetch(url, { method, headers, redirect: 'follow', signal: AbortSignal.timeout(timeout) });
    // Only the status matters, so the body is cancelled.
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { reason: fetchFailure(error) };
  }
}

function answerProblems({ url, places }: OuterLink, answer: Answer, { cache, now }: OuterOptions): Problem[] {
  if ('status' in answer && answer.status < 400) {
    cache.set(url, { status: answer.status, at: now() });
    return [];
  }
  if ('status' in answer && TURNED_AWAY.has(answer.status))
    return places.map((place) => problem('check-link-refused', { url, status: answer.status }, place));
  const reason = 'status' in answer ? `HTTP ${answer.status}` : answer.reason;
  return places.map((place) => problem('check-link-dead', { url, reason }, place));
}
