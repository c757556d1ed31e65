/**
 * What the search page takes from the code of the modal, which is there before it. Handed over and not imported: a module that both import would be a
 * third file, one more request for whoever opens the modal.
 */
import { distinct } from './groups.js';
import { levelValue, Marked, pathOf } from './Marked.js';
import { answerOf, hitSections } from './modal-sections.js';
import { passageOfHit } from './passage.js';
import { Rows } from './Rows.js';
import { clampQuery, makeRequest } from './search-request.js';
import { searchTexts } from './search-texts.js';
import { handleKey } from './useCombobox.js';
import { clickRow, localHref, openRow } from './useOpen.js';

export const searchParts = {
  Rows,
  Marked,
  answerOf,
  clampQuery,
  clickRow,
  distinct,
  handleKey,
  hitSections,
  levelValue,
  localHref,
  makeRequest,
  openRow,
  passageOfHit,
  pathOf,
  searchTexts,
};

export type SearchParts = typeof searchParts;
