/** The search key that a site publishes: every reader has it, so it may do nothing but search (D28). */
import type { Algoliasearch } from 'algoliasearch';
import { problem } from '../../site/problem.js';
import type { Problem } from '../../site/types.js';

/** Rights that readers may have. */
const HARMLESS = ['search', 'recommendation'];

/** Asks the service what the key may do, with the key itself, which never enters a problem. What nobody answers is no fault of the key. */
export async function checkSiteKey(client: Algoliasearch, key: string): Promise<Problem[]> {
  try {
    const { acl } = await client.getApiKey({ key });
    const extra = acl.filter((right) => !HARMLESS.includes(right));
    return extra.length > 0 ? [problem('search-key-too-strong', { extra: extra.join(', ') })] : [];
  } catch (error) {
    const { status } = error as { status?: number };
    return status === 401 || status === 403 ? [problem('search-key-refused', {})] : [];
  }
}
