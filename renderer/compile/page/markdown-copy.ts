/** The Markdown copy of a page: what a reader or a program gets at the page's address with `.md`. */
import type { Page } from './parsed-page.js';

/** Body with its title as h1 and without import and export statements and comments. */
export function markdownCopy(page: Page): string {
  const { title, frontMatter } = page;
  let text = page.body;
  const statements = new Set([...page.esm.statements.map(({ node }) => node), ...page.esm.broken]);
  const cuts = [...statements]
    .filter((node) => node.position)
    .map((node) => [node.position!.start.offset, node.position!.end.offset] as const)
    .map(
      ([start, end]) =>
        [page.places.offset(start) - page.places.bodyStart, page.places.offset(end) - page.places.bodyStart] as const,
    );
  for (const [start, end] of cuts.reverse()) text = text.slice(0, start) + text.slice(end);
  text = text.replace(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/, '').trim();
  const heading =
    title === undefined && typeof frontMatter.title === 'string' && frontMatter.title !== ''
      ? `# ${frontMatter.title}\n\n`
      : '';
  return `${heading}${text}\n`;
}
