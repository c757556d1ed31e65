/** Lists of a moved site's configuration and what its theme's part has of its own. Where its code reads any, the bundler takes them in place of this file. */
const lists: Readonly<{
  presets?: unknown[];
  plugins?: unknown[];
  themes?: unknown[];
  themeConfig?: Record<string, unknown> & { navbar?: object; footer?: object };
}> = {};

export default lists;
