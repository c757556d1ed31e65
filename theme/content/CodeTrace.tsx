import type { ReactNode } from 'react';
import type { Trace, TraceStep } from '../../renderer/shared/code-trace.js';
import { type ContentWords, useWords } from '../texts/content-texts.js';

export interface CodeTraceProps {
  trace: Trace;
  /** Lines of the code. */
  lines: string[];
  /** The block of code. */
  children?: ReactNode;
}

type Words = ContentWords['trace'];

/** A column with several entries in each row; columns that stay empty are left out. */
interface Column {
  head: string;
  entries(step: TraceStep): readonly string[];
  isCode?: boolean;
}

function jobText({ jobs }: Trace, words: Words, job: number): string {
  const [kind = '', line = 0] = jobs[job] ?? [];
  return line === 0 ? kind : words.job.replace('{kind}', kind).replace('{line}', String(line));
}

function columnsOf(trace: Trace, words: Words): Column[] {
  const queue = (head: string, name: 'tasks' | 'ticks' | 'microtasks'): Column => ({
    head,
    entries: (step) => (step[name] ?? []).map((job) => jobText(trace, words, job)),
  });
  const columns: Column[] = [
    {
      head: words.changed,
      entries: ({ set = [] }) => set.map(([variable, value]) => `${trace.names[variable]} = ${value}`),
      isCode: true,
    },
    { head: words.console, entries: ({ out = [] }) => out, isCode: true },
    queue(words.microtasks, 'microtasks'),
    queue(words.ticks, 'ticks'),
    queue(words.tasks, 'tasks'),
  ];
  return columns.filter(({ entries }) => trace.steps.some((step) => entries(step).length > 0));
}

/** A block of code, and below it the record of its run as a table. */
export function CodeTrace({ trace, lines, children }: CodeTraceProps) {
  const words = useWords().trace;
  const columns = columnsOf(trace, words);
  return (
    <div className="code-trace">
      {children}
      <details className="code-trace__record">
        <summary>{words.label.replace('{count}', String(trace.steps.length))}</summary>
        <table>
          <thead>
            <tr>
              {[words.step, words.line, words.running, ...columns.map(({ head }) => head)].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trace.steps.map((step, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                <Place line={step.line} code={lines[step.line - 1]?.trim() ?? ''} />
                <td>
                  {step.job === undefined ? words.script : jobText(trace, words, step.job)}
                  {step.passes && <em>{words.passes}</em>}
                </td>
                {columns.map((column) => (
                  <Entries key={column.head} list={column.entries(step)} isCode={column.isCode} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** A line by its number and its code. */
function Place({ line, code }: { line: number; code: string }) {
  return (
    <td>
      {line > 0 && `${line} `}
      {code && <code>{code}</code>}
    </td>
  );
}

/** Entries of one cell, one below the other. */
function Entries({ list, isCode }: { list: readonly string[]; isCode?: boolean }) {
  return (
    <td>
      {list.map((text, index) => (
        <div key={index}>{isCode ? <code>{text}</code> : text}</div>
      ))}
    </td>
  );
}
