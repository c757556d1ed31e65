/** Stdout for data of the command alone: what code of the site prints there would spoil it for machines. */
import { oncePer } from '../../renderer/site/helpers/once.js';

type Write = (text: string, done: () => void) => void;

/** The original write function of a stream, and the replacement for all other output. */
const ways = oncePer((_stdout: NodeJS.WriteStream): { data?: Write; other: NodeJS.WriteStream['write'] } => ({
  other: (...given: unknown[]) => Reflect.apply(process.stderr.write, process.stderr, given),
}));

/** Redirects everything printed on stdout to stderr, from threads too, except what `writeData` writes. */
export function keepForData(): void {
  const { stdout } = process;
  const way = ways(stdout);
  if (stdout.write === way.other) return;
  const write = stdout.write.bind(stdout);
  way.data = (text, done) => void write(text, () => done());
  stdout.write = way.other;
}

/** Writes data to stdout. Calls back when it is handed over. */
export function writeData(text: string, done: () => void): void {
  keepForData();
  ways(process.stdout).data?.(text, done);
}
