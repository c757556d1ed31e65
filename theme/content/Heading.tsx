import { createElement, type ReactNode } from 'react';
import { type ContentWords, useWords } from '../texts/content-texts.js';
import { attributesOf, escapeAttribute, type HtmlProps } from './html.js';

interface HeadingProps {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id?: string;
  className?: string;
  /** Plain text of the heading if it is nothing but text; names the anchor link. */
  label?: string;
  children?: ReactNode;
}

/** A heading with its anchor link (B4.31). Without id: no link. */
export function Heading({ as = 'h2', id, className, label, children, ...rest }: HeadingProps) {
  const words = useWords();
  if (as === 'h1' || !id) return createElement(as, { ...rest, className }, children);
  const name = words.anchor.replace('{heading}', () => label ?? id);
  return createElement(
    as,
    { ...rest, id, className: className ? `anchor ${className}` : 'anchor' },
    children,
    // The sign is drawn by the style sheet, so that copied headings and search texts do not hold it.
    <a className="hash-link" href={`#${id}`} aria-label={name} title={name}>
      {'\u200B'}
    </a>,
  );
}

type Level = NonNullable<HeadingProps['as']>;

const level = (as: Level) => {
  const component = (props: Omit<HeadingProps, 'as'>) => <Heading {...props} as={as} />;
  component.html = (props: HtmlProps, children: string, words: ContentWords) => headingHtml(as, props, children, words);
  return component;
};

const ATTRIBUTES = { id: 'id', label: 'label' };

function headingHtml(as: Level, props: HtmlProps, children: string, words: ContentWords): string | undefined {
  const { id, label, ...rest } = props as { id?: string; label?: string };
  if (attributesOf({ id, label, ...rest }, ATTRIBUTES) === undefined) return undefined;
  if (as === 'h1' || !id) return `<${as}>${children}</${as}>`;
  const name = escapeAttribute(words.anchor.replace('{heading}', () => label ?? id));
  const address = escapeAttribute(id);
  const anchor = `<a class="hash-link" href="#${address}" aria-label="${name}" title="${name}">\u200B</a>`;
  return `<${as} id="${address}" class="anchor">${children}${anchor}</${as}>`;
}

export const headings = {
  Heading,
  h1: level('h1'),
  h2: level('h2'),
  h3: level('h3'),
  h4: level('h4'),
  h5: level('h5'),
  h6: level('h6'),
};
