#!/usr/bin/env node
/** Entry of the command `notes`. Nothing heavy is loaded before a command asks for it. */

// React decides at load time which of its two builds it is; threads inherit this.
process.env.NODE_ENV = 'production';

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(130));
// A reader that closed its end (`notes index --dry-run | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { run } = await import('./program.js');
process.exitCode = await run(process.argv.slice(2));
