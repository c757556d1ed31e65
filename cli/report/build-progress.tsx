/** Moving progress of a build on a terminal, with ink. Loaded only there. */
import { Box, render, Text } from 'ink';
import { useEffect, useState } from 'react';

export interface Progress {
  /** A step began. */
  step(name: string): void;
  /** Some of the current step is done. */
  advance(done: number, total: number): void;
  /** Takes the progress off the screen. */
  stop(): void;
}

interface State {
  steps: string[];
  done: number;
  total: number;
}

const BAR = 24;
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

function View({ listen }: { listen: (update: (state: State) => void) => void }) {
  const [state, setState] = useState<State>({ steps: [], done: 0, total: 0 });
  const [tick, setTick] = useState(0);
  useEffect(() => {
    listen(setState);
    const timer = setInterval(() => setTick((value) => value + 1), 80);
    return () => clearInterval(timer);
  }, [listen]);
  const current = state.steps.at(-1) ?? '';
  const filled = state.total > 0 ? Math.round((state.done / state.total) * BAR) : 0;
  return (
    <Box>
      <Text color="cyan">{FRAMES[tick % FRAMES.length]} </Text>
      <Text>{current} </Text>
      {state.total > 0 && (
        <Text dimColor>
          {'█'.repeat(filled)}
          {'░'.repeat(BAR - filled)} {state.done}/{state.total}
        </Text>
      )}
    </Box>
  );
}

/** Starts showing progress on stderr. */
export function startProgress(): Progress {
  const state: State = { steps: [], done: 0, total: 0 };
  let update: (state: State) => void = () => {};
  const listen = (listener: typeof update) => {
    update = listener;
    update({ ...state });
  };
  const app = render(<View listen={listen} />, { stdout: process.stderr, patchConsole: false, exitOnCtrlC: false });
  // Ink hides the cursor and shows it again at the end, which a signal during a page's work does not wait for.
  process.stderr.write('\u001B[?25h');
  return {
    step(name) {
      state.steps = [...state.steps, name];
      state.done = 0;
      state.total = 0;
      update({ ...state });
    },
    advance(done, total) {
      state.done = done;
      state.total = total;
      update({ ...state });
    },
    stop() {
      app.clear();
      app.unmount();
    },
  };
}
