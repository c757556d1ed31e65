/** What the terminal can show, decided once per command. */

import { createMask } from '../../renderer/site/secrets/secret-mask.js';
import { secretsIn } from '../../renderer/site/secrets/secret-names.js';
import { type Language, languageOf } from './message-language.js';
import { coloured, type Paint, plain } from './paint.js';

export interface Terminal {
  /** Colours and moving progress: a terminal, and neither `CI` nor `NO_COLOR` is set. */
  live: boolean;
  /** Somebody can answer questions. */
  asks: boolean;
  paint: Paint;
  language: Language;
  /** Human text: to stderr, with a line end. Neither this nor data shows secrets. */
  say(text: string): void;
  /** Data: to stdout, with a line end. Resolves when it is handed over. */
  data(text: string): Promise<void>;
}

export function terminal(): Terminal {
  const { CI, NO_COLOR, TERM } = process.env;
  const mask = createMask(secretsIn(process.env));
  const live = Boolean(process.stderr.isTTY) && !CI && !NO_COLOR && TERM !== 'dumb';
  return {
    live,
    asks: Boolean(process.stdin.isTTY && process.stderr.isTTY) && !CI && TERM !== 'dumb',
    paint: live ? coloured : plain,
    language: languageOf(process.env),
    say: (text) => void process.stderr.write(`${mask(text)}\n`),
    data: (text) => new Promise((resolve) => process.stdout.write(`${mask(text)}\n`, () => resolve())),
  };
}
