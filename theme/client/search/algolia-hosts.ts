/** Hosts of the hosted service and what is known of them: a host that failed is passed over for two minutes, one that timed out is asked later and longer. */
import { SEARCH_HOST_DOWN } from '../../../renderer/shared/limits.js';

export interface HostState {
  url: string;
  /** `timedOut` hosts stay in use after the good ones. */
  status: 'up' | 'down' | 'timedOut';
  since: number;
}

/** The service's default hosts: its own network first, then three independent ones in random order. */
export function defaultHosts(appId: string, random: () => number = Math.random): string[] {
  const fallback = [1, 2, 3].map((n) => ({ url: `https://${appId}-${n}.algolianet.com`, order: random() }));
  return [`https://${appId}-dsn.algolia.net`, ...fallback.sort((a, b) => a.order - b.order).map(({ url }) => url)];
}

/** The order in which to ask: hosts that work, then those that timed out; all of them when none is left. */
export function askOrder(hosts: readonly HostState[], now: number): HostState[] {
  const fresh = (host: HostState) => now - host.since > SEARCH_HOST_DOWN;
  const up = hosts.filter((host) => host.status === 'up' || fresh(host));
  const slow = hosts.filter((host) => host.status === 'timedOut' && !fresh(host));
  return up.length + slow.length > 0 ? [...up, ...slow] : [...hosts];
}

/** Timeouts grow with the number of hosts that timed out, so that a slow network gets its answer in the end. */
export const stretch = (timeout: number, timeouts: number): number => timeout * (timeouts + 1);
