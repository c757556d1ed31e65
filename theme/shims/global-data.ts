/** Global data of a migrated site's plugins, by plugin and id. If there are any, the bundler replaces this file by them. */
const globalData: Readonly<Record<string, Record<string, unknown>>> = {};

export default globalData;
