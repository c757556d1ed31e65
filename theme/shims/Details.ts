export { Details, Details as default } from '../content/Details.js';
