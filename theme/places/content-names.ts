/** Names of the reference's components for Markdown that a moved site may have its own for. */

/** Types of admonitions that the reference has a component of its own for. */
const TYPES = ['Note', 'Tip', 'Info', 'Warning', 'Caution', 'Danger'].map((type) => `Admonition/Type/${type}`);

const CONTENT_PLACES: readonly string[] = [
  ...['Admonition', 'Admonition/Types', ...TYPES],
  ...['CodeBlock', 'Details', 'Tabs', 'TabItem'],
];

/** Cards of docs and their parts: one of them makes all cards of the site places. */
export const CARD_NAMES: readonly string[] = [
  ...['DocCardList', 'DocCard', 'DocCard/Layout', 'DocCard/Heading', 'DocCard/Heading/Icon', 'DocCard/Heading/Text'],
  'DocCard/Description',
];

export const isCardPart = (name: string): boolean => CARD_NAMES.includes(name);

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that MDX makes of Markdown: https://mdxjs.com/table-of-components/, and the parts of folded text. */
export const ELEMENTS: readonly string[] = [
  ...[
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'details',
    'em',
    ...HEADINGS,
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'pre',
  ],
  ...['section', 'strong', 'summary', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** Files of the reference that show elements, the nearest to Markdown first. */
const ELEMENT_FILES: Readonly<Record<string, readonly string[]>> = {
  'MDXComponents/A': ['a'],
  'MDXComponents/Code': ['code'],
  'MDXComponents/Details': ['details'],
  'MDXComponents/Heading': HEADINGS,
  'MDXComponents/Img': ['img'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Pre': ['pre'],
  'MDXComponents/Ul': ['ul'],
  CodeInline: ['code'],
  Heading: HEADINGS,
};

/** Name of what a site's table of components has for an element. */
export const tablePart = (element: string): string => `MDXComponents.${element}`;

/** Names of the parts that may show an element, in the order in which they are asked. */
export const partsOf = (element: string): string[] => [
  tablePart(element),
  ...Object.keys(ELEMENT_FILES).filter((name) => ELEMENT_FILES[name]?.includes(element)),
];

export const isContentPlace = (name: string): boolean =>
  CONTENT_PLACES.includes(name) || Object.hasOwn(ELEMENT_FILES, name);

/** Returns elements and names of the content table that are places, if a site has parts of these names. */
export function placedContent(parts: readonly string[]): string[] {
  const first = new Set(parts.filter((name) => CONTENT_PLACES.includes(name)).map((name) => name.replace(/\/.*/, '')));
  for (const element of ELEMENTS) if (partsOf(element).some((name) => parts.includes(name))) first.add(element);
  if (first.has('Details')) first.add('details');
  if (parts.some(isCardPart)) first.add('DocCard').add('DocCardList');
  // Parts that render code from Markdown pass it on to a block.
  if (first.has('code') || first.has('pre')) first.add('CodeBlock');
  return [...first].sort();
}

/** True for elements that only Markdown syntax produces: one that an author writes as a tag is rendered unchanged. */
export const isMarkdownElement = (name: string): boolean => name !== 'details' && ELEMENTS.includes(name);
