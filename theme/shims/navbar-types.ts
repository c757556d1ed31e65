/** The table of components by the type of an item of the bar, as a site adds to it. */
import { ITEM_TYPES } from '../places/item-types.js';
import { placeOf } from '../places/place.js';

export const itemTypes = () =>
  Object.fromEntries(Object.entries(ITEM_TYPES).map(([type, name]) => [type, placeOf(name)]));
