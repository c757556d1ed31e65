/** Stemmers by language, one file each. */
import { STEMMERS as ENGLISH, type Stemmers } from './english-stemmer.js';

export const STEMMERS: Stemmers = {
  ...ENGLISH,
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  hu: () => import('@orama/stemmers/hungarian'),
  it: () => import('@orama/stemmers/italian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sv: () => import('@orama/stemmers/swedish'),
};
