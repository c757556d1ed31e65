export { useMounted as default } from '../runtime.js';
