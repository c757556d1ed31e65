/** Packages that sites of the reference use as part of their language: without them they say what they say to the public. */

/** Makes two sites of one source: what readers outside of the company get. */
const INTERNAL_DOCS = `
const pick = (value) => (typeof value === 'function' ? value() : value);
exports.isInternal = () => false;
exports.fbContent = ({ external = [] } = {}) => pick(external);
exports.fbInternalOnly = () => [];
exports.FbInternalOnly = () => null;
exports.OssOnly = ({ children }) => children ?? null;`;

/** Code in place of a package that is not installed; undefined for packages of which nothing is known. */
export const knownPackage = (specifier: string): string | undefined =>
  /^docusaurus-plugin-internaldocs-fb\/internal(?:\.js)?$/.test(specifier) ? INTERNAL_DOCS : undefined;
