/** Modules for pages with code of their own in the browser: their view, and React for their modules, which import it from the page. */
import { share } from './shared-globals.js';

export { PageView } from '../../pages/PageView.js';

share();
