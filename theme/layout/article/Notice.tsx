/** Boxes that the theme itself shows: unlisted, draft and version notices. Content admonitions are `content/`. */
import type { ReactNode } from 'react';

interface NoticeProps {
  kind: 'caution' | 'warning';
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Notice({ kind, title, children, className }: NoticeProps) {
  return (
    <div
      className={`theme-admonition theme-admonition-${kind} admonition alert alert--warning ${className ?? ''}`}
      role="note"
    >
      <div className="admonitionHeading">
        <span className="admonitionIcon" aria-hidden="true" />
        {title}
      </div>
      <div className="admonitionContent">{children}</div>
    </div>
  );
}
