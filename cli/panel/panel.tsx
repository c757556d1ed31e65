/** The panel of a served page: its source, its data, and what would rebuild it. Loaded when it is opened. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TOKEN_HEADER } from '../../renderer/shared/reload-message.js';
import { journeyWord } from '../inspection/journey-words.js';
import { size } from '../report/sizes.js';
import { INSPECT, OPEN_FILE, type PanelData, type PanelInput } from './panel-contract.js';
import { CSS } from './panel-styles.js';

/** Rows of a list that are seen at once. */
const MOST_ROWS = 8;
/** Delay before a changed or newly shown page is requested. */
const SETTLED_MS = 400;

/** Shows the panel. @returns takes it away */
export function showPanel(input: PanelInput): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  root.render(<Panel {...input} />);
  return () => {
    root.unmount();
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

type Words = (english: string) => string;

interface Asked {
  data?: PanelData;
  /** The server's answer if it refused. */
  refused?: string;
}

/** Asks the server again whenever the page has changed. */
function useJourney({ token, route }: PanelInput): Asked {
  const [asked, setAsked] = useState<Asked>({});
  useEffect(() => {
    let latest = 0;
    const ask = async () => {
      const turn = ++latest;
      const [status, text] = await post(`${INSPECT}?route=${encodeURIComponent(route())}`, token);
      if (turn !== latest) return;
      setAsked(status === 200 ? { data: JSON.parse(text) } : { refused: text });
    };
    let timer = 0;
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(ask, SETTLED_MS);
    });
    watcher.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    watcher.observe(document.head, { childList: true, subtree: true });
    void ask();
    return () => {
      latest = -1;
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [token, route]);
  return asked;
}

async function post(address: string, token: string): Promise<[status: number, text: string]> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { [TOKEN_HEADER]: token } });
    return [response.status, await response.text()];
  } catch (error) {
    return [0, String(error)];
  }
}

function Panel(input: PanelInput) {
  const { token, language, onClose } = input;
  const { data, refused } = useJourney(input);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const word: Words = (english) => journeyWord(english, language);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  const open = useCallback(
    async (file: string, line = 1, column = 1) => {
      const query = new URLSearchParams({ file, line: `${line}`, column: `${column}` });
      const [status, text] = await post(`${OPEN_FILE}?${query}`, token);
      setSaid(status === 200 ? '' : text);
    },
    [token],
  );
  return (
    <div ref={box} className="notes-panel" role="dialog" aria-labelledby="notes-panel-title" tabIndex={-1}>
      <header className="notes-panel-head">
        <div>
          <h2 id="notes-panel-title">{data?.title ?? word('this page')}</h2>
          {data?.file !== undefined && (
            <p>
              <Open file={data.file} open={open} />
            </p>
          )}
          {data && <p>{[word(data.kind), data.route, data.id].filter(Boolean).join(' · ')}</p>}
        </div>
        <button type="button" className="notes-panel-close" aria-label={word('close')} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="notes-panel-body">
        <p role="status">{said || refused || (data ? '' : '…')}</p>
        {data && <Sections data={data} word={word} open={open} />}
      </div>
    </div>
  );
}

type OpenFile = (file: string, line?: number, column?: number) => void;

/** The place in a file, which opens in the editor. */
function Open({
  file,
  line,
  column,
  open,
  children,
}: {
  file: string;
  line?: number;
  column?: number;
  open: OpenFile;
  children?: ReactNode;
}) {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return (
    <button type="button" className="notes-panel-open" onClick={() => open(file, line, column)}>
      {children ?? place}
    </button>
  );
}

function Section({ title, count, children }: { title: string; count?: string | number; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title}
        {count !== undefined && <span>{count}</span>}
      </h3>
      {children}
    </section>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  /** Rows that are seen at once. */
  most?: number;
  className?: string;
  word: Words;
  children: (row: Row) => ReactNode;
}

/** Shows the first rows of a list, and the rest on request. */
function Rows<Row>({ rows, most = MOST_ROWS, className, word, children }: RowsProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return <p className="notes-panel-more">{word('none')}</p>;
  const shown = isWhole ? rows : rows.slice(0, most);
  return (
    <>
      <ul className={className}>{shown.map(children)}</ul>
      {shown.length < rows.length && (
        <button type="button" className="notes-panel-more notes-panel-open" onClick={() => setWhole(true)}>
          {word('show all')} (+{rows.length - shown.length})
        </button>
      )}
    </>
  );
}

const bytesOf = (files: PanelData['files']) => files.reduce((sum, { bytes = 0 }) => sum + bytes, 0);

const shownValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface SectionsProps {
  data: PanelData;
  word: Words;
  open: OpenFile;
}

