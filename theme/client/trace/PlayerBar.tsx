/** The controls of a recorded run: a slider whose track shows the queue that each step comes from, and buttons. */
import { type CSSProperties, useMemo } from 'react';
import { player as words } from '../../texts/zh.js';
import type { State } from './trace-model.js';

interface Props {
  states: readonly State[];
  step: number;
  go(step: number): void;
  /** Absent: motion is not wanted. */
  play?: () => void;
  isPlaying: boolean;
  isTableShown: boolean;
  showTable(shown: boolean): void;
}

const ICONS = {
  first: 'M6 5v14M18 6l-8 6l8 6z',
  previous: 'M15 5l-8 7l8 7',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l8 7l-8 7',
  last: 'M18 5v14M6 6l8 6l-8 6z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 10v9',
};

interface ButtonProps {
  name: keyof typeof ICONS;
  onPress(): void;
  /** There is nowhere to go: it keeps the focus, and says so. */
  isIdle?: boolean;
  isExpanded?: boolean;
}

function Button({ name, onPress, isIdle, isExpanded }: ButtonProps) {
  return (
    <button
      type="button"
      className={`trace-player__button trace-player__${name}`}
      aria-label={words[name]}
      title={words[name]}
      aria-disabled={isIdle || undefined}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[name]} />
      </svg>
    </button>
  );
}

/** The track as one picture: a stretch for each run of steps of one origin, each step in the middle of its part. */
function trackOf(states: readonly State[]): string {
  const width = 100 / states.length;
  const stops = states.map(
    ({ origin = 'script' }, index) => `var(--of-${origin}) ${index * width}% ${(index + 1) * width}%`,
  );
  return `linear-gradient(var(--track-way), ${stops.join(', ')})`;
}

export function PlayerBar({ states, step, go, play, isPlaying, isTableShown, showTable }: Props) {
  const last = states.length - 1;
  const track = useMemo(() => trackOf(states), [states]);
  const style: CSSProperties & Record<`--${string}`, string> = { '--track': track, '--steps': String(states.length) };
  const position = words.position.replace('{step}', String(step + 1)).replace('{count}', String(states.length));
  return (
    <div className="trace-player__bar">
      <div className="trace-player__way">
        <input
          type="range"
          className="trace-player__range"
          style={style}
          min={0}
          max={last}
          value={step}
          aria-label={words.slider}
          aria-valuetext={position}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
        <span className="trace-player__count" aria-hidden="true">
          <b>{step + 1}</b> / {states.length}
        </span>
      </div>
      <div className="trace-player__buttons">
        <Button name="first" onPress={() => go(0)} isIdle={step === 0} />
        <Button name="previous" onPress={() => go(step - 1)} isIdle={step === 0} />
        {play && <Button name={isPlaying ? 'pause' : 'play'} onPress={play} />}
        <Button name="next" onPress={() => go(step + 1)} isIdle={step === last} />
        <Button name="last" onPress={() => go(last)} isIdle={step === last} />
        <Button name="table" onPress={() => showTable(!isTableShown)} isExpanded={isTableShown} />
      </div>
    </div>
  );
}
