export { Heading as default } from '../content/Heading.js';