function Fields({ data: { file, fields }, word, open }: SectionsProps) {
  return (
    <Section title={word('fields')}>
      <Rows
        rows={fields}
        most={fields.filter(({ from }) => from !== 'default').length}
        className="notes-panel-fields"
        word={word}
      >
        {({ name, value, from, line }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{shownValue(value)}</span>
            <span>
              {line !== undefined && file !== undefined ? (
                <Open file={file} line={line} open={open}>
                  {word(from)}:{line}
                </Open>
              ) : (
                word(from)
              )}
            </span>
          </li>
        )}
      </Rows>
    </Section>
  );
}

function LinksOut({ data: { file, links }, word, open }: SectionsProps) {
  return (
    <Section title={word('links out')} count={links.out.length}>
      <Rows rows={links.out} word={word}>
        {({ leads, to, anchor, line, column }) => (
          <li key={`${line}:${column}:${to}`}>
            {leads === 'missing' ? (
              <span className="notes-panel-missing">{to}</span>
            ) : (
              <a href={`${to}${anchor ? `#${anchor}` : ''}`}>{`${to}${anchor ? `#${anchor}` : ''}`}</a>
            )}
            {file !== undefined && (
              <span>
                <Open file={file} line={line} column={column} open={open}>
                  {line}:{column}
                </Open>
              </span>
            )}
          </li>
        )}
      </Rows>
    </Section>
  );
}

function Sections({ data, word, open }: SectionsProps) {
  const { file, sidebars, links, anchors, files, loads, rebuilds, problems } = data;
  return (
    <>
      {problems.length > 0 && (
        <Section title={word('problems')} count={problems.length}>
          <Rows rows={problems} word={word}>
            {(found) => (
              <li key={`${found.code}:${found.line}:${found.column}`}>
                <span className="notes-panel-missing">{found.code}</span>
                {file !== undefined && <Open file={file} line={found.line} column={found.column} open={open} />}
              </li>
            )}
          </Rows>
        </Section>
      )}
      <Fields data={data} word={word} open={open} />
      <Section title={word('sidebars')}>
        <Rows rows={sidebars} word={word}>
          {({ sidebar, categories, label, place, of }) => (
            <li key={[sidebar, ...categories, label].join('\u0000')}>
              <span>{[sidebar, ...categories, label].join(' › ')}</span>
              {place !== undefined && (
                <span>
                  {place}/{of}
                </span>
              )}
            </li>
          )}
        </Rows>
      </Section>
      <LinksOut data={data} word={word} open={open} />
      <Section title={word('links in')} count={links.in.length}>
        <Rows rows={links.in} word={word}>
          {({ file: from, line, column, anchor }) => (
            <li key={`${from}:${line}:${column}`}>
              <Open file={from} line={line} column={column} open={open} />
              {anchor ? <span>#{anchor}</span> : null}
            </li>
          )}
        </Rows>
      </Section>
      <Section title={word('anchors')} count={anchors.length}>
        <div className="notes-panel-chips">
          {anchors.map((id) => (
            <a key={id} href={`#${id}`}>
              #{id}
            </a>
          ))}
        </div>
      </Section>
      <Section title={word('files written')} count={size(bytesOf(files))}>
        <Sized rows={files} word={word} />
      </Section>
      <Section title={word('also loads')} count={size(bytesOf(loads))}>
        <Sized rows={loads} word={word} />
      </Section>
      <Section title={word('made anew when these change')} count={rebuilds.length}>
        <Rows rows={rebuilds} word={word}>
          {({ path, why }) => (
            <li key={path}>
              <Open file={path} open={open} />
              <span>{word(why)}</span>
            </li>
          )}
        </Rows>
      </Section>
      <Steps data={data} word={word} />
    </>
  );
}

function Sized({ rows, word }: { rows: PanelData['files']; word: Words }) {
  return (
    <Rows rows={rows} word={word}>
      {({ path, bytes }) => (
        <li key={path}>
          <span>{path}</span>
          <span>{bytes === undefined ? '' : size(bytes)}</span>
        </li>
      )}
    </Rows>
  );
}

function Steps({ data: { steps = {} }, word }: { data: PanelData; word: Words }) {
  const { total, ...each } = steps;
  const rows = Object.entries(each);
  if (rows.length === 0) return null;
  const sum = total ?? rows.reduce((all, [, ms]) => all + ms, 0);
  return (
    <Section title={word('time by step')} count={`${sum.toFixed(1)} ms`}>
      <ul>
        {rows.map(([name, ms]) => (
          <li key={name}>
            <span>{word(name)}</span>
            <span>{ms.toFixed(1)} ms</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
