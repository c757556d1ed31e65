import type { DetailsHTMLAttributes, ReactNode } from 'react';

interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Given where the content has no `summary` element of its own. */
  summary?: ReactNode;
}

/** A box that opens (B4.68). */
export function Details({ summary, children, className, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={`details alert alert--info${className ? ` ${className}` : ''}`}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
