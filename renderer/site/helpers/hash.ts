import { hash } from 'node:crypto';

/** Content hash: the first 128 bits of SHA-256 in base64url. Long enough to be an identity, short enough for file names. */
export function hashOf(value: string | Uint8Array): string {
  return hash('sha256', value, 'base64url').slice(0, 22);
}

/** Hash of plain data; two values are equal exactly when their JSON is. */
export function hashData(value: unknown): string {
  return hashOf(JSON.stringify(value) ?? 'undefined');
}
