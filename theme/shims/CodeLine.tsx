import type { ReactNode } from 'react';

interface Token {
  content: string;
  types?: string[];
}

interface Props {
  line: Token[];
  classNames?: string[];
  showLineNumbers?: boolean;
  getLineProps?: (input: object) => Record<string, unknown>;
  getTokenProps?: (input: object) => Record<string, unknown>;
}

const hasText = (value: unknown): value is ReactNode => typeof value === 'string';

/** One line of a block that the site's own component colours. */
export default function CodeLine({ line, classNames = [], showLineNumbers, getLineProps, getTokenProps }: Props) {
  const given = getLineProps?.({ line, className: classNames.join(' ') }) ?? { className: classNames.join(' ') };
  const tokens = line.map((token, index) => {
    const { children, key: _, ...props } = getTokenProps?.({ token }) ?? {};
    return (
      <span key={index} {...props}>
        {hasText(children) ? children : token.content}
      </span>
    );
  });
  const { key: _, ...props } = given;
  return (
    <span {...props}>
      {showLineNumbers && <span className="codeLineNumber" />}
      {tokens}
      <br />
    </span>
  );
}
