/** Parts of footnotes for screen readers: their heading, and the name of the arrow back to the text. */
import type { ReactNode } from 'react';
import { type ContentWords, useWords } from '../texts/content-texts.js';
import { escapeAttribute, type HtmlProps } from './html.js';

const ID = 'footnote-label';

/** The heading that references to footnotes are described by. It has no anchor link: what is not seen takes no focus. */
export function FootnoteLabel() {
  return (
    <h2 id={ID} className="sr-only">
      {useWords().footnotes}
    </h2>
  );
}
FootnoteLabel.html = (_props: HtmlProps, _children: string, words: ContentWords) =>
  `<h2 id="${ID}" class="sr-only">${escapeAttribute(words.footnotes)}</h2>`;

const CLASS = 'data-footnote-backref';
const labelOf = (number: string, words: ContentWords) => words.footnoteBack.replace('{number}', number);

interface FootnoteBackProps {
  href: string;
  /** Number of the footnote, and of the reference if there are several. */
  number: string;
  children?: ReactNode;
}

/** The arrow from a footnote to where it is referred to. */
export function FootnoteBack({ href, number, children }: FootnoteBackProps) {
  return (
    <a href={href} data-footnote-backref="" aria-label={labelOf(number, useWords())} className={CLASS}>
      {children}
    </a>
  );
}
FootnoteBack.html = (props: HtmlProps, children: string, words: ContentWords) => {
  const { href, number } = props;
  if (typeof href !== 'string' || typeof number !== 'string') return undefined;
  const label = escapeAttribute(labelOf(number, words));
  return `<a href="${escapeAttribute(href)}" data-footnote-backref="" aria-label="${label}" class="${CLASS}">${children}</a>`;
};
