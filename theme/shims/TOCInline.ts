export { TOCInline as default } from '../content/TOCInline.js';
