/** The components of live pages, as a file of their own. */
// What main shares with code loaded later stays in one file with it: each lazy entry imports it.
import './main.js';

export { PageView } from '../pages/PageView.js';
