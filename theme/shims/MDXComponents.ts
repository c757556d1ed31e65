export { content as default } from '../content/index.js';
