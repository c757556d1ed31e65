/** Capabilities of the terminal, determined once per command. */

import { createMask } from '../../renderer/site/secrets/secret-mask.js';
import { secretsIn } from '../../renderer/site/secrets/secret-names.js';
import { fitToWidth } from './display-width.js';
import { tellLongCode } from './long-code.js';
import { type Language, languageOf } from './message-language.js';
import { writeData } from './own-stdout.js';
import { coloured, type Paint, plain } from './paint.js';
import { type Progress, startLine, takeAway } from './progress-line.js';

/** Verbosity of a command. */
export interface Loudness {
  /** Problems and data alone. */
  quiet?: boolean;
  /** Each step and its time, all problems of a kind. */
  verbose?: boolean;
}

export interface Terminal extends Loudness {
  /** Somebody can answer questions. */
  asks: boolean;
  paint: Paint;
  language: Language;
  /** Columns of the terminal; absent where nobody looks at one. */
  columns?: number;
  /** Shows on a terminal what is being done; elsewhere, and where it is not wanted, only what code of the site takes long. */
  progress(wanted?: boolean): Progress;
  /** Human text: to stderr, with a line end. Neither this nor data shows secrets. */
  say(text: string): void;
  /** Says what `--quiet` leaves out. */
  tell(text: string): void;
  /** Data: to stdout, with a line end. Resolves when it is handed over. */
  data(text: string): Promise<void>;
}

const NO_PROGRESS: Progress = { step() {}, advance() {}, rest() {}, stop() {} };

export function terminal({ quiet, verbose }: Loudness = {}): Terminal {
  const { env, stderr, stdin } = process;
  const mask = createMask(secretsIn(env));
  const isSeen = Boolean(stderr.isTTY) && env.TERM !== 'dumb';
  const language = languageOf(env);
  const columns = isSeen ? stderr.columns || undefined : undefined;
  const say = (text: string) => {
    takeAway();
    const masked = mask(text);
    stderr.write(`${columns === undefined ? masked : fitToWidth(masked, columns)}\n`);
  };
  return {
    quiet,
    verbose,
    asks: isSeen && Boolean(stdin.isTTY) && !isBuildServer(env),
    paint: isColoured(isSeen && !env.CI) ? coloured : plain,
    language,
    columns,
    progress(wanted = true) {
      const line = wanted && isSeen && !env.CI && !quiet && !verbose ? startLine(language) : NO_PROGRESS;
      const unwatch = quiet ? undefined : tellLongCode(language);
      return {
        ...line,
        stop() {
          unwatch?.();
          line.stop();
        },
      };
    },
    say,
    tell: (text) => {
      if (!quiet) say(text);
    },
    data(text) {
      takeAway();
      return new Promise((resolve) => writeData(`${mask(text)}\n`, resolve));
    },
  };
}

/** True if ink, which asks and draws, takes this for a build server: there it shows nothing before its end. */
const isBuildServer = (env: Readonly<Record<string, string | undefined>>) =>
  [env.CI, env.CONTINUOUS_INTEGRATION].some((value) => value !== undefined && !/^(?:0|false)$/.test(value));

/** `FORCE_COLOR` and `NO_COLOR` as Node reads them: forcing takes precedence, and `FORCE_COLOR=0` disables. */
function isColoured(byDefault: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return byDefault && !NO_COLOR;
}
