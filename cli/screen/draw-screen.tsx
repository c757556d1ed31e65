/** Draws lines on the terminal and replaces them by others, with ink. Loaded when the site is served already. */
import { render, Text } from 'ink';

export interface Drawing {
  redraw(lines: readonly string[]): void;
  /** Leaves the last picture where it is. */
  end(): void;
}

const picture = (lines: readonly string[]) => <Text wrap="truncate">{lines.join('\n')}</Text>;

/** Draws below the output on the terminal. Other console output appears above it. */
export function draw(lines: readonly string[]): Drawing {
  const app = render(picture(lines), {
    stdout: process.stderr,
    exitOnCtrlC: false,
    patchConsole: true,
  });
  return { redraw: (next) => app.rerender(picture(next)), end: () => app.unmount() };
}
