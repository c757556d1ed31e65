/** Texts of the frame's rarer parts (`layout/frame/lazy-parts.ts`). */
import { GROUPS } from '../texts.js';
import * as en from './en.js';
import * as hant from './hant.js';
import * as zh from './zh.js';

GROUPS.push(
  { zh: zh.pieces, hant: hant.pieces, en: en.pieces },
  { zh: zh.searchField, hant: hant.searchField, en: en.searchField },
);
