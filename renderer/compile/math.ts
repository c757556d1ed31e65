/** KaTeX, loaded when the first formula is written: half of a thread's start otherwise. */
import { lazy } from '../site/lazy.js';

export const katex = lazy<typeof import('katex').default>('katex');
