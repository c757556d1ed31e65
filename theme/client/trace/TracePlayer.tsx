/** Steps through a recorded run: the code with the line that ran, what runs, variables, queues and console after each step. */
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { player as words } from '../../texts/zh.js';
import { PlayerBar } from './PlayerBar.js';
import type { Recorded } from './read-trace.js';
import { StateView } from './StateView.js';
import { placeOfLine, QUEUES, type State, statesOf } from './trace-model.js';

/** Milliseconds of each step in playback. */
const STEP_MS = 1400;

export interface PlayerProps {
  recorded: Recorded;
  /** Absent: motion is not wanted. */
  canPlay: boolean;
  isTableShown: boolean;
  showTable(shown: boolean): void;
  /** Called when the player is in the document. */
  onShown(): void;
}

/** Returns what a screen reader says of a step, apart from its number. */
function described(
  { line, running, note, begins, origin, variables, console: printed, queues }: State,
  heads: Recorded['heads'],
): string {
  const entry = (name = '', text = '') => words.entry.replace('{name}', name).replace('{text}', () => text);
  const parts = [
    line > 0 ? words.place.replace('{line}', String(line)) : '',
    entry(heads.running, note ? `${running} ${note}` : running),
    begins && origin ? words.from.replace('{queue}', () => heads[origin] ?? '') : '',
    ...variables.filter(({ isNew }) => isNew).map(({ name, value }) => `${name} = ${value}`),
    ...printed.filter(({ isNew }) => isNew).map(({ text }) => entry(heads.out, text)),
    ...QUEUES.flatMap((queue) =>
      queues[queue].filter(({ isNew }) => isNew).map(({ text }) => entry(heads[queue], text)),
    ),
  ];
  return parts.filter(Boolean).join(words.joint);
}

/** The step to which a key leads; undefined: the key means something else. */
function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, step: number, last: number) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const steps: Record<string, number> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last };
  return steps[key];
}

export function TracePlayer({ recorded, canPlay, isTableShown, showTable, onShown }: PlayerProps) {
  const { heads, rows, lines } = recorded;
  const states = useMemo(() => statesOf(rows), [rows]);
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const last = states.length - 1;
  const state = states[step];
  useLayoutEffect(onShown, [onShown]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      // Another page may be shown by now, or the fold closed.
      if (step < last && root.current?.checkVisibility?.() !== false && root.current?.isConnected) setStep(step + 1);
      else setPlaying(false);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, last]);

  const go = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted));
    setPlaying(false);
    setStep(next);
    const shown = states[next];
    if (shown) setSaid(described(shown, heads));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The slider has keys of its own, and code is scrolled by them.
    if (!(event.target instanceof HTMLButtonElement)) return;
    const next = stepOfKey(event, step, last);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const play = () => {
    if (!isPlaying && step === last) setStep(0);
    setPlaying(!isPlaying);
  };
  if (!state) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and is for form controls
    <div ref={root} className="trace-player" role="group" aria-label={words.label} onKeyDown={onKeyDown}>
      <div className="trace-player__stage">
        <Code lines={lines} state={state} />
        <StateView states={states} state={state} heads={heads} />
      </div>
      <PlayerBar
        states={states}
        step={step}
        go={go}
        play={canPlay ? play : undefined}
        isPlaying={isPlaying}
        isTableShown={isTableShown}
        showTable={showTable}
      />
      <div className="sr-only" aria-live="polite">
        {said}
      </div>
    </div>
  );
}

/** A copy of the block's lines: a long block scrolls here without the page, and they are next to their effects. */
function Code({ lines, state }: { lines: readonly HTMLElement[]; state: State }) {
  const [html, texts] = useMemo(
    () => [lines.map(({ innerHTML }) => innerHTML), lines.map(({ textContent }) => textContent ?? '')],
    [lines],
  );
  const at = placeOfLine(state, texts);
  const box = useRef<HTMLPreElement>(null);
  const room: CSSProperties & Record<`--${string}`, string> = { '--lines': String(lines.length) };
  useLayoutEffect(() => {
    const pre = box.current;
    const line = pre?.querySelectorAll<HTMLElement>('.trace-player__line')[at];
    if (!pre || !line) return;
    // Two lines around it are seen too.
    const room = 2 * line.offsetHeight;
    const low = line.offsetTop + line.offsetHeight + room - pre.clientHeight;
    pre.scrollTop = Math.max(low, Math.min(pre.scrollTop, line.offsetTop - room));
  }, [at]);
  return (
    <section className="trace-player__pane" aria-label={words.code} style={room}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, and the keyboard must reach what scrolls */}
      <pre ref={box} className="trace-player__code" tabIndex={0}>
        <code>
          {html.map((line, index) => (
            <span
              key={index}
              className="trace-player__line"
              aria-current={index === at ? 'step' : undefined}
              dangerouslySetInnerHTML={{ __html: line }}
            />
          ))}
        </code>
      </pre>
    </section>
  );
}
