/** Small pieces of furniture for texts: steps, a tree of files, badges, cards. All of it is markup: nothing needs a script. */
import type { ReactNode } from 'react';

/** An ordered list as steps of a procedure. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** A nested list as files and folders: what holds a list is a folder. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className="file-tree">{children}</div>;
}

interface BadgeProps {
  type?: 'success' | 'info' | 'warning' | 'danger';
  text?: string;
  children?: ReactNode;
}

/** A word in a frame: new, deprecated, a version. */
export function Badge({ type, text, children }: BadgeProps) {
  return <span className={`badge${type ? ` badge--${type}` : ''}`}>{text ?? children}</span>;
}

interface LinkButtonProps {
  href: string;
  variant?: 'primary' | 'plain';
  children?: ReactNode;
}

/** A link with the weight of a button: the way on from a home page. */
export function LinkButton({ href, variant = 'primary', children }: LinkButtonProps) {
  return (
    <a className={`link-button link-button--${variant}`} href={href}>
      {children}
    </a>
  );
}

/** Cards in rows, as many per row as fit. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A titled box; with `href` all of it is a link. */
export function Card({ title, href, children }: { title: string; href?: string; children?: ReactNode }) {
  const inner = (
    <>
      <p className="card__title">{title}</p>
      <div className="card__text">{children}</div>
    </>
  );
  return href ? (
    <a className="card" href={href}>
      {inner}
    </a>
  ) : (
    <div className="card">{inner}</div>
  );
}
