/** Files that move with a page: those next to or below it that only the page uses. */

import { posix } from 'node:path';
import type { WrittenFile } from './move-site.js';
import type { Moves } from './moved-world.js';
import type { World } from './world.js';

export function colocated(world: World, written: readonly WrittenFile[], named: Moves): Map<string, string> {
  const uses = usesOf(world, written);
  const users = new Map<string, Set<string>>();
  for (const [user, files] of uses) for (const file of files) users.set(file, (users.get(file) ?? new Set()).add(user));
  const found = new Map<string, string>();
  for (const [from, to] of named) {
    const [here, there] = [posix.dirname(from), posix.dirname(to)];
    if (here === there) continue;
    const queue = [...(uses.get(from) ?? [])];
    for (const file of queue) {
      if (found.has(file) || named.has(file) || world.pages.has(file) || !file.startsWith(`${here}/`)) continue;
      const isOnly = [...(users.get(file) ?? [])].every((user) => named.has(user) || found.has(user));
      const target = there + file.slice(here.length);
      if (!isOnly || world.fileExists(target)) continue;
      found.set(file, target);
      queue.push(...(uses.get(file) ?? []));
    }
  }
  return found;
}

/** Files that each file shows, offers or imports. */
function usesOf(world: World, written: readonly WrittenFile[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { path, document, addresses, standsFor } of written) {
    // A translated page has pictures of its own, or those of the page.
    if (standsFor !== undefined) continue;
    const owner = world.owner(path, document);
    const files = addresses.flatMap(({ url, reading }) => {
      const lead = world.lead(url, reading, owner);
      return lead && 'file' in lead ? [lead.file] : [];
    });
    const image = document?.frontMatter.image;
    const lead = image?.startsWith('.') ? world.lead(image, 'image', owner) : undefined;
    uses.set(path, new Set(lead && 'file' in lead ? [...files, lead.file] : files));
  }
  return uses;
}
