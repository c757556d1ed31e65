import type { ReactNode } from 'react';
import { ADMONITIONS } from '../../renderer/shared/admonitions.js';
import { admonitionTitle, type ContentWords, useWords } from '../texts/content-texts.js';
import { escapeAttribute, type HtmlProps } from './html.js';

interface AdmonitionProps {
  type: string;
  title?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** A note, tip, warning … set off from the text (B4.43). The icon is drawn by the style sheet from the type. */
export function Admonition({ type, title, className, id, children }: AdmonitionProps) {
  const words = useWords();
  const classes = `theme-admonition theme-admonition-${type} alert alert--${ADMONITIONS[type] ?? 'info'} admonition`;
  return (
    <div className={className ? `${classes} ${className}` : classes} id={id}>
      <div className="admonitionHeading">
        <span className="admonitionIcon" aria-hidden="true" />
        {title ?? admonitionTitle(words, type)}
      </div>
      <div className="admonitionContent">{children}</div>
    </div>
  );
}

Admonition.html = (props: HtmlProps, children: string, words: ContentWords): string | undefined => {
  const { type, title, className, id } = props as unknown as AdmonitionProps;
  if (title !== undefined && typeof title !== 'string') return undefined;
  const classes = `theme-admonition theme-admonition-${type} alert alert--${ADMONITIONS[type] ?? 'info'} admonition`;
  const attributes = `class="${escapeAttribute(className ? `${classes} ${className}` : classes)}"${id === undefined ? '' : ` id="${escapeAttribute(id)}"`}`;
  const heading = escapeAttribute(title ?? admonitionTitle(words, type));
  return `<div ${attributes}><div class="admonitionHeading"><span class="admonitionIcon" aria-hidden="true"></span>${heading}</div><div class="admonitionContent">${children}</div></div>`;
};
