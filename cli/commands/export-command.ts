/** `notes export [dir] --html <file> --pdf <file>`: one document of a sidebar. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createEngine, type Engine } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { type Book, type BookChoice, chooseBook, pagesOf } from '../export/choose-pages.js';
import { type MadeBook, makeBook } from '../export/make-book.js';
import { findPrinter, type Printer, printBook } from '../export/print-book.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import type { SiteOptions } from '../options/site-options.js';
import { reportProblems } from '../report/report.js';
import { size } from '../report/sizes.js';
import { type Terminal, terminal } from '../report/terminal.js';

export interface ExportOptions extends SiteOptions, BookChoice {
  html?: string;
  pdf?: string;
  title?: string;
}

/** State of one export. */
interface Exporting {
  options: ExportOptions;
  screen: Terminal;
  engine: Engine;
  /** Finds out about the pages that are wanted while the site is built. */
  chosen: { book?: Book | Problem };
  printer?: Printer;
}

export async function exportCommand(dir: string | undefined, options: ExportOptions): Promise<number> {
  const screen = terminal(options);
  const found = await foundSite(dir, options, { screen, options });
  if (!found) return EXIT.usage;
  const refused = noFile(options);
  if (refused.length > 0) {
    await reportProblems(refused, { screen, options });
    return EXIT.usage;
  }
  const printer = options.pdf === undefined ? undefined : await findPrinter(found.dir);
  if (printer && 'missing' in printer) {
    await reportProblems([problem('export-browser-missing', { ...printer })], { screen, options });
    return EXIT.failed;
  }
  const progress = screen.progress(!options.json);
  const engine = createEngine({ ...found, out: null, documents: true, onProgress: progress.advance });
  const exporting: Exporting = { options, screen, engine, chosen: {}, printer };
  try {
    const { files, problems, code } = await exportSite(exporting, progress.step);
    progress.stop();
    const result = { ok: code === EXIT.ok, files, problems };
    await reportProblems(problems, { screen, options, dir: found.dir, result });
    if (!options.json) for (const { path, bytes } of files) screen.tell(`✓ ${shown(path)}  ${size(bytes)}`);
    return code;
  } finally {
    progress.stop();
    await engine.close();
  }
}

interface Exported {
  files: { path: string; bytes: number; pages: number }[];
  problems: Problem[];
  code: number;
}

const noFile = ({ html, pdf }: ExportOptions): Problem[] =>
  html === undefined && pdf === undefined ? [problem('export-no-file')] : [];

async function exportSite(exporting: Exporting, onStep: (step: string) => void): Promise<Exported> {
  const { engine, chosen, options, printer } = exporting;
  const { ok, problems } = await engine.build(createTrace(onStep), {
    only({ linked }) {
      chosen.book = chooseBook(linked, options);
      return 'code' in chosen.book ? [] : pagesOf(chosen.book.entries);
    },
  });
  const { built } = engine;
  const grave = problems.filter(({ level }) => level === 'error');
  if (!ok || !built) return { files: [], problems: grave, code: EXIT.failed };
  const { book = problem('export-empty', { only: '' }) } = chosen;
  if ('code' in book) return { files: [], problems: [book], code: EXIT.usage };
  onStep('export');
  const made = await makeBook({ book, site: built.site, title: options.title, read: reader(engine) });
  const files: [path: string | undefined, bytes: string | Uint8Array][] = [[options.html, made.html]];
  if (printer) files.push([options.pdf, await printBook(made.html, printer, made.date)]);
  return write(files, made);
}

/** Bytes of what was built into memory. */
function reader({ outputs }: Engine): (path: string) => string | Uint8Array | undefined {
  return (path) => {
    const output = outputs.get(path);
    return output?.file === undefined ? output?.bytes : readFileSync(output.file);
  };
}

/** Writes each file in one step, when all of them are made. */
function write(wanted: readonly [path: string | undefined, bytes: string | Uint8Array][], made: MadeBook): Exported {
  const files: Exported['files'] = [];
  const problems = asLinks(made);
  for (const [path, bytes] of wanted) {
    if (path === undefined) continue;
    try {
      replaceFile(resolve(path), bytes);
      files.push({ path: resolve(path), bytes: Buffer.byteLength(bytes), pages: made.pages });
    } catch (error) {
      problems.push(problem('export-unwritable', { path, message: systemError(error).message }));
    }
  }
  return { files, problems, code: problems.some(({ level }) => level === 'error') ? EXIT.failed : EXIT.ok };
}

const asLinks = ({ linked }: MadeBook): Problem[] =>
  linked.map(({ source, addresses }) =>
    problem('export-as-link', { count: addresses.length, addresses: addresses.join(' ') }, { file: source }),
  );

const shown = (path: string) => relative('.', path);
