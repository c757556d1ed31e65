import { type ComponentPropsWithRef, createElement } from 'react';

/** The frame of a block of code. */
export default function CodeContainer({
  as = 'div',
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & { as?: string }) {
  const names = ['theme-code-block', 'codeBlockContainer', className].filter((name) => name !== undefined);
  return createElement(as, { ...rest, className: names.join(' ') });
}
