/** The report of a comparison: one page that needs nothing else, drawn by React. */
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutTagEnd } from '../export/css-text.js';
import type { Language } from '../report/message-language.js';
import { size } from '../report/sizes.js';
import { ASPECTS, type AspectCount, type BuildFacts, type KnownDifferences, type Loss, type Proof } from './proof.js';
import { REPORT_CSS } from './report-styles.js';
import { REPORT_WORDS, type ReportWords } from './report-words.js';

export interface ReportInput {
  proof: Proof;
  language: Language;
  /** `2026-01-31` */
  date: string;
  /** Version of our tool. */
  version: string;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Losses of one kind that the page shows. */
const MOST_LOSSES = 100;
/** Addresses that a list shows. */
const MOST_ROUTES = 12;

/** The whole report as HTML. */
export function reportHtml(input: ReportInput): string {
  return `<!DOCTYPE html>\n${renderToStaticMarkup(<Report {...input} />)}\n`;
}

function Report({ proof, language, date, version }: ReportInput) {
  const words = REPORT_WORDS[language];
  const { losses, known, addedRoutes } = proof;
  const pages = new Set(losses.flatMap(({ route, also }) => [route, ...also]));
  const verdict = losses.length === 0 ? words.nothingLost : words.lost(losses.length, pages.size);
  return (
    <html lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${verdict} | ${proof.title}`}</title>
        <style dangerouslySetInnerHTML={{ __html: withoutTagEnd(REPORT_CSS) }} />
      </head>
      <body>
        <main>
          <p className="kicker">{`${words.heading} · ${date}`}</p>
          <h1>{proof.title}</h1>
          <p className={losses.length === 0 ? 'verdict verdict--good' : 'verdict verdict--lost'}>{verdict}</p>
          <p>{words.against[proof.against]}</p>
          <Figures proof={proof} words={words} version={version} />
          <h2>{words.sections.compared}</h2>
          <Aspects aspects={proof.aspects} words={words} />
          {losses.length > 0 && <h2>{words.sections.losses}</h2>}
          {ASPECTS.map((aspect) => (
            <Losses key={aspect} losses={losses.filter((loss) => loss.aspect === aspect)} words={words} />
          ))}
          {known.length > 0 && <Known known={known} words={words} />}
          {addedRoutes.length > 0 && (
            <>
              <h2>{words.sections.added}</h2>
              <Routes routes={addedRoutes} words={words} />
            </>
          )}
          <h2>{words.sections.again}</h2>
          <p>{words.again}</p>
        </main>
      </body>
    </html>
  );
}

interface WithWords {
  words: ReportWords;
}

function Figures({ proof, words, version }: WithWords & { proof: Proof; version: string }) {
  const { reference, ours, problems, against } = proof;
  const { pages, time, size: bytes, problems: found } = words.figures;
  const row = (name: string, { pages: count, seconds, bytes: weight }: BuildFacts, said: string) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{count}</td>
      <td>{seconds === undefined ? '–' : `${seconds.toFixed(1)} s`}</td>
      <td>{weight === 0 ? '–' : size(weight)}</td>
      <td>{said}</td>
    </tr>
  );
  const original = against === 'sitemap' ? 'Sitemap' : `Docusaurus ${reference.version ?? ''}`;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{pages}</th>
          <th scope="col">{time}</th>
          <th scope="col">{bytes}</th>
          <th scope="col">{found}</th>
        </tr>
      </thead>
      <tbody>
        {row(original, reference, '–')}
        {row(`notes ${version}`, ours, words.problemCounts(problems.errors, problems.warnings))}
      </tbody>
    </table>
  );
}

function Aspects({ aspects, words }: WithWords & { aspects: readonly AspectCount[] }) {
  const { aspect: title, compared, lost, known } = words.columns;
  return (
    <table>
      <thead>
        <tr>
          {[title, compared, lost, known].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aspects.map((entry) => (
          <tr key={entry.aspect}>
            <th scope="row">{words.aspects[entry.aspect]}</th>
            <td>{entry.compared}</td>
            <td className={entry.lost > 0 ? 'some' : 'none'}>{entry.lost}</td>
            <td className="none">{entry.known}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Losses({ losses, words }: WithWords & { losses: readonly Loss[] }) {
  const [first] = losses;
  if (!first) return null;
  const rest = losses.length - MOST_LOSSES;
  return (
    <>
      <h3>{`${words.aspects[first.aspect]} (${losses.length})`}</h3>
      {losses.slice(0, MOST_LOSSES).map((loss) => (
        <LossCard key={JSON.stringify([loss.route, loss.want, loss.got])} loss={loss} words={words} />
      ))}
      {rest > 0 && <p className="quiet">{words.more(rest)}</p>}
    </>
  );
}

function LossCard({ loss, words }: WithWords & { loss: Loss }) {
  const { route, also, file, line, want, got, context, reason, edit, aspect } = loss;
  const place = file === undefined ? undefined : `${file}${line === undefined ? '' : `:${line}`}`;
  const isRoute = aspect === 'routes' || aspect === 'sitemap';
  return (
    <section className="loss">
      <p className="loss__place">
        {route} {place !== undefined && <span>{place}</span>}{' '}
        {also.length > 0 && <span title={also.join('\n')}>{words.also(also.length)}</span>}
      </p>
      <dl>
        {!isRoute && (
          <>
            <dt>{words.want}</dt>
            <dd>
              {context?.before} <del>{want || words.nothing}</del> {context?.after}
            </dd>
            <dt>{words.got}</dt>
            <dd>{got === '' ? <span className="quiet">{words.nothing}</span> : <ins>{got}</ins>}</dd>
          </>
        )}
        {reason !== undefined && (
          <>
            <dt>{words.because}</dt>
            <dd>{reason}</dd>
          </>
        )}
        {edit && (
          <>
            <dt>{edit.isPlace ? words.look : words.write}</dt>
            <dd>
              <code>{edit.line === undefined ? edit.file : `${edit.file}:${edit.line}`}</code>
              <pre>{edit.text}</pre>
            </dd>
          </>
        )}
      </dl>
      {reason === undefined && (!edit || edit.isPlace) && <p className="quiet">{words.unexplained}</p>}
    </section>
  );
}

function Known({ known, words }: WithWords & { known: readonly KnownDifferences[] }) {
  return (
    <>
      <h2>{words.sections.known}</h2>
      <p className="quiet">{words.knownIntro}</p>
      <ul>
        {known.map(({ class: name, count, pages, example }) => (
          <li key={name}>
            {words.known[name]} <span className="quiet">{words.places(count, pages)}</span>{' '}
            <span className="quiet">
              (<code>{example.route}</code>)
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Routes({ routes, words }: WithWords & { routes: readonly string[] }) {
  const rest = routes.length - MOST_ROUTES;
  return (
    <ul>
      {routes.slice(0, MOST_ROUTES).map((route) => (
        <li key={route}>
          <code>{route}</code>
        </li>
      ))}
      {rest > 0 && <li className="quiet">{words.more(rest)}</li>}
    </ul>
  );
}
