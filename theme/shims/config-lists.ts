/** Lists of a migrated site's configuration and its theme's own fields. If its code reads any, the bundler replaces this file by them. */
const lists: Readonly<{
  presets?: unknown[];
  plugins?: unknown[];
  themes?: unknown[];
  themeConfig?: Record<string, unknown> & { navbar?: object; footer?: object };
}> = {};

export default lists;
