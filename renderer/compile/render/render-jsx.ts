/** JSX in html parts: host elements and components of the theme, with attributes whose values are known when compiling. */

import { UNCHECKED } from '../../site/helpers/literal-addresses.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { styleObject } from '../../site/helpers/style-text.js';
import { isMarkdownLink } from '../../site/sources/local-files.js';
import { readMeta } from '../code/info-string.js';
import { componentName } from '../mdx/builtins.js';
import { addressProps } from '../mdx/known-components.js';
import { type Asset, evaluate, isAsset } from '../mdx/literal.js';
import { rawText } from '../tree/characters.js';
import type { Node } from '../tree/tree.js';
import { jsxAttributes } from '../tree/tree.js';
import { writeCodeBlock } from './code-block.js';
import { writeCommentFacts } from './fact-badges.js';
import { HtmlWriter } from './html-writer.js';
import type { Handler, Render } from './render-context.js';
import { imageProps, imageSource, linkProps } from './render-inline.js';
import type { Props } from './writer.js';

export const jsxHandlers: Record<string, Handler> = {
  mdxJsxFlowElement: writeJsx,
  mdxJsxTextElement: writeJsx,
  mdxFlowExpression: writeExpression,
  mdxTextExpression: writeExpression,
  mdxjsEsm: () => {},
};

function writeExpression(node: Node, render: Render) {
  if (writeCommentFacts(node.value ?? '', render)) return;
  const result = evaluate(node.value ?? '', render.context.names);
  if (!result.known) return render.writer.expression(node.value ?? '');
  const { value } = result;
  if (typeof value === 'string' || typeof value === 'number') render.writer.text(String(value));
}

function writeJsx(node: Node, render: Render) {
  const name = node.name ?? '';
  // A document has the latter two already: browsers leave out further ones.
  if (name === '' || name === 'html' || name === 'body') return render.children(node);
  if (render.context.unknown.has(node)) return render.children(node);
  const isOwn = /^[^a-z]|\./.test(name) && render.context.own.has(name.split('.')[0]!);
  const component = isOwn ? undefined : componentName(name, render.context.components);
  const props = readProps(node, component, render, isOwn);
  noteProps(component, props, render);
  if (component !== 'Link') noteAddresses(name, props, node, render);
  if (component === 'Head' || name === 'head') return writeHead(node, render);
  if (component === 'DocCardList' && props.items === undefined) return writeCards(node, render);
  if (component === 'CodeBlock' && codeIsKnown(node, render)) return writeCodeElement(node, props, render);
  if (component === 'CodeBlock') return render.writer.component('CodeBlock', props, () => writeRaw(node, render));
  if (component === 'TOCInline')
    return render.writer.component('TOCInline', props, undefined, node.position?.start.offset);
  if (component === 'Link') return writeLinkElement(node, props, render);
  if (component === 'ThemedImage' && !render.context.options.placed?.includes(name)) {
    const sources = siteSources(props);
    if (sources) return writeThemedImage(props, sources, node, render);
  }
  if (name === 'details' || component === 'Details') return writeDetails(node, props, render);
  if (name === 'style') return writeStyle(node, props, render);
  const children = node.children!.length > 0 ? () => render.children(node) : undefined;
  const at = node.position?.start.offset;
  if (isOwn) render.writer.host(name, props, children, at);
  else if (component || !/^[a-z]/.test(name)) render.writer.component(component ?? name, props, children, at);
  else if (name === 'img') render.writer.component('img', imageProps(props, node, render));
  else render.writer.host(name, props, children, at);
}

/** Notes what a page needs, and its anchors, as far as attributes tell. */
function noteProps(component: string | undefined, props: Props, render: Render): void {
  if (component === 'Tabs') render.features.tabs = true;
  if (component === 'Mermaid') render.features.mermaid = true;
  if (component === 'Mermaid' || props.style !== undefined) render.features.inlineStyle = true;
  for (const anchor of [props.id, props.name]) if (typeof anchor === 'string') render.ids.push(anchor);
}

/** Addresses that nobody fills in. */
function noteAddresses(name: string, props: Props, node: Node, render: Render): void {
  if (props[UNCHECKED] !== undefined) return;
  if (name === 'ThemedImage' && !siteSources(props)) noteSources(props.sources, node, render);
  for (const [attribute, value] of Object.entries(props))
    if (typeof value === 'string') render.literal(name, attribute, value, node);
}

const isSiteAddress = (value: unknown): value is string =>
  typeof value === 'string' && (/^\/(?!\/)/.test(value) || isMarkdownLink(value));

