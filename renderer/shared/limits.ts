/** Every limit and business constant with its meaning and its rule. Browser-safe; the only place where they are named. */

/** Desktop starts above this width in px (B5.63). */
export const DESKTOP_BREAKPOINT = 996;
/** Heading levels of tables of contents (B4.34). */
export const TOC_LEVELS: [number, number] = [2, 3];
/** Posts per list and tag page (B2.39). */
export const POSTS_PER_PAGE = 10;
/** Posts in the blog sidebar (B2.44). */
export const BLOG_SIDEBAR_COUNT = 5;
/** Words read per minute (B2.35). */
export const WORDS_PER_MINUTE = 200;
/** Compiled route patterns kept at most (B5.10). */
export const ROUTE_CACHE_SIZE = 10_000;
/** Smooth-scroll easing per frame where the browser has none (B5.27). */
export const SCROLL_EASING = 0.85;
/** Children of one category in a page's HTML before it is cut to the neighbours of the current one (D35). */
export const SIDEBAR_CATEGORY_LIMIT = 60;
/** Neighbours kept on either side of the current entry (D35). */
export const SIDEBAR_NEIGHBOURS = 30;
/**
 * Docs of a sidebar above which a page has of the lists above its own only what is nearest, so that its bytes do not grow with the site. Below it
 * readers see every category of the first level, as in the reference.
 */
export const SIDEBAR_LARGE = 600;
/** Lines above which a block of code is folded to its first ones until opened. */
export const CODE_FOLD_LINES = 60;
/** Format number of parts; a client that meets another one loads the page in full (D9). */
export const PART_FORMAT = 1;

/** Image zoom (B5.94–B5.97): px scrolled before closing, delay of that closing, delay of attaching, in ms. */
export const ZOOM_SCROLL_THRESHOLD = 40;
export const ZOOM_CLOSE_DELAY = 150;
export const ZOOM_ATTACH_DELAY = 1000;

/** Progress bar (B5.20, B5.21), ms and fractions. */
export const PROGRESS_DELAY = 200;
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_TRICKLE = 800;

/** Search. */
export const SEARCH_MAX_LENGTH = 64;
export const SEARCH_HITS_PER_PAGE = 20;
export const SEARCH_PER_GROUP = 5;
export const SEARCH_SNIPPET_WORDS = 10;
export const SEARCH_SNIPPET_WORDS_SMALL = 5;
export const SEARCH_SMALL_SCREEN = 768;
export const SEARCH_RECENT_MAX = 7;
export const SEARCH_RECENT_MAX_WITH_FAVORITES = 4;
export const SEARCH_FAVORITES_MAX = 10;
export const SEARCH_SUGGESTIONS_MAX = 3;
export const SEARCH_STALLED_MS = 300;
export const SEARCH_CONNECT_TIMEOUT = 1000;
export const SEARCH_READ_TIMEOUT = 2000;
export const SEARCH_HOST_DOWN = 120_000;

/** Name of the folder for parts and search shards inside the output. */
export const DATA_DIR = '_notes';
/** A path in it, written out: the bundler leaves a plain text out of scripts that do not use it, and a template in. */
export type InDataDir = `${typeof DATA_DIR}/${string}`;
/** Folder of the search index, relative to the output folder. */
export const SEARCH_DIR = '_notes/search' satisfies InDataDir;
/** The site's own search transport, relative to the output folder. */
export const TRANSPORT_FILE = '_notes/search-client.js' satisfies InDataDir;
/** Folder of hashed theme and client files. */
export const ASSETS_DIR = 'assets';

/**
 * Style sheets that only some pages load: lists of pages (blog, tags, cards, search), rich content besides paragraphs and code, home pages
 * in Markdown, and right-to-left languages.
 */
export const SHEETS = ['lists', 'rich', 'home', 'rtl'] as const;
export type SheetName = (typeof SHEETS)[number];
