export { DocCard as default } from '../content/DocCardList.js';
