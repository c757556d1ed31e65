/**
 * A store with Bazel's HTTP cache protocol: GET and PUT of `/ac/<sha256>` and `/cas/<sha256>`. A failing store only makes a build
 * slower: after the first answer outside of the protocol it gets no more requests.
 */

import { messageOf } from '../../site/helpers/caught-error.js';
import { stopwatch } from '../run/trace.js';

/** Entries that lead to packs, and packs. */
export type Shelf = 'ac' | 'cas';

export interface BlobStore {
  /** Resolves to the bytes under a name; undefined if there are none, or the store has failed. Of too many, only some. */
  get(shelf: Shelf, name: string, most: number): Promise<Uint8Array | undefined>;
  /** @returns whether the store has taken them */
  put(shelf: Shelf, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** Asks for nothing more. The first reason is kept. */
  fail(reason: string): void;
  /** Reason why the store gets no more requests. */
  readonly failure: string | undefined;
}

export interface StoreOptions {
  /** Address without a slash at its end. */
  url: string;
  /** Of `user:password` and of a bearer token. */
  token?: string;
  /** Seconds that all reading may take, and all writing. */
  seconds: number;
}

/** Requests at a time. */
const AT_ONCE = 16;
/** Seconds until an answer must have begun. */
const ANSWER_SECONDS = 5;

export function httpStore({ url, token, seconds }: StoreOptions): BlobStore {
  const stop = new AbortController();
  let failure: string | undefined;
  const take = limited(AT_ONCE);
  const clock = { read: timer(seconds), write: timer(seconds) };
  const fail = (reason: string) => {
    failure ??= reason;
    stop.abort();
  };
  const ask = async <T>(work: (signal: AbortSignal) => Promise<T>, clock: Clock): Promise<T | undefined> => {
    if (failure !== undefined) return undefined;
    const one = new AbortController();
    const signal = AbortSignal.any([stop.signal, one.signal]);
    const left = clock.start();
    const late = setTimeout(() => one.abort(new Error(`not done within ${seconds} s`)), Math.max(0, left));
    try {
      return await work(signal);
    } catch (error) {
      if (!stop.signal.aborted) fail(reasonOf(one.signal.aborted ? one.signal.reason : error));
      return undefined;
    } finally {
      clearTimeout(late);
      clock.stop();
    }
  };
  const request = async (path: string, signal: AbortSignal, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const slow = new AbortController();
    const patience = Math.min(ANSWER_SECONDS, seconds);
    // Uploads may take long; responses may not.
    const timeout = body ? undefined : setTimeout(() => slow.abort(), patience * 1000);
    try {
      return await fetch(`${url}/${path}`, {
        method: body ? 'PUT' : 'GET',
        body,
        headers: token === undefined ? {} : { authorization: authorization(token) },
        redirect: body ? 'error' : 'follow',
        signal: AbortSignal.any([signal, slow.signal]),
      });
    } catch (error) {
      throw slow.signal.aborted ? new Error(`no answer within ${patience} s`) : error;
    } finally {
      clearTimeout(timeout);
    }
  };
  return {
    get: (shelf, name, most) =>
      take(() =>
        ask(async (signal) => {
          const response = await request(`${shelf}/${name}`, signal);
          if (response.status !== 200) {
            await response.body?.cancel();
            if (response.status !== 404) fail(`HTTP ${response.status}`);
            return undefined;
          }
          return await bodyOf(response, most);
        }, clock.read),
      ),
    put: async (shelf, name, bytes) =>
      (await take(() =>
        ask(async (signal) => {
          const response = await request(`${shelf}/${name}`, signal, bytes);
          await response.body?.cancel();
          if (!response.ok) fail(`PUT: HTTP ${response.status}`);
          return response.ok;
        }, clock.write),
      )) ?? false,
    fail,
    get failure() {
      return failure;
    },
  };
}

/** A token with a colon is a user and a password. */
const authorization = (token: string): string =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;

/** Runs while anything is under way. */
interface Clock {
  /** @returns milliseconds that are left */
  start(): number;
  stop(): void;
}

function timer(seconds: number): Clock {
  let left = seconds * 1000;
  let running = 0;
  let since = 0;
  const settle = () => {
    const now = stopwatch();
    if (running > 0) left -= now - since;
    since = now;
  };
  return {
    start() {
      settle();
      running++;
      return left;
    },
    stop() {
      settle();
      running--;
    },
  };
}

async function bodyOf(response: Response, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    pieces.push(piece);
    // Leaving the loop ends the transfer; the received part will not have the expected hash.
    if (length > most) break;
  }
  return Buffer.concat(pieces);
}

/** `fetch` says why in the cause of its error. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}

/** Runs pieces of work, so many at a time. */
function limited(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}
