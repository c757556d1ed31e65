/** One document of many pages, drawn by React: cover, contents, and the text of every page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { BOOK_CSS } from './book-styles.js';
import { cssString, withoutTagEnd } from './css-text.js';

export interface BookInput {
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Classes of the html element that style sheets of sites select. */
  htmlClass: string;
  title: string;
  subtitle: string;
  /** Date and version, as shown. */
  facts: readonly string[];
  address: string;
  /** Style sheets of the site, as one text. */
  css: string;
  contents: readonly ContentsEntry[];
  sheets: readonly BookSheet[];
}

export interface ContentsEntry {
  title: string;
  /** Id in the document. */
  id: string;
  entries: readonly ContentsEntry[];
}

/** One section of a book, which starts on a new sheet of paper: a page, below the titles of the categories that it opens. */
export interface BookSheet {
  opens: readonly { title: string; id: string; level: number; intro?: string }[];
  /** Running head of its sheets of paper. */
  running: string;
  page?: { id: string; title?: string; level: number; html: string };
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const CONTENTS: readonly [RegExp, string][] = [
  [/^zh-(?:Hant|TW|HK|MO)/i, '目錄'],
  [/^zh/i, '目录'],
];

/** The whole document as HTML. */
export function bookHtml(input: BookInput): string {
  return `<!DOCTYPE html>\n${renderToStaticMarkup(<Document {...input} />)}\n`;
}

function Document(input: BookInput) {
  const { lang, direction, htmlClass, title, css, sheets } = input;
  const style = withoutTagEnd(`${css}\n${BOOK_CSS}\n${runningTitles(title, sheets)}`);
  return (
    <html lang={lang} dir={direction} className={htmlClass} data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="generator" content="notes" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="book">
        <Cover {...input} />
        <Contents {...input} />
        <main className="book__text markdown">
          {sheets.map((sheet, index) => (
            <Sheet key={sheet.page?.id ?? sheet.opens[0]?.id} sheet={sheet} number={index} />
          ))}
        </main>
      </body>
    </html>
  );
}

function Cover({ title, subtitle, facts, address }: BookInput) {
  return (
    <header className="book__cover">
      <p className="book__title">{title}</p>
      {subtitle && <p className="book__subtitle">{subtitle}</p>}
      <p className="book__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <a href={address}>{address}</a>
      </p>
    </header>
  );
}

function Contents({ lang, contents }: BookInput) {
  const label = CONTENTS.find(([pattern]) => pattern.test(lang))?.[1] ?? 'Contents';
  return (
    <nav className="book__contents" aria-label={label}>
      <p className="book__contents-title">{label}</p>
      <List entries={contents} />
    </nav>
  );
}

function List({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ title, id, entries }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>{title}</span>
          </a>
          {entries.length > 0 && <List entries={entries} />}
        </li>
      ))}
    </ol>
  );
}

function Sheet({ sheet: { opens, page }, number }: { sheet: BookSheet; number: number }) {
  return (
    <section className="book__sheet" id={page?.id} style={{ page: sheetName(number) }}>
      {opens.map(({ id, title, level, intro }) => (
        <header key={id} className="book__part" id={id}>
          <Title level={level} className="book__part-title">
            {title}
          </Title>
          {intro && <p className="page__intro">{intro}</p>}
        </header>
      ))}
      {page?.title !== undefined && (
        <Title level={page.level} className="book__h1">
          {page.title}
        </Title>
      )}
      {page && <div className="theme-doc-markdown markdown" dangerouslySetInnerHTML={{ __html: page.html }} />}
    </section>
  );
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function Title({ level, className, children }: { level: number; className: string; children: string }) {
  const Tag = HEADINGS[Math.min(HEADINGS.length, level) - 1] ?? 'h6';
  return (
    <Tag className={className} aria-level={level > 6 ? level : undefined}>
      {children}
    </Tag>
  );
}

const sheetName = (number: number) => `s${number}`;

/** Each sheet of paper bears the title of the document and that of the page on it. */
function runningTitles(title: string, sheets: readonly BookSheet[]): string {
  const pages = sheets.map(
    ({ running }, index) => `@page ${sheetName(index)}{@top-right{content:${cssString(running)}}}`,
  );
  return [`@page{@top-left{content:${cssString(title)}}}`, ...pages, '@page :first{@top-left{content:none}}'].join(
    '\n',
  );
}
