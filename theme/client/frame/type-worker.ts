/** A worker with a compiler in it: the first message is a reader's types, the answer what is to be said of each line. Bundled with TypeScript (`type-compiler.ts`). */
import { judgeTypes, type TypeCompiler, type TypeParts } from './judge-types.js';
import type { FromFrame } from './protocol.js';

export function serveTypes(ts: TypeCompiler, library: string): void {
  const post = (message: FromFrame) => postMessage(message);
  addEventListener(
    'message',
    ({ data }: MessageEvent<TypeParts>) => {
      try {
        const { asked, faults } = judgeTypes(ts, library, data);
        post({ type: 'asked', lines: asked });
        for (const { part, line, message } of faults) if (part === 'code') post({ type: 'error', message, line });
        // A syntax error says nothing about expectations.
        const isRead = !faults.some(({ message }) => /^TS1\d{3}:/.test(message));
        for (const { part, line, message, actual = '' } of faults)
          if (part === 'after') post({ type: 'judged', line, ok: false, actual, message });
        const failed = new Set(faults.map(({ part, line }) => (part === 'after' ? line : 0)));
        for (const line of isRead ? asked : [])
          if (!failed.has(line)) post({ type: 'judged', line, ok: true, actual: '' });
      } catch (error) {
        post({ type: 'error', message: String(error) });
      }
      post({ type: 'done' });
    },
    { once: true },
  );
}
