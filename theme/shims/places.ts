export { originalOf, placeOf } from '../places/place.js';