interface Sources {
  light: string | Asset;
  dark: string | Asset;
}

const isImage = (value: unknown): value is string | Asset => isSiteAddress(value) || isAsset(value);

/** The images of both colour modes, where both are files of the site and no class is computed. */
function siteSources({ sources, className = '', ...rest }: Props): Sources | undefined {
  if (!isPlainObject(sources) || typeof className !== 'string' || rest[UNCHECKED] !== undefined) return undefined;
  const { light, dark } = sources;
  return isImage(light) && isImage(dark) ? { light, dark } : undefined;
}

/** Writes the component `ThemedImage`, with slots for the two addresses. */
function writeThemedImage(props: Props, sources: Sources, node: Node, render: Render): void {
  const { sources: _, className = '', ...rest } = props;
  for (const mode of ['light', 'dark'] as const) {
    const given = sources[mode];
    const { asset, html }: Asset = isAsset(given) ? given : { asset: given, html: true };
    const src = imageSource(asset, String(props.alt ?? ''), node, render, html ? { html } : {});
    render.writer.component('img', { ...rest, src, className: `themedComponent--${mode} ${className}`.trim() });
  }
}

/** Records the addresses of an image for each colour mode: those of calls get the base, strings are unchanged. */
function noteSources(sources: unknown, node: Node, render: Render): void {
  if (typeof sources !== 'object' || sources === null) return;
  for (const value of Object.values(sources)) {
    if (typeof value === 'string') render.literal('img', 'src', value, node);
    else if (isAsset(value) && value.html)
      render.addresses.push({
        url: value.asset,
        ...render.context.places.of(node),
        policy: 'markdownImages',
        based: true,
      });
  }
}

/** Attributes that hold the address of an image or a link. */
const ADDRESSED = new Set(['src', 'poster', 'image', 'href', 'to', 'url']);

/** True if a value can be written into the page; an asset in another attribute, in a list, or passed to a component of the site is evaluated by code. */
function takes(name: string, value: unknown, component: string | undefined, isOwn: boolean): boolean {
  if (component === 'ThemedImage' && name === 'sources') return true;
  return isAsset(value) ? !isOwn && ADDRESSED.has(name) : !holdsAsset(value);
}

function holdsAsset(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isAsset(value) || Object.values(value).some(holdsAsset);
}

/** Values of the attributes. Assets become slots where they are the address of an image or a link. */
function readProps(node: Node, component: string | undefined, render: Render, isOwn = false): Props {
  const props: Props = {};
  for (const [i, attribute] of jsxAttributes(node).entries()) {
    const { value } = attribute;
    if (!attribute.name) {
      props[`...${i}`] = { code: String(value).replace(/^\s*\.\.\./, '') };
      continue;
    }
    if (value === null || value === undefined) props[attribute.name] = true;
    else if (typeof value === 'string') props[attribute.name] = value;
    else {
      const result = evaluate(value.value, render.context.names);
      const isKnown = result.known && takes(attribute.name, result.value, component, isOwn);
      props[attribute.name] = isKnown ? result.value : { code: value.value };
    }
  }
  for (const name of component === undefined ? [] : addressProps(component))
    if (isSiteAddress(props[name]) && props[UNCHECKED] === undefined) props[name] = { asset: props[name], html: true };
  return hostProps(node, props, render);
}

function hostProps(node: Node, props: Props, render: Render): Props {
  const result: Props = {};
  for (const [name, value] of Object.entries(props)) {
    if (isAsset(value)) {
      const image = name === 'src' || name === 'poster' || name === 'image';
      const checks = value.html && node.name !== 'Link' ? { html: true as const } : {};
      if (image) result[name] = imageSource(value.asset, String(props.alt ?? ''), node, render, checks);
      else Object.assign(result, linkProps(value.asset, node, render, checks));
    } else if (name === 'style' && typeof value === 'string') result.style = styleObject(value);
    else if (name === 'class' && props.className === undefined) result.className = value;
    else if (typeof value !== 'string' || !/^on[a-z]/i.test(name)) result[name] = value;
  }
  return result;
}

function writeCards(node: Node, render: Render): void {
  const { slot } = render.slot({ kind: 'cards', ...render.context.places.of(node) });
  render.writer.slot(slot, 'cards');
}

/** True if the value of an attribute is code that the page runs. */
const isUnknown = (value: unknown) => typeof value === 'object' && value !== null && 'code' in value;

