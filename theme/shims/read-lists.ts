/** Lists of docs as code reads them: what it reads on the server is kept in the page for the browser, which has no other. */
import type { VersionLists } from '../../renderer/shared/listed-docs.js';
import type { Page } from '../../renderer/shared/page.js';
import lists from './docs-lists.js';

/** The lists of a version. A list that code asks for and does not read counts as read: a later read may be in the browser alone. */
export function listsOf(page: Page | null, instance: string, version: string): VersionLists {
  const all = lists[instance]?.[version];
  const list = <Kind extends keyof VersionLists>(kind: Kind): VersionLists[Kind] => {
    const read = page?.listsRead;
    const key = `${instance}/${version}/${kind}`;
    if (!all) return (read?.[key] ?? {}) as VersionLists[Kind];
    return read ? recorded(all[kind], read, key) : all[kind];
  };
  return {
    get docs() {
      return list('docs');
    },
    get docsSidebars() {
      return list('docsSidebars');
    },
  };
}

/** A list that notes which of its entries are read. */
function recorded<List extends Readonly<Record<string, unknown>>>(
  all: List,
  read: Record<string, Readonly<Record<string, unknown>>>,
  key: string,
): List {
  read[key] ??= all;
  const note = (name: string | symbol) => {
    if (typeof name === 'string' && Object.hasOwn(all, name))
      read[key] = { ...(read[key] === all ? {} : read[key]), [name]: all[name] };
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
