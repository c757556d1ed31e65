export { ThemedImage as default } from '../content/ThemedImage.js';
