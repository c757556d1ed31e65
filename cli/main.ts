#!/usr/bin/env node
/** Entry of the command `notes`. Nothing heavy is loaded before a command asks for it. */
import { end, leave } from './options/leave.js';

// React decides at load time which of its two builds it is; threads inherit this.
process.env.NODE_ENV = 'production';

process.on('SIGINT', () => leave('interrupted', 130));
process.on('SIGTERM', () => leave('interrupted', 130));
const { stdoutProblem, endsEarly, endWith, oldNode } = await import('./fault.js');
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closed its end (`notes index --dry-run | head`) is no fault.
  leave('told', error.code === 'EPIPE' ? 0 : stdoutProblem(error));
});
// If nobody reads the message, the exit code is still set.
process.stderr.on('error', () => {});
// Also for promises that nobody looks at: code of a site may leave them.
process.on('uncaughtException', (error) => leave('told', endWith(error)));
process.on('exit', () => {
  if (end.reason === undefined) process.exitCode = endsEarly();
});

process.exitCode = oldNode();
if (process.exitCode === undefined) {
  const { run } = await import('./program.js');
  process.exitCode = await run(process.argv.slice(2));
}
end.reason = 'done';
