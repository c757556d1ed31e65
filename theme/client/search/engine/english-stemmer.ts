/** The stemmer of English: the only one in the browser code of Chinese sites (`own-language.ts`), so that no site gets a dozen unused files. */

/** Loads the stemmer of a language. */
export type Stemmers = Record<string, () => Promise<{ stemmer: (word: string) => string }>>;

export const STEMMERS: Stemmers = { en: () => import('@orama/stemmers/english') };
