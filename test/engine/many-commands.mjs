/**
 * Runs many command lines of the compiled tool in one process, each as `{ args, cwd }` or as a list of arguments: what each prints goes into a
 * file, of a list only the data.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// As `cli/main.ts` says: React decides at load time which of its two builds it is.
process.env.NODE_ENV = 'production';
const chunks = join(dirname(fileURLToPath(import.meta.url)), '../../lib/chunks');
const { run } = await import(
  join(
    chunks,
    readdirSync(chunks).find((name) => name.startsWith('program-')),
  )
);
const [, , lines, answers] = process.argv;
const printed = [];
for (const line of JSON.parse(readFileSync(lines, 'utf8'))) {
  const { args, cwd } = Array.isArray(line) ? { args: line } : line;
  if (cwd) process.chdir(cwd);
  let text = '';
  const keep = (piece, encoding, done) => {
    text += piece;
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  };
  process.stdout.write = keep;
  process.stderr.write = cwd ? keep : () => true;
  await run(args);
  printed.push(text);
}
writeFileSync(answers, JSON.stringify(printed));
process.exit(0);
