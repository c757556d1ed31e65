/** Components of Markdown as places: those of the site, or ours. */

import { createElement, type ElementType, use } from 'react';
import type { SlotValue } from '../../renderer/shared/article-body.js';
import { Admonition } from '../content/Admonition.js';
import { CodeBlock, type CodeBlockProps } from '../content/CodeBlock.js';
import { content } from '../content/index.js';
import type { ContentComponent } from '../contract.js';
import { ErrorBoundary } from '../layout/frame/ErrorBoundary.js';
import { CARD_PARTS, PlacedCards } from '../places/card-places.js';
import { ELEMENTS, partsOf } from '../places/content-names.js';
import { childrenOf, isComponent, Place } from '../places/place.js';
import { BlockContext, ownParts } from '../places/place-contexts.js';
import { PageContext } from '../runtime.js';
import { cardsOf } from './runtime.js';

type AdmonitionProps = Parameters<typeof Admonition>[0];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const isTable = (value: unknown): value is Record<string, ContentComponent> =>
  typeof value === 'object' && value !== null;

/** Returns what the site's table of types has for one. */
function tableType(type: string): ContentComponent | undefined {
  const types = ownParts['Admonition/Types'];
  return isTable(types) && Object.keys(types).includes(type) ? types[type] : undefined;
}

/** Our admonition, where the site has no component for its type. */
function UsualAdmonition(props: AdmonitionProps) {
  const without = use(PageContext)?.without ?? [];
  const ours = <Admonition {...props} />;
  const Type = without.includes('Admonition/Types') ? undefined : tableType(props.type);
  if (Type)
    return (
      <ErrorBoundary fallback={() => ours}>
        <Type {...props} />
      </ErrorBoundary>
    );
  return <Place name={`Admonition/Type/${capital(props.type)}`} part={ours} props={() => props} />;
}

/** Our block of code. One that a component of the site hands on as it got it keeps its colours and marks. */
function UsualCodeBlock(props: CodeBlockProps) {
  const block = use(BlockContext);
  const isSame = props.html === undefined && block !== null && props.children === block.children;
  return isSame ? <CodeBlock {...block} {...props} html={block.html} /> : <CodeBlock {...props} />;
}

const usual: Record<string, ContentComponent | undefined> = {
  ...content,
  Admonition: UsualAdmonition,
  CodeBlock: UsualCodeBlock,
  DocCard: CARD_PARTS.DocCard,
  DocCardList: CARD_PARTS.DocCardList,
};

/** Cards that linking gives to a list without items. */
const Cards = ({ slot }: { slot: SlotValue | undefined }) => <PlacedCards cards={cardsOf(slot)} />;

/** Returns what `@theme/<name>` gives to code of a site that has its own component for it. */
export function contentPlace(name: string): ContentComponent {
  const Usual = usual[name] ?? childrenOf;
  return function ContentPlace(given: object) {
    return <Place name={name} part={<Usual {...given} />} props={() => given} />;
  };
}

const names = ['Admonition', 'CodeBlock', 'Details', 'DocCard', 'DocCardList', 'Tabs', 'TabItem'];
const places = Object.fromEntries(names.map((name) => [name, contentPlace(name)]));

interface ElementProps extends CodeBlockProps {
  href?: string;
  /** Words that name the link of a heading. */
  label?: string;
  rel?: string;
  target?: string;
}

/** Components for elements that are more here than in HTML. */
const usualElements: Readonly<Record<string, ElementType | undefined>> = {
  ...content,
  code: (props: ElementProps) =>
    createElement(props.html === undefined ? 'code' : (places.CodeBlock ?? CodeBlock), props),
  details: places.Details,
  pre: childrenOf,
};

/** Returns what the reference gives to the component of an element, out of what we know of it. */
function referenceProps(element: string, part: string, given: ElementProps): object {
  const { label: _, target, rel, html, ...rest } = given;
  if (html !== undefined) {
    const { children, className, metastring } = given;
    return { children, className, metastring };
  }
  if (/Heading$/.test(part)) return { as: element, ...rest };
  // Links of the reference say for themselves how another site opens.
  return element === 'a' && /^https?:/.test(given.href ?? '') ? rest : { ...rest, target, rel };
}

/** An element of Markdown: from the site's table, else its file for such elements, else ours. */
function elementPlace(element: string): ContentComponent {
  const parts = partsOf(element);
  const Usual = usualElements[element] ?? element;
  return function ElementPlace(given: ElementProps) {
    const without = use(PageContext)?.without ?? [];
    const isBlock = given.html !== undefined;
    const part = parts.find(
      (name) => isElementType(ownParts[name]) && !without.includes(name) && !(isBlock && name === 'CodeInline'),
    );
    const Own = part && ownParts[part];
    const ours = <Usual {...given} />;
    if (!part || !isElementType(Own)) return ours;
    const own = <Own {...referenceProps(element, part, given)} />;
    return (
      <ErrorBoundary fallback={() => ours}>
        {isBlock ? <BlockContext value={given}>{own}</BlockContext> : own}
      </ErrorBoundary>
    );
  };
}

const isElementType = (value: unknown): value is ElementType => typeof value === 'string' || isComponent(value);

/** Those that pages show, by their names in the content table or as elements. */
export const placed: Record<string, ContentComponent> = {
  Cards,
  ...places,
  ...Object.fromEntries(ELEMENTS.map((element) => [element, elementPlace(element)])),
};
