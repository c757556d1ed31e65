/** How shards are inflated: by the browser's own code, five times as fast as ours in a page that has just loaded, else by ours. */

type Inflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

const own: Inflate = async (bytes) => {
  // The stream of a response stays in this process; that of a blob does not.
  const { body } = new Response(bytes as Uint8Array<ArrayBuffer>);
  return new Uint8Array(await new Response(body!.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
};

/** Brings the code that inflates here. Some browsers know the stream, but not this format. */
export async function inflater(): Promise<Inflate> {
  try {
    new DecompressionStream('deflate-raw');
    return own;
  } catch {
    return (await import('./inflate.js')).inflate;
  }
}
