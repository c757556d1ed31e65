/** Default values that Docusaurus adds to a configuration before its plugins see it: its own packages read them without checks. */
import { usualFields } from '../../compile/text-steps.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';

const MARKDOWN: Plain = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  parseFrontMatter: async ({ filePath, fileContent }: { filePath: string; fileContent: string }) =>
    usualFields(fileContent, { path: filePath, kind: 'doc' }),
};

/** Nothing is known of the history of files here: dates are those of the front matter. */
const HISTORY = {
  initialize: () => undefined,
  getFileCreationInfo: async () => null,
  getFileLastUpdateInfo: async () => null,
};

const FUTURE: Plain = {
  v4: {},
  faster: {},
  experimental_storage: { type: 'localStorage', namespace: false },
  experimental_router: 'browser',
};

/** Returns defaults with what is given over them; objects within are filled, too. */
function filled(defaults: Plain, given: unknown): Plain {
  const own = isPlainObject(given) ? given : {};
  const merged = Object.entries(defaults).map(([key, value]) => {
    const isFilled = isPlainObject(value) && (own[key] === undefined || isPlainObject(own[key]));
    return [key, isFilled ? filled(value, own[key]) : (own[key] ?? value)];
  });
  return { ...own, ...Object.fromEntries(merged) };
}

export const markdownDefaults = (given: unknown): Plain => filled(MARKDOWN, given);
export const futureDefaults = (given: unknown): Plain => ({ ...filled(FUTURE, given), experimental_vcs: HISTORY });
