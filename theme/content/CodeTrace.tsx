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
  /** By which the player finds it (`client/trace/read-trace.ts`). */
  of: string;
  head: string;
  entries(step: TraceStep): readonly string[];
  isCode?: boolean;
}

function jobText({ jobs }: Trace, words: Words, job: number): string {
  const [kind = '', line = 0] = jobs[job] ?? [];
  return line === 0 ? kind : words.job.replace('{kind}', kind).replace('{line}', String(line));
}

function columnsOf(trace: Trace, words: Words): Column[] {
  const queue = (of: 'tasks' | 'ticks' | 'microtasks'): Column => ({
    of,
    head: words[of],
    entries: (step) => (step[of] ?? []).map((job) => jobText(trace, words, job)),
  });
  const columns: Column[] = [
    {
      of: 'set',
      head: words.changed,
      entries: ({ set = [] }) => set.map(([variable, value]) => `${trace.names[variable]} = ${value}`),
      isCode: true,
    },
    { of: 'out', head: words.console, entries: ({ out = [] }) => out, isCode: true },
    queue('microtasks'),
    queue('ticks'),
    queue('tasks'),
  ];
  return columns.filter(({ entries }) => trace.steps.some((step) => entries(step).length > 0));
}

/** A block of code, and below it the record of its run as a table, which the client replaces by a player (`client/trace/`). */
export function CodeTrace({ trace, lines, children }: CodeTraceProps) {
  const words = useWords().trace;
  const columns = columnsOf(trace, words);
  const heads = [
    { of: 'step', head: words.step },
    { of: 'line', head: words.line },
    { of: 'running', head: words.running },
    ...columns,
  ];
  return (
    <div className="code-trace">
      {children}
      <details className="code-trace__record">
        <summary>{words.label.replace('{count}', String(trace.steps.length))}</summary>
        <table>
          <thead>
            <tr>
              {heads.map(({ of, head }) => (
                <th key={of} scope="col" data-of={of}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trace.steps.map((step, index) => (
              <tr
                key={index}
                data-sees={step.sees?.join(' ')}
                data-set={step.set?.map(([variable]) => variable).join(' ')}
              >
                <td>{index + 1}</td>
                <Place line={step.line} code={lines[step.line - 1]?.trim() ?? ''} />
                <td>
                  {step.job === undefined ? words.script : jobText(trace, words, step.job)}
                  {step.passes && <em>{words.passes}</em>}
                </td>
                {columns.map((column) => (
                  <Entries key={column.of} list={column.entries(step)} isCode={column.isCode} />
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
