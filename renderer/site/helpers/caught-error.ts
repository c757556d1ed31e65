/** Reads a thrown value: it may not be an error. */
import type { Message } from 'esbuild';
import { firstLine } from './text-place.js';

/** Fields that errors of packages and services have. */
export interface CaughtError {
  name?: string;
  message?: string;
  /** Of an answer over HTTP. */
  status?: number;
  cause?: unknown;
}

/** Fields of a caught value. */
export function caughtError(error: unknown): CaughtError {
  if (typeof error !== 'object' || error === null) return {};
  const { name, message, status, cause }: { [Key in keyof CaughtError]: unknown } = error;
  return {
    name: textOf(name),
    message: textOf(message),
    status: typeof status === 'number' ? status : undefined,
    cause,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The messages of a failure of esbuild; none of another error. */
export const bundlerErrors = (error: unknown): Message[] =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];

/** Returns what a thrown value says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the first line of what a thrown value says; empty ones do not count. */
export const firstMessage = (error: unknown): string => firstLine(messageOf(error).trimStart());
