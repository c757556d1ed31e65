import type { ReactNode } from 'react';
import { WordsContext, wordsOf } from '../texts/content-texts.js';

interface Props {
  locale: string;
  /** Interface texts that the site overrides, by message id. */
  texts?: Record<string, string>;
  children?: ReactNode;
}

/** Wraps every body while it is rendered and provides the words of its components. */
export function ContentRoot({ locale, texts, children }: Props) {
  return <WordsContext value={wordsOf(locale, texts)}>{children}</WordsContext>;
}
