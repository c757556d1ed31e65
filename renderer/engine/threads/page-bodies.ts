/** The bodies of compiled sources: written to a pack for later builds, and kept at hand for the rendering that follows. */
import type { Body } from '../../site/content/document.js';
import { createPack, openPacks, type PackWriter, type Ref, readSurely } from '../memo/memo-packs.js';

/** Written bytes of the bodies that a thread keeps at hand; the others come back from their pack. */
const KEPT_BYTES = 16 * 1024 * 1024;

export interface Bodies extends PackWriter {
  /** Appends a body. */
  add(body: Body): Ref;
  /** The body at a place of any pack. A body at hand is given away: only lists of posts ask for one twice. */
  read(ref: Ref): Body;
}

/**
 * @param folder folder of the packs
 * @param name the pack of this thread
 */
export function openBodies(folder: string, name: string): Bodies {
  const writer = createPack(folder, name);
  const reader = openPacks(folder);
  const atHand = new Map<number, Body>();
  let bytes = 0;
  return {
    ...writer,
    add(body) {
      const ref = writer.append(body);
      const [, offset, length] = ref;
      if (bytes + length <= KEPT_BYTES) {
        atHand.set(offset, body);
        bytes += length;
      }
      return ref;
    },
    read(ref) {
      const [pack, offset, length] = ref;
      const body = pack === name ? atHand.get(offset) : undefined;
      if (!body) return readSurely<Body>(reader, ref);
      atHand.delete(offset);
      bytes -= length;
      return body;
    },
    close() {
      writer.close();
      reader.close();
    },
  };
}
