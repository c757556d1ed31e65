/**
 * How shards are inflated: by the browser's own code, which is five times as fast in a page that has just loaded. A library does it in browsers whose own
 * knows no raw data: Chromium below 103, Safari below 16.4, Firefox below 113.
 */

const FORMAT = 'deflate-raw';

/** Returns the browser's own stream; undefined in browsers without it, some of which have the stream without this format. */
function streamOf(): DecompressionStream | undefined {
  try {
    return new DecompressionStream(FORMAT);
  } catch {
    return undefined;
  }
}

/** Loads the library, where the browser needs it. */
export const inflater = async () => (streamOf() ? undefined : import('./inflate-library.js'));

export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = streamOf();
  if (!stream) return (await import('./inflate-library.js')).inflateSync(bytes);
  const writer = stream.writable.getWriter();
  // Faults of the data are reported by the readable side.
  for (const done of [writer.write(bytes as Uint8Array<ArrayBuffer>), writer.close()]) done.catch(() => {});
  // The stream of a response stays in this process; that of a blob does not.
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}
