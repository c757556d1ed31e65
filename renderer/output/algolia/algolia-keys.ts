/** Rights of the keys for the hosted service (D28). A key itself never enters a problem. */

import type { Algoliasearch } from 'algoliasearch';
import { caughtError } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { serviceProblem } from './algolia-host.js';

/** Rights that a push needs, and those that a key for it should not have. */
const NEEDED = ['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'];
const TOO_MUCH = ['admin', 'logs', 'listIndexes', 'usage', 'inference'];

export interface PushKey {
  key: string;
  indexName: string;
  /** The whole index is to be replaced. */
  replace: boolean;
}

/** Asks the service for the rights of the key that pushes. */
export async function checkKey(client: Algoliasearch, { key, indexName, replace }: PushKey): Promise<Problem[]> {
  try {
    const { acl } = await client.getApiKey({ key });
    const rights = new Set<string>(acl);
    const missing = [...NEEDED, ...(replace ? ['deleteIndex'] : [])].filter((right) => !rights.has(right));
    if (missing.length > 0) return [problem('index-key-too-weak', { missing: missing.join(', ') })];
    const extra = TOO_MUCH.filter((right) => rights.has(right));
    return extra.length > 0 ? [problem('index-key-too-strong', { extra: extra.join(', ') })] : [];
  } catch (error) {
    const { status } = caughtError(error);
    // A key without permission to read its own rights is distinguished from an unknown key.
    return status === 403 || status === 401
      ? [problem('index-key-refused', {})]
      : status === 404
        ? []
        : [serviceProblem(error, indexName)];
  }
}

/** Rights that readers may have: every reader has the key that a site publishes. */
const HARMLESS = ['search', 'recommendation'];

/** Asks the service for the rights of the published key, with the key itself. A network failure is not a fault of the key. */
export async function checkSiteKey(client: Algoliasearch, key: string): Promise<Problem[]> {
  try {
    const { acl } = await client.getApiKey({ key });
    const extra = acl.filter((right) => !HARMLESS.includes(right));
    return extra.length > 0 ? [problem('search-key-too-strong', { extra: extra.join(', ') })] : [];
  } catch (error) {
    const { status } = caughtError(error);
    return status === 401 || status === 403 ? [problem('search-key-refused', {})] : [];
  }
}
