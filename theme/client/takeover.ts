/** Where the page's second script leaves its start for the first: an export would cost a file between the two (`bundle-chunks.ts`). */
import type { Boot } from './main.js';

export const takeover: { main?: (boot: Boot) => Promise<void> } = {};
