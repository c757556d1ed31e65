/** KaTeX, loaded when the first page with a formula is compiled: half of a thread's start otherwise. */

type Katex = typeof import('katex').default;

let katex: Katex | undefined;

/** To be awaited before a page with formulas is written. */
export async function loadMath(): Promise<void> {
  katex ??= (await import('katex')).default;
}

export function loadedMath(): Katex {
  if (!katex) throw new Error('formulas are written before KaTeX is loaded');
  return katex;
}