function writeLinkElement(node: Node, props: Props, render: Render): void {
  const { to, href, [UNCHECKED]: unchecked, ...rest } = props;
  const url = to ?? href;
  const checks = unchecked === undefined ? {} : { unchecked: true as const };
  const children = () => render.children(node);
  // An address that is known when the page runs gets its base there.
  const isLate = isUnknown(url) || (url === undefined && Object.keys(rest).some((name) => name.startsWith('...')));
  const address = typeof url === 'string' ? linkProps(url, node, render, checks) : { [isLate ? 'to' : 'href']: url };
  render.writer.component(isLate ? 'Link' : 'a', { ...address, ...rest }, children);
}

/** `<CodeBlock language="js">{`…`}</CodeBlock>`: the children are the code. */
function writeCodeElement(node: Node, props: Props, render: Render): void {
  const code = node.children!.map((child) => codeText(child, render)).join('');
  const meta = readMeta(
    String(props.language ?? String(props.className ?? '').replace(/^language-/, '')),
    metaOf(props),
  );
  if (typeof props.title === 'string') meta.title = props.title;
  writeCodeBlock(code, meta, render);
}

/** False where the code is only known when the page runs. */
function codeIsKnown(node: Node, render: Render): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression')
    return (node.children ?? []).every((child) => codeIsKnown(child, render));
  return evaluate(node.value ?? '', render.context.names).known;
}

/** Text and expressions, without the paragraphs around them. */
function writeRaw(node: Node, render: Render): void {
  if (node.value !== undefined) render.node(node, node);
  else for (const child of node.children ?? []) writeRaw(child, render);
}

function metaOf(props: Props): string {
  const numbers = props.showLineNumbers;
  const flag =
    numbers === undefined || numbers === false
      ? ''
      : numbers === true
        ? ' showLineNumbers'
        : ` showLineNumbers=${String(numbers)}`;
  return `${String(props.metastring ?? '')}${flag}`;
}

function codeText(node: Node, render: Render): string {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const result = evaluate(node.value ?? '', render.context.names);
    return result.known && typeof result.value === 'string' ? result.value : '';
  }
  return node.value ?? (node.children ?? []).map((child) => codeText(child, render)).join('');
}

/** The text of this element is not escaped in HTML. */
function writeStyle(node: Node, props: Props, render: Render): void {
  render.features.inlineStyle = true;
  const isKnown = codeIsKnown(node, render);
  const own = isKnown ? { ...props, dangerouslySetInnerHTML: { __html: codeText(node, render) } } : props;
  render.writer.host('style', own, isKnown ? undefined : () => render.children(node));
}

function writeDetails(node: Node, props: Props, render: Render): void {
  const hasSummary = node.children!.some(
    (child) => child.name === 'summary' || child.children?.some((inner) => inner.name === 'summary'),
  );
  const all = hasSummary || props.summary !== undefined ? props : { ...props, summary: 'Details' };
  render.writer.component('details', all, () => render.children(node), node.position?.start.offset);
}

/** Tags of `<head>` are collected as HTML; they are shown nowhere (B6.12). A tag that is only known when the page runs stays in the page: React moves it. */
function writeHead(node: Node, render: Render): void {
  const { theme, options, head } = render.context;
  const inner = new HtmlWriter(theme, options.titleDefaults);
  for (const child of node.children ?? []) {
    const tags = child.type === 'paragraph' ? child.children! : [child];
    for (const tag of tags) {
      if (!tag.name || !HEAD_TAGS.has(tag.name)) continue;
      const props = readProps(tag, undefined, render);
      if (tag.name === 'style') render.features.inlineStyle = true;
      if (!codeIsKnown(tag, render) || Object.values(props).some(isUnknown))
        render.writer.host(tag.name, props, tag.children?.length ? () => writeRaw(tag, render) : undefined);
      else if (RAW_TAGS.has(tag.name) && tag.children?.length)
        inner.host(tag.name, { ...props, dangerouslySetInnerHTML: { __html: rawText(headText(tag, render)) } });
      else inner.host(tag.name, props, tag.children?.length ? () => inner.text(headText(tag, render)) : undefined);
    }
  }
  head.push(inner.finish());
}

/** Elements whose text HTML does not unescape. */
const RAW_TAGS = new Set(['script', 'style']);

/** Tags that a page may put into the document head (B6.12). */
const HEAD_TAGS = new Set(['title', 'meta', 'link', 'base', 'script', 'style', 'noscript', 'html', 'body']);

function headText(node: Node, render: Render): string {
  return (node.children ?? []).map((child) => codeText(child, render)).join('');
}
