/** The stemmer of English: all that the browser code of Chinese sites has (`own-language.ts`), so that no site gets a dozen files that nobody asks for. */

/** Loads the stemmer of a language. */
export type Stemmers = Record<string, () => Promise<{ stemmer: (word: string) => string }>>;

export const STEMMERS: Stemmers = { en: () => import('@orama/stemmers/english') };
