export { Details as default } from '../content/Details.js';
