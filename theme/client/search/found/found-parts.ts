/** What the marks of a page take from the code of the modal, which is there before them: handed over as in `search-parts.ts`. */
import { ROOT_ID } from '../../start/page-record.js';
import { adoptStyles } from '../search-styles.js';
import { hereOf, isOn } from './here.js';

export const foundParts = {
  adoptStyles,
  hereOf,
  isOn,
  /** Element that holds the page. */
  rootOf: (): Element => document.getElementById(ROOT_ID) ?? document.body,
  /** Element of which another page has another. */
  regionOf: (): Element | null => document.querySelector('.region'),
};

export type FoundParts = typeof foundParts;
