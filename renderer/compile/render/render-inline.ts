/** Inline nodes: text, marks, links, images, footnote references. */

import { attributesOfHtml, UNCHECKED } from '../../site/helpers/literal-addresses.js';
import { restoreComments } from '../tree/characters.js';
import { parse5 } from '../tree/raw-html.js';
import type { Node } from '../tree/tree.js';
import { labelOf } from '../tree/tree-facts.js';
import { writeFacts } from './fact-badges.js';
import { writeMath } from './math.js';
import type { Handler, Render } from './render-context.js';
import type { Props, SlotRef } from './writer.js';

/** Writes an element without attributes, or the component that the page names for it. */
export function writeElement(tag: string, children: () => void, { writer }: Render): void {
  if (writer.has(tag)) {
    writer.markdown(tag, {}, children);
    return;
  }
  writer.open(tag);
  children();
  writer.close(tag);
}

export const element =
  (tag: string): Handler =>
  (node, render) =>
    writeElement(tag, () => render.children(node), render);

export const inlineHandlers: Record<string, Handler> = {
  text: (node, render) => render.writer.text(node.value!),
  emphasis: element('em'),
  strong: element('strong'),
  delete: element('del'),
  inlineCode(node, render) {
    const value = restoreComments(node.value!);
    writeElement('code', () => render.writer.text(value), render);
  },
  break(_node, render) {
    render.writer.single('br');
  },
  link: (node, render) => writeLink(node.url!, node.title, node, render),
  linkReference(node, render) {
    const definition = render.context.definitions.get(labelOf(node));
    if (definition) return writeLink(definition.url!, definition.title, node, render);
    render.writer.text('[');
    render.children(node);
    render.writer.text(referenceEnd(node));
  },
  image: (node, render) => writeImage(node.url!, node.title, node, render),
  imageReference(node, render) {
    const definition = render.context.definitions.get(labelOf(node));
    if (definition) return writeImage(definition.url!, definition.title, node, render);
    render.writer.text(`![${node.alt ?? ''}${referenceEnd(node)}`);
  },
  footnoteReference: writeFootnoteReference,
  inlineMath: (node, render) => writeMath(node, false, render),
  html: (node, render) => writeRawHtml(node.value!, node, render),
};

function referenceEnd(node: Node): string {
  if (node.referenceType === 'collapsed') return '][]';
  return node.referenceType === 'full' ? `][${node.label ?? node.identifier}]` : ']';
}

/** True for addresses that linking has nothing to do with: other hosts, mail, data. */
function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname://');
}

