/** Addresses by which other devices of the network reach a local server. */
import { networkInterfaces } from 'node:os';

/**
 * The addresses of this machine in its networks.
 * @param host host that is listened on
 * @param url address of the site here
 * @returns none where the server listens on one name alone
 */
export function networkAddresses(host: string, url: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const { port, pathname } = new URL(url);
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${pathname}`);
}
