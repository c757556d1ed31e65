export { Mermaid as default } from '../content/Mermaid.js';
