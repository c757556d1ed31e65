/** The code that judges an answer, each expectation marked at its line with what was seen. */
import { exercise as words } from '../../texts/zh.js';
import { highlight } from '../article/editor-highlight.js';

export interface JudgedLines {
  /** The lines that expect something, from 1. */
  asked(lines: readonly number[]): void;
  judged(one: { line: number; ok: boolean; actual: string; message?: string }): void;
  /** A line of the console. */
  say(text: string): void;
  /** An error that ended the code. */
  fail(text: string): void;
  /** Marks what was not reached; tells how many were asked and how many do not hold. */
  end(): { count: number; failed: number };
}

/** Most lines of a console that are shown. */
const MOST_SAID = 100;

export function showJudged(place: HTMLElement, code: string, language: 'typescript' | 'jsx'): JudgedLines {
  const list = document.createElement('ol');
  const rows = code.split('\n').map((line) => {
    const row = document.createElement('li');
    row.append(highlight(line, language));
    return row;
  });
  list.append(...rows);
  place.append(list);
  const states = new Map<number, boolean | undefined>();
  let errors = 0;
  let said = 0;
  const mark = (line: number, ok: boolean, text: string) => {
    const row = rows[line - 1];
    if (!row || states.get(line) === false) return;
    states.set(line, ok);
    row.dataset.mark = ok ? '✓' : '✗';
    row.dataset.ok = String(ok);
    if (!ok) row.append(note(text));
  };
  return {
    asked(lines) {
      for (const line of lines) states.set(line, undefined);
    },
    judged({ line, ok, actual, message }) {
      const got = actual || message === undefined ? `${words.got} ${actual}` : '';
      mark(line, ok, [got, message].filter(Boolean).join('  '));
    },
    say(text) {
      if (++said <= MOST_SAID) list.before(note(text, 'pre'));
    },
    fail(text) {
      errors++;
      const line = note(text, 'pre');
      line.setAttribute('role', 'alert');
      list.before(line);
    },
    end() {
      for (const [line, state] of states)
        if (state === undefined) mark(line, false, language === 'jsx' ? words.missed : words.missedTypes);
      place.querySelector('[data-ok="false"]')?.scrollIntoView({ block: 'nearest' });
      const failed = [...states.values()].filter((ok) => !ok).length;
      return { count: states.size, failed: Math.max(failed, errors > 0 ? 1 : 0) };
    },
  };
}

function note(text: string, tag: 'span' | 'pre' = 'span'): HTMLElement {
  const element = document.createElement(tag);
  element.className = tag === 'pre' ? 'exercise__console' : 'exercise__got';
  element.textContent = text;
  return element;
}
