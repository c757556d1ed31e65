/** Packages that sites of Docusaurus use as part of their language, or to read their data: replacements for those that are not installed. */

/** Makes two sites of one source: what readers outside of the company get, which is what sites say to the public. */
const INTERNAL_DOCS = `
const pick = (value) => (typeof value === 'function' ? value() : value);
exports.isInternal = () => false;
exports.fbContent = ({ external = [] } = {}) => pick(external);
exports.fbInternalOnly = () => [];
exports.FbInternalOnly = () => null;
exports.OssOnly = ({ children }) => children ?? null;`;

/** Returns code that replaces a package that is not installed; undefined for unknown packages. */
export function knownPackage(specifier: string): string | undefined {
  if (/^docusaurus-plugin-internaldocs-fb\/internal(?:\.js)?$/.test(specifier)) return INTERNAL_DOCS;
  const language = /^prismjs\/components\/prism-([\w-]+)/.exec(specifier)?.[1];
  // Our Prism loads a language that is asked for.
  return language && `exports.language = globalThis.Prism?.languages?.[${JSON.stringify(language)}];`;
}

/** The older package for YAML, on the one that we have. */
const jsYaml = (yaml: string) => `
const yaml = require(${JSON.stringify(yaml)});
const options = { merge: true, customTags: ['timestamp', 'binary', 'omap', 'set'] };
const load = (text) => yaml.parse(String(text), options) ?? undefined;
const loadAll = (text) => yaml.parseAllDocuments(String(text), options).map((one) => one.toJS());
const dump = (value) => yaml.stringify(value);
module.exports = { load, loadAll, dump, safeLoad: load, safeLoadAll: loadAll, safeDump: dump };`;

/**
 * Code in place of a package with which a configuration reads data.
 * @param fileOf gives the file of a package of ours
 */
export const knownReader = (specifier: string, fileOf: (name: string) => string): string | undefined =>
  specifier === 'js-yaml' ? jsYaml(fileOf('yaml')) : undefined;
