/**
 * Finds elements that HTML forbids at their position: a browser moves them, so that React finds other elements than it rendered. A `<p>` ends
 * before a block, and a link before another link.
 */
import { type Node, plainText } from '../tree/tree.js';

/** Elements before which a browser ends a paragraph. */
const BLOCK =
  /^(?:address|article|aside|blockquote|center|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;
/** Components of the theme that render such an element. */
const BLOCK_COMPONENT = /^(?:Admonition|CodeBlock|Details|DocCardList|Mermaid|Tabs)$/;

const isElement = ({ type }: Node): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
const isBlock = (node: Node): boolean =>
  isElement(node) && (BLOCK.test(node.name ?? '') || BLOCK_COMPONENT.test(node.name ?? ''));
const isBlank = ({ type, value = '' }: Node): boolean => type === 'text' && value.trim() === '';

/** Mends the children of a node. */
export function mendNesting(node: Node): void {
  if (!node.children) return;
  if (isElement(node) && node.name === 'p') mendParagraph(node, node.children);
  if (isElement(node) && node.name === 'a') node.children = withoutAddresses(node.children);
  if (node.children.some((child) => child.type === 'paragraph' && child.children?.some(isBlock)))
    node.children = node.children.flatMap((child) => (child.type === 'paragraph' ? split(child) : [child]));
}

/** A `<p>` over several lines holds what it says, and no paragraph; one that holds blocks is no `<p>`. */
function mendParagraph(node: Node, children: readonly Node[]): void {
  const paragraphs = children.filter(({ type }) => type === 'paragraph').length;
  const rest = children.filter(({ type }) => type !== 'paragraph');
  const isInline = rest.every(
    (child) => (isElement(child) && !isBlock(child)) || /^(?:text|mdx\w+Expression)$/.test(child.type),
  );
  if (paragraphs <= 1 && isInline)
    node.children = children.flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : [child]));
  else if (paragraphs > 0 || rest.some((child) => isBlock(child) || !isElement(child))) node.name = 'div';
}

/** Addresses that are links by themselves stay text where a link is written around them. */
const withoutAddresses = (children: readonly Node[]): Node[] =>
  children.flatMap((child) => {
    const isAddress =
      child.type === 'link' &&
      child.url?.replace(/^(?:mailto:|https?:\/\/)/, '') === plainText(child).replace(/^https?:\/\//, '');
    if (isAddress) return child.children ?? [];
    return child.children ? [{ ...child, children: withoutAddresses(child.children) }] : [child];
  });

/** A paragraph as a browser takes it: the pieces before, between and after the blocks in it, and these. */
function split(paragraph: Node): Node[] {
  const pieces: Node[] = [];
  let inline: Node[] = [];
  const end = () => {
    if (!inline.every(isBlank)) pieces.push({ ...paragraph, children: inline });
    inline = [];
  };
  for (const child of paragraph.children ?? []) {
    if (isBlock(child)) {
      end();
      pieces.push({ ...child, type: 'mdxJsxFlowElement' });
    } else inline.push(child);
  }
  end();
  return pieces;
}
