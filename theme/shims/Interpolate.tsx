import { Fragment, isValidElement, type ReactNode } from 'react';

type Values = Record<string, ReactNode>;

/** `{name}` in a text → its value. Elements among the values make the result a list of nodes. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? values[name] : part;
  });
  if (!parts.some((part) => isValidElement(part))) return parts.join('');
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}

export default function Interpolate({ children, values }: { children: string; values?: Values }) {
  return <>{interpolate(children, values)}</>;
}
