/** Lists of a moved site's configuration. Where its code reads any, the bundler takes them in place of this file. */
const lists: { presets?: unknown[]; plugins?: unknown[]; themes?: unknown[] } = {};

export default lists;
