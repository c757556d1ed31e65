/** Modules that the marks of a page share with the code of the modal, which is loaded before them: passed as in `search-parts.ts`. */
import { ROOT_ID } from '../../start/page-record.js';
import { adoptStyles } from '../search-styles.js';
import { hereOf, isOn } from './here.js';

export const foundParts = {
  adoptStyles,
  hereOf,
  isOn,
  /** Element that holds the page. */
  rootOf: (): Element => document.getElementById(ROOT_ID) ?? document.body,
  /** Element that differs between pages. */
  regionOf: (): Element | null => document.querySelector('.region'),
};

export type FoundParts = typeof foundParts;
