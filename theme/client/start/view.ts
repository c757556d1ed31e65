/** What pages with code of their own need in the browser: their view, and React for their modules, which they take from the page. */
import { share } from './shared-globals.js';

export { PageView } from '../../pages/PageView.js';

share();
