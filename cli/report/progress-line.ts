/** Moving progress: one line of the terminal, never wider than it, taken away before anything else is written. */
import { onDeaf } from '../../renderer/site/helpers/signals.js';
import { cutToWidth } from './display-width.js';
import type { Language } from './message-language.js';
import { STEP_NAMES } from './step-names.js';

export interface Progress {
  /** A step began. */
  step(name: string): void;
  /** Some of the current step is done. */
  advance(done: number, total: number): void;
  /** Takes the progress off the screen until the next step: somebody is asked something. */
  rest(): void;
  /** Takes the progress off the screen. */
  stop(): void;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** Milliseconds between two pictures of the same step. */
const PAUSE = 80;

const CLEAR = '\r\u001b[2K';

/** Streams that end with a line of progress: whoever writes to one takes it away, also who did not start it. */
const withLine = new WeakSet<NodeJS.WriteStream>();

/** Erases the line. The next output is written in its place. */
export function takeAway(): void {
  if (withLine.delete(process.stderr)) process.stderr.write(CLEAR);
}

/** Starts showing a line on stderr. */
export function startLine(language: Language): Progress {
  let label = '';
  let count = '';
  let turn = 0;
  let last = 0;
  /** While signals end the process without a word, no line is drawn: nobody could take it away. */
  let deaf = 0;
  const draw = (isNew: boolean) => {
    const now = performance.now();
    if (deaf > 0 || label === '' || (!isNew && now - last < PAUSE)) return;
    last = now;
    turn = (turn + 1) % FRAMES.length;
    // One column less than there are: writing into the last one moves some terminals to the next line.
    const line = cutToWidth(`${FRAMES[turn]} ${label}${count}`, (process.stderr.columns || 80) - 1);
    process.stderr.write(`${CLEAR}${line}`);
    withLine.add(process.stderr);
  };
  const timer = setInterval(() => draw(false), PAUSE);
  // Whoever waits for nothing else ends; who is interrupted leaves nothing behind.
  timer.unref();
  process.on('exit', takeAway);
  const noMore = onDeaf(() => {
    deaf++;
    takeAway();
    return () => void deaf--;
  });
  return {
    step(name) {
      const known = STEP_NAMES[name];
      if (!known) return;
      label = known[language];
      count = '';
      draw(true);
    },
    advance(done, total) {
      count = ` ${done}/${total}`;
      draw(false);
    },
    rest() {
      takeAway();
      label = '';
    },
    stop() {
      clearInterval(timer);
      process.off('exit', takeAway);
      noMore();
      takeAway();
      label = '';
    },
  };
}
