export { DocCardList as default } from '../content/DocCardList.js';
