export { CodeBlock as default } from '../content/CodeBlock.js';
