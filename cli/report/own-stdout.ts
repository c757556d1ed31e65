/** Stdout for data of the command alone: what code of the site prints there would spoil it for machines. */
import { oncePer } from '../../renderer/site/helpers/once.js';

type Write = (text: string, done: () => void) => void;

/** Returns what writes to a stream; from the first call on all else that is written to it goes to stderr. */
const keptWrite = oncePer((stdout: NodeJS.WriteStream): Write => {
  const { stderr } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return (text, done) => void write(text, () => done());
});

/** From now on all that is printed on stdout goes to stderr, from threads too, but for what `writeData` writes. */
export function keepForData(): void {
  keptWrite(process.stdout);
}

/** Writes data to stdout. Calls back when it is handed over. */
export function writeData(text: string, done: () => void): void {
  keptWrite(process.stdout)(text, done);
}
