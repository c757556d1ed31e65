/** The local server: where it listens, and the limits that keep it there. */

import { createServer, type RequestListener, type Server } from 'node:http';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import type { Language } from '../report/message-language.js';
import { type AnswerOptions, answerer } from './answer-requests.js';

export interface SiteServer {
  /** Address of the site. */
  readonly url: string;
  port: number;
  close(): Promise<void>;
}

/** Address of a server, and base of its site. */
export interface Place {
  host: string;
  port: number;
  baseUrl: () => string;
}

export interface ListenOptions extends AnswerOptions {
  port: number;
}

/** Ports tried after the one asked for. */
const PORTS_TRIED = 20;

/** Clients that are slow, silent or many are given up. An event stream is never silent for so long. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const SILENT_MS = 120_000;
const MOST_CONNECTIONS = 2_000;

/** Returns the message that the port asked for is not the one that is listened on. */
export const otherPort = (asked: number, port: number, language: Language): string =>
  language === 'zh' ? `端口 ${asked} 已被占用，改用 ${port}。` : `Port ${asked} is taken; using ${port}.`;

/** Serves the outputs of a build on the port asked for, or on the next free one. */
export const listen = (options: ListenOptions): Promise<SiteServer> =>
  listenWith(answerer(options), options, () => options.live.close());

/** Listens on the port asked for, or on the next free one. */
export async function listenWith(
  listener: RequestListener,
  place: Place,
  onClose: () => void = () => {},
): Promise<SiteServer> {
  const server = createServer(LIMITS, listener);
  server.timeout = SILENT_MS;
  server.maxConnections = MOST_CONNECTIONS;
  const port = await bind(server, place);
  const shown = place.host === '0.0.0.0' || place.host === '::' ? 'localhost' : place.host;
  return {
    port,
    get url() {
      return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${place.baseUrl()}`;
    },
    close: () =>
      new Promise((resolve) => {
        onClose();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(server: Server, { host, port }: Place): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port === 0 ? 0 : port + tried, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      const address = server.address();
      if (typeof address === 'object' && address) return address.port;
      throw new Error('the server has no port');
    } catch (error) {
      const taken = systemError(error).code === 'EADDRINUSE';
      if (!taken || port === 0 || tried === PORTS_TRIED || port + tried === 65_535) throw error;
    }
  }
}