/** Encodes invalid characters in an external address; existing escapes are kept, as in CommonMark's own renderers. */
function encodeUrl(address: string): string {
  const url = address.replace(/%(?![\dA-Za-z]{2})/g, '%25');
  if (/^[\w!#$&'()*+,\-./:;=?@~%]*$/.test(url)) return url;
  try {
    return encodeURI(url).replace(/%25(?=[\dA-Za-z]{2})/g, '%');
  } catch {
    return url;
  }
}

/** Checks of a slot. */
export interface SlotChecks {
  unchecked?: true;
  html?: true;
}

/** `href` of a link: an address of another site with its attributes, or a slot (B4.52–B4.57). */
export function linkProps(url: string, node: Node, render: Render, checks: SlotChecks = {}): Props {
  if (isExternal(url)) return { href: encodeUrl(url), target: '_blank', rel: 'noopener noreferrer' };
  const { line, column } = render.context.places.of(node);
  return { href: render.slot({ kind: 'link', url, line, column, ...checks }) };
}

function writeLink(url: string, title: string | null | undefined, node: Node, render: Render): void {
  const props = linkProps(url, node, render);
  if (title) props.title = title;
  render.writer.markdown('a', props, () => render.children(node));
}

/** `src` of an image: another host's address or a slot (B4.59). */
export function imageSource(
  url: string,
  alt: string,
  node: Node,
  render: Render,
  checks: SlotChecks = {},
): string | SlotRef {
  if (isExternal(url)) return encodeUrl(url);
  const { line, column } = render.context.places.of(node);
  return render.slot({ kind: 'image', url, alt, line, column, ...checks });
}

function writeImage(url: string, title: string | null | undefined, node: Node, render: Render): void {
  const alt = node.alt ?? '';
  const props: Props = { src: imageSource(url, alt, node, render), alt };
  if (title) props.title = title;
  render.writer.markdown('img', imageProps(props, node, render));
}

/** Characters of Markdown before an image that the first screen still shows. */
const FIRST_SCREEN = 1000;

/** Properties of an image; the first one of a page, near its top, is most often what a reader waits for: it is fetched at once, the others when they come near. */
export function imageProps(props: Props, node: Node, render: Render): Props {
  const first = render.context.whole && !render.hasImage && (node.position?.start.offset ?? 0) < FIRST_SCREEN;
  render.hasImage = true;
  return first && props.loading === undefined ? { fetchPriority: 'high', ...props } : props;
}

function writeFootnoteReference(node: Node, render: Render): void {
  const id = labelOf(node);
  const { footnotes, footnoteSuffix } = render.context;
  if (!footnotes.has(id)) return;
  const count = (render.footnoteCounts.get(id) ?? 0) + 1;
  render.footnoteCounts.set(id, count);
  const number = [...render.footnoteCounts.keys()].indexOf(id) + 1;
  const name = footnoteName(node, footnoteSuffix);
  const reference = `user-content-fnref-${name}${count > 1 ? `-${count}` : ''}`;
  render.ids.push(reference);
  render.writer.open('sup');
  render.writer.open('a', {
    href: `#user-content-fn-${name}`,
    id: reference,
    'data-footnote-ref': 'true',
    'aria-describedby': 'footnote-label',
  });
  render.writer.text(String(number));
  render.writer.close('a');
  render.writer.close('sup');
}

/** End of a footnote's ids. */
export function footnoteName(node: Node, suffix: string): string {
  return encodeURIComponent((node.identifier ?? '').toLowerCase()) + suffix;
}

const RAW_ADDRESS = /<(a|img)\b([^<>]*?)\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parse5().parseFragment(text).childNodes;
  return node && 'value' in node ? node.value : text;
}

const UNCHECKED_TAG = new RegExp(`\\s${UNCHECKED}\\b`, 'i');

/** Raw HTML of CommonMark mode: addresses become slots, the rest is unchanged; parse5 reads the whole body at the end. */
function writeRawHtml(value: string, node: Node, render: Render): void {
  if (/^<!--[\s\S]*-->$/.test(value.trim())) {
    writeFacts(value, render);
    return;
  }
  render.hasRawHtml = true;
  const html = value.replace(
    RAW_ADDRESS,
    (whole, tag: string, before: string, name: string, a?: string, b?: string, c?: string) => {
      const url = decodeReferences(a ?? b ?? c ?? '');
      const isImage = tag.toLowerCase() === 'img';
      const checks: SlotChecks = UNCHECKED_TAG.test(before) ? { unchecked: true } : { html: true };
      if (isImage !== (name.toLowerCase() === 'src') || isExternal(url)) return whole;
      const { slot } = isImage
        ? (imageSource(url, '', node, render, checks) as SlotRef)
        : (linkProps(url, node, render, checks).href as SlotRef);
      return `<${tag}${before} ${name.toLowerCase()}="\uFDD0s${slot}\uFDD1"`;
    },
  );
  // Links and images have slots.
  for (const { element, attribute, url } of attributesOfHtml(value))
    if (element !== 'a' && element !== 'img') render.literal(element, attribute, decodeReferences(url), node);
  for (const [, a, b] of html.matchAll(/<[^<>]*?\s(?:id|name)=(?:"([^"]*)"|'([^']*)')/gi))
    render.ids.push(a ?? b ?? '');
  if (/<[^<>]*\sstyle=|<style[\s>]/i.test(html)) render.features.inlineStyle = true;
  render.writer.html(html);
}
