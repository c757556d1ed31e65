/** Data of the linked site for code of a migrated site that reads it: lists of docs and sidebars, and files of `.docusaurus/`. */
import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import type { DocsLists, ListedDoc, VersionLists } from '../../shared/listed-docs.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Graph, VersionGraph } from '../../site/graph/graph-types.js';
import { once } from '../../site/helpers/once.js';
import { sidebarPartOf } from '../../site/pages/pages.js';
import { writeData } from '../write/write-data.js';
import { referenceData } from './reference-data.js';

/** Hooks whose result has lists, and the names of these. */
const HOOKS =
  /\buse(?:DocById|DocsVersion|DocsData|AllDocsData|Versions|LatestVersion|ActiveVersion|ActivePlugin|ActivePluginAndVersion|ActiveDocContext|GlobalData|PluginData|AllPluginInstancesData)\b/;
const LISTS = /\buseDocById\b|(?:[.{,]\s*|\[['"])docs(?:Sidebars)?\b/;

/** Paths below the folder of the reference's own data. */
const DATA = /(?:@generated|\.docusaurus)\/([\w@./-]+\.json)/g;

/**
 * Writes what code of the site reads, and nothing else: modules that read no list are not to change with the title of a doc.
 * @param codes of Markdown files
 */
export function writeLists(site: Site, graph: Graph, codes: readonly string[]): void {
  const { dir, plugins } = site;
  const { generated, themeFolders = [] } = plugins ?? {};
  if (generated === undefined) return;
  const { versions, production } = graph;
  const folders = ['src', ...new Set(versions.map(({ version }) => version.folder))].map((folder) => join(dir, folder));
  folders.push(...themeFolders.filter((folder) => !folder.includes('node_modules')));
  const files = folders.flatMap((folder) => filesBelow(folder, 'node_modules').map((file) => join(folder, file)));
  const texts = files.filter((file) => /\.[jt]sx?$/.test(file)).map((file) => readText(file) ?? '');
  const all = [...codes, ...texts];
  const lists = once(() => listsOf(versions, production));
  const isRead = all.some((code) => HOOKS.test(code) && LISTS.test(code));
  writeData(generated, 'docsLists.json', JSON.stringify(isRead ? lists() : {}));
  const paths = new Set(all.flatMap((code) => [...code.matchAll(DATA)].map(([, path = '']) => path)));
  for (const path of paths) {
    const data = referenceData(path, site, graph, lists);
    if (data !== undefined) writeData(generated, `data/${path}`, JSON.stringify(data));
  }
}

/** Unlisted docs are in no list of a build (D17). */
function listsOf(versions: readonly VersionGraph[], production: boolean): DocsLists {
  const lists: Record<string, Record<string, VersionLists>> = {};
  for (const { version, docs, sidebars } of versions) {
    const { instance } = version.scope;
    const listed = docs
      .filter(({ draft, unlisted }) => !(draft || (unlisted && production)))
      .map(
        ({ id, title, description, route: path, sidebar }): ListedDoc => ({ id, title, description, path, sidebar }),
      );
    lists[instance] = {
      ...lists[instance],
      [version.name]: {
        docs: Object.fromEntries(listed.map((doc) => [doc.id, doc])),
        docsSidebars: Object.fromEntries(
          [...sidebars.values()].map((sidebar) => [sidebar.name, sidebarPartOf(sidebar).value.items]),
        ),
      },
    };
  }
  return lists;
}
