/** Colours for a terminal. */
export interface Paint {
  red(text: string): string;
  yellow(text: string): string;
  green(text: string): string;
  blue(text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

const same = (text: string) => text;

/** No colours: not a terminal, `CI`, `NO_COLOR`. */
export const plain: Paint = { red: same, yellow: same, green: same, blue: same, bold: same, dim: same };

const ansi = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;

export const coloured: Paint = {
  red: ansi(31, 39),
  yellow: ansi(33, 39),
  green: ansi(32, 39),
  blue: ansi(34, 39),
  bold: ansi(1, 22),
  dim: ansi(2, 22),
};
