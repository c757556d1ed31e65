/** Data that plugins of a moved site gave to all pages, by plugin and id. Where there are any, the bundler takes them in place of this file. */
const globalData: Readonly<Record<string, Record<string, unknown>>> = {};

export default globalData;
