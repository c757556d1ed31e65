export { Admonition as default } from '../content/Admonition.js';
