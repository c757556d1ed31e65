/** Buffers keys pressed before the screen is ready, without echo. Quitting does not wait for the screen. */
import { onDeaf, readsKeys } from '../../renderer/site/helpers/signals.js';
import { EXIT } from '../options/exit.js';
import { leave } from '../options/leave.js';
import { isInForeground, keyboard, stopProcess } from './keyboard.js';

export interface EarlyKeys {
  /** Gives the terminal back. @returns the keys that nobody has answered */
  end(): string[];
}

/** Reads keys until there is a screen. */
export function earlyKeys(): EarlyKeys {
  const kept: string[] = [];
  const keys = keyboard((key) => {
    if (key === '\u0003') process.emit('SIGINT');
    else if (/^[qQ\u0004]$/.test(key)) leave('told', EXIT.ok);
    else if (key !== '\u001a') kept.push(key);
    else {
      keys.release();
      stopProcess(goOn);
    }
  });
  let isEnded = false;
  const goOn = () =>
    void isInForeground().then((isSeen) => {
      if (isSeen && !isEnded) keys.take();
    });
  // Ctrl+C is a key now, and nobody would read it.
  const noMore = onDeaf(() => {
    keys.release();
    return () => !isEnded && keys.take();
  });
  const endReading = readsKeys();
  process.on('SIGCONT', goOn);
  keys.take();
  return {
    end() {
      isEnded = true;
      noMore();
      endReading();
      process.off('SIGCONT', goOn);
      keys.release();
      return kept;
    },
  };
}
