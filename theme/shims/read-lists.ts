/** Lists of docs as code reads them: what it reads on the server is kept in the page for the browser, which has no other. */
import type { VersionLists } from '../../renderer/shared/listed-docs.js';
import type { Page } from '../../renderer/shared/page.js';
import lists from './docs-lists.js';

type List<Entry> = Readonly<Record<string, Entry>>;

/** Returns the lists of a version. One that code asks for and does not read counts as read: a later read may be in the browser alone. */
export function listsOf(page: Page | null, instance: string, version: string): VersionLists {
  const all = lists[instance]?.[version];
  const read = page?.listsRead;
  const key = `${instance}/${version}`;
  return {
    get docs() {
      if (all && read) {
        read.docs ??= {};
        return recorded(all.docs, read.docs, key);
      }
      return all?.docs ?? read?.docs?.[key] ?? {};
    },
    get docsSidebars() {
      if (all && read) {
        read.docsSidebars ??= {};
        return recorded(all.docsSidebars, read.docsSidebars, key);
      }
      return all?.docsSidebars ?? read?.docsSidebars?.[key] ?? {};
    },
  };
}

/** Returns a list that notes which of its entries are read. */
function recorded<Entry>(all: List<Entry>, read: Record<string, List<Entry>>, key: string): List<Entry> {
  read[key] ??= all;
  const note = (name: string | symbol) => {
    const entry = typeof name === 'string' ? Object.getOwnPropertyDescriptor(all, name)?.value : undefined;
    if (entry) read[key] = { ...(read[key] === all ? {} : read[key]), [name]: entry };
  };
  return new Proxy(all, {
    get(_, name) {
      note(name);
      return Reflect.get(all, name);
    },
    has(_, name) {
      note(name);
      return Reflect.has(all, name);
    },
    ownKeys() {
      read[key] = { ...all };
      return Reflect.ownKeys(all);
    },
  });
}
