import type { ReactNode } from 'react';
import { useWords } from '../texts/content-texts.js';

export interface ExerciseProps {
  /** Tells the exercises of a page apart. */
  name: string;
  /** The task; empty: the title of the stub describes it. */
  task: string;
  hints: string[];
  /** Initial text of the editor, and the surrounding code; absent: the exercise cannot be judged here. */
  editor?: string;
  before?: string;
  after?: string;
  /** The answer is a style sheet, or types. */
  kind?: 'css' | 'types';
  /** The block as the reader gets it. */
  children?: ReactNode;
  solution?: ReactNode;
}

/** An exercise: task, hints and solution are read without scripts; the client brings the editor when it is asked for. */
export function Exercise({ name, task, hints, editor, before, after, kind, children, solution }: ExerciseProps) {
  const words = useWords().exercise;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and is for form controls
    <div
      className="exercise"
      role="group"
      aria-label={words.label}
      data-exercise={name}
      data-editor={editor}
      data-before={before}
      data-after={after}
      data-kind={kind}
    >
      <div className="exercise__head">
        <span className="exercise__label">{words.label}</span>
        <span className="exercise__task">{task || words.task}</span>
        {editor !== undefined && (
          <button type="button" className="exercise__start" data-action="run">
            {words.start}
          </button>
        )}
      </div>
      <div className="exercise__stub">{children}</div>
      {hints.map((hint, index) => (
        <details key={hint} className="exercise__hint">
          <summary>{words.hint.replace('{number}', String(index + 1))}</summary>
          <p>{hint}</p>
        </details>
      ))}
      <details className="exercise__solution">
        <summary>{words.solution}</summary>
        {solution}
      </details>
    </div>
  );
}
