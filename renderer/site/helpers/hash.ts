import { hash } from 'node:crypto';

/** Content hash: the first 128 bits of SHA-256 in base64url. Long enough to be an identity, short enough for file names. */
export function hashOf(value: string | Uint8Array): string {
  return shortened(hash('sha256', value, 'base64url'));
}

/** The part of a SHA-256 in base64url that is the identity. */
export const shortened = (sha256: string): string => sha256.slice(0, 22);

/** Hash of plain data; two values are equal exactly when their JSON is. */
export function hashData(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? 'undefined');
}
