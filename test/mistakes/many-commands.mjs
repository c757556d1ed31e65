/** Runs many command lines of the compiled tool in one process: what each prints as data goes into a file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const chunks = join(dirname(fileURLToPath(import.meta.url)), '../../lib/chunks');
const { run } = await import(
  join(
    chunks,
    readdirSync(chunks).find((name) => name.startsWith('program-')),
  )
);
const [, , lines, answers] = process.argv;
const printed = [];
const write = process.stdout.write.bind(process.stdout);
for (const args of JSON.parse(readFileSync(lines, 'utf8'))) {
  let text = '';
  process.stdout.write = (piece, encoding, done) => {
    text += piece;
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  };
  await run(args);
  printed.push(text);
}
process.stdout.write = write;
writeFileSync(answers, JSON.stringify(printed));
process.exit(0);
