/** Components of the reference for elements of Markdown, as code of a site names them. */
import { Children, createElement, type ElementType, type ReactNode } from 'react';
import { CodeBlock } from '../content/CodeBlock.js';
import { content } from '../content/index.js';
import { childrenOf } from '../places/place.js';

interface CodeProps {
  children?: ReactNode;
}

/** Code within a line, or a block. */
function Code(props: CodeProps) {
  const isInline = Children.toArray(props.children).every((part) => typeof part === 'string' && !part.includes('\n'));
  return isInline && props.children !== undefined ? <code {...props} /> : <CodeBlock {...props} />;
}

const PARTS: Readonly<Record<string, ElementType | undefined>> = {
  A: content.a,
  Code,
  CodeInline: 'code',
  Details: content.Details,
  Heading: content.Heading,
  Img: content.img,
  Pre: childrenOf,
};

/** @param name after `@theme/MDXComponents/` */
export function mdxPart(name: string): ElementType {
  const part = PARTS[name] ?? name.toLowerCase();
  return (props: object) => createElement(part, props);
}
