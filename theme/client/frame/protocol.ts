/** Messages between a page and the frame that runs its readers' code. */

/** Page → frame. */
export type ToFrame =
  | { type: 'render'; code: string; noInline: boolean; look: FrameLook }
  /** `before`: blocks of the same scope, run without showing what they expect. */
  | { type: 'run'; before: string; code: string; timeout: number }
  /** `code` is a reader's answer; what `after` expects of it is judged. `onPage`: it is a sheet, and the frame's page is judged. */
  | { type: 'judge'; before: string; code: string; after: string; timeout: number; onPage: boolean }
  /** `code` is a reader's answer in types; `compiler`: the text of a worker that judges it by what `after` expects. */
  | { type: 'types'; compiler: string; before: string; code: string; after: string; timeout: number }
  | { type: 'look'; look: FrameLook };

/** Appearance of the frame, taken from its surroundings. */
export interface FrameLook {
  dark: boolean;
  color: string;
  font: string;
  lang: string;
}

/** Frame → page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'rendered' }
  | { type: 'height'; height: number }
  /** `line`: of the answer, from 1, where its types are wrong. */
  | { type: 'error'; message: string; line?: number }
  | { type: 'console'; level: 'log' | 'info' | 'warn' | 'error' | 'debug'; text: string }
  /** Lines of `after` that are judged, from 1; then each of them, with the value that was not as expected, or what a compiler says. */
  | { type: 'asked'; lines: number[] }
  | { type: 'judged'; line: number; ok: boolean; actual: string; message?: string }
  /** `stopped`: it went on for too long. */
  | { type: 'done'; stopped?: boolean };

/** True if a message has the form of one from the frame: what runs there can send anything. */
export function isFromFrame(data: unknown): data is FromFrame {
  const { type, height, message, text, level, line, lines, actual } = Object(data) as Record<string, unknown>;
  if (type === 'asked') return Array.isArray(lines) && lines.every(Number.isInteger);
  const isText = message === undefined || typeof message === 'string';
  if (type === 'judged') return Number.isInteger(line) && typeof actual === 'string' && isText;
  if (type === 'height') return Number.isFinite(height);
  if (type === 'error') return typeof message === 'string' && (line === undefined || Number.isInteger(line));
  if (type === 'console') return typeof text === 'string' && /^(log|info|warn|error|debug)$/.test(String(level));
  return type === 'ready' || type === 'rendered' || type === 'done';
}
