import type { ReactNode } from 'react';
import { WordsContext, wordsOf } from './words.js';

/** Stands round every body while it is rendered and gives its components their words. */
export function ContentRoot({ locale, children }: { locale: string; children?: ReactNode }) {
  return <WordsContext value={wordsOf(locale)}>{children}</WordsContext>;
}
