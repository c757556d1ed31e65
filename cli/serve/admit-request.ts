/** Checks of every local server before it looks for a file: client, host name and target. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { hostOf, isForeign } from './hosts.js';
import { readTarget, type Target } from './request-target.js';
import type { Exchange } from './send-output.js';
import { say } from './short-replies.js';

/** Longer targets are no addresses of a site; search queries have 64 characters. */
const LONGEST_TARGET = 8192;

/** Returns a listener that takes any request and never throws. */
export function listener(answer: (exchange: Exchange) => Promise<void>): RequestListener {
  return (request, response) => {
    const exchange = { request, response };
    // Nobody reads a body.
    if (hasBody(request)) response.shouldKeepAlive = false;
    response.on('error', () => response.destroy());
    answer(exchange).catch(() => {
      if (response.headersSent) response.destroy();
      else say(exchange, 500, 'The server could not answer this request.');
    });
  };
}

interface Admission {
  /** True if a `Host` header leads here. */
  isAllowed: (header: string) => boolean;
  /** The command in the hint on allowing further host names. */
  command: 'serve' | 'preview';
  /** Methods that a target may be asked with. */
  methods: (target: Target) => readonly string[];
}

/** Reads a request, or answers that it is refused. @returns undefined when it has been answered */
export function admit(exchange: Exchange, { isAllowed, command, methods }: Admission): Target | undefined {
  const { request } = exchange;
  const { method = '', headers, url = '' } = request;
  if (url.length > LONGEST_TARGET) return void say(exchange, 414, 'The address is too long.');
  const target = readTarget(url);
  const host = hostOf(request);
  if (!target || host === undefined) return void say(exchange, 400, 'This is not a request for a page.');
  if (![host, target.authority ?? host].every(isAllowed))
    return void say(
      exchange,
      403,
      `The name in the address is unknown here. Start with: notes ${command} --allowed-hosts <name>`,
    );
  const allow = methods(target);
  if (!allow.includes(method)) return void say(exchange, 405, 'Pages can be read only.', { allow: allow.join(', ') });
  if (isForeign(headers, host)) return void refuseForeign(exchange);
  return target;
}

export const refuseForeign = (exchange: Exchange): void =>
  say(exchange, 403, 'Pages of other sites may link here, not load files from here.');

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
