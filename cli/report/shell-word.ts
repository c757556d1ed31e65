/** Returns a path or text as one word of a shell, in quotation marks where it needs them. */
export function shellWord(path: string): string {
  if (/^[\p{L}\p{N}_./\\:-]+$/u.test(path)) return path;
  return process.platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
