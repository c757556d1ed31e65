/** Names of the reference's components for Markdown that a moved site may have its own for. */

/** Types of admonitions that the reference has a component of its own for. */
const TYPES = ['Note', 'Tip', 'Info', 'Warning', 'Caution', 'Danger'].map((type) => `Admonition/Type/${type}`);

const CONTENT_PLACES: readonly string[] = [
  ...['Admonition', 'Admonition/Types', ...TYPES],
  ...['CodeBlock', 'Details', 'Tabs', 'TabItem'],
];

export const isContentPlace = (name: string): boolean => CONTENT_PLACES.includes(name);

/** Names of the content table that stand for places, where a site has files of these names. */
export function placedContent(files: readonly string[]): string[] {
  const first = new Set(files.filter(isContentPlace).map((name) => name.replace(/\/.*/, '')));
  return [...first, ...(first.has('Details') ? ['details'] : [])].sort();
}
