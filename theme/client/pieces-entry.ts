/** The rarer parts of the frame, as a file of their own. */
// What main shares with code loaded later stays in one file with it: each lazy entry imports it.
import './main.js';

export { pieces } from '../layout/pieces.js';
