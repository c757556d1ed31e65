/** The local server: where it listens, and the limits that keep it there. */
import { createServer, type Server } from 'node:http';
import { type AnswerOptions, answerer } from './answer.js';

export interface SiteServer {
  /** Address of the site. */
  readonly url: string;
  port: number;
  close(): Promise<void>;
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

/** Listens on the port asked for, or on the next free one. */
export async function listen(options: ListenOptions): Promise<SiteServer> {
  const server = createServer(LIMITS, answerer(options));
  server.timeout = SILENT_MS;
  server.maxConnections = MOST_CONNECTIONS;
  const port = await bind(server, options);
  const shown = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host;
  return {
    port,
    get url() {
      return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${options.baseUrl()}`;
    },
    close: () =>
      new Promise((resolve) => {
        options.live.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bind(server: Server, { host, port }: ListenOptions): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port === 0 ? 0 : port + tried, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as { port: number }).port;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || port === 0 || tried === PORTS_TRIED || port + tried === 65_535) throw error;
    }
  }
}
