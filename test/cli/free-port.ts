/** A port that nothing listens on, for a program that needs its number. */
import { createServer } from 'node:net';

/** Below the ports that the system gives to whoever asks for any: no other test can get it in the meantime. */
const [FIRST, COUNT] = [10_000, 20_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
