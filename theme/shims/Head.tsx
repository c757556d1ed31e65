import { Children, isValidElement, type ReactNode } from 'react';

/** Tags for the document head. React moves `title`, `meta` and `link` there by itself. A blank title leaves the page its own, as a layout that is given none has it. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{Children.map(children, (child) => (isBlankTitle(child) ? null : child))}</>;
}

function isBlankTitle(child: ReactNode): boolean {
  if (!isValidElement<{ children?: ReactNode }>(child) || child.type !== 'title') return false;
  return Children.toArray(child.props.children).join('').trim() === '';
}
