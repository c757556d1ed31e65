import { Children, isValidElement, type ReactNode } from 'react';

/** Tags for the document head. React moves `title`, `meta` and `link` there by itself. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{Children.map(children, withOneText)}</>;
}

/**
 * React writes a title of several parts (`<title>Docs: {name}</title>`) empty: its parts become one text. A blank title leaves the page its
 * own, as a layout that is given none has it.
 */
function withOneText(child: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(child) || child.type !== 'title') return child;
  const text = Children.toArray(child.props.children).join('');
  return text.trim() === '' ? null : <title>{text}</title>;
}
