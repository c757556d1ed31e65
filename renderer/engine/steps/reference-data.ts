/** Files that the reference writes to `.docusaurus/`, as far as code of a migrated site can be expected to read them. */
import { createHash } from 'node:crypto';
import type { DocsLists } from '../../shared/listed-docs.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { BlogGraph, DocMeta, Graph, PostMeta, VersionGraph } from '../../site/graph/graph-types.js';

/** Returns the value of a file by its path in the folder; undefined where the tool has none. */
export function referenceData(path: string, site: Site, graph: Graph, lists: () => DocsLists): unknown {
  const [plugin, instance = '', name] = path.split('/');
  if (path === 'globalData.json') return { 'docusaurus-plugin-content-docs': docsData(site, graph, lists()) };
  if (path === 'site-metadata.json') return { docusaurusVersion: '3.10.2', pluginVersions: {} };
  if (name === undefined) return undefined;
  if (plugin === 'docusaurus-plugin-content-blog') {
    const blog = graph.blogs.find(({ scope }) => scope.instance === instance);
    return blog && blogData(name, blog, graph.production);
  }
  if (plugin !== 'docusaurus-plugin-content-docs') return undefined;
  const versions = graph.versions.filter(({ version }) => version.scope.instance === instance);
  return versionData(name, versions, lists()) ?? docData(name, versions, graph.production);
}

function blogData(name: string, { blog, posts, listed, route }: BlogGraph, production: boolean): unknown {
  const count = blog.blogSidebarCount === 'ALL' ? listed.length : blog.blogSidebarCount;
  if (name.startsWith('blog-post-list-prop-'))
    return {
      title: blog.blogSidebarTitle,
      items: listed.slice(0, count).map(({ document, title, route: permalink, date, unlisted }) => ({
        ...{ title: document.frontMatter.sidebar_label ?? title, permalink, unlisted, date },
      })),
    };
  if (name.startsWith('blogMetadata-')) return { blogBasePath: route, blogTitle: blog.blogTitle };
  const post = bySource(name, posts, production);
  return post && { ...factsOf(post), date: post.date, authors: post.authors };
}

/** The file of a version has a hash of its own name, which differs between releases. */
function versionData(name: string, versions: readonly VersionGraph[], lists: DocsLists): unknown {
  const of = /^version-(.+)-metadata-prop-\w+\.json$/.exec(name)?.[1];
  const found = versions.find(({ version }) => version.name === of || version.name.replaceAll('.', '-') === of);
  if (!found) return undefined;
  const { scope, name: version, label, banner } = found.version;
  return { pluginId: scope.instance, version, label, banner, ...lists[scope.instance]?.[version] };
}

function docData(name: string, versions: readonly VersionGraph[], production: boolean): unknown {
  const doc = bySource(
    name,
    versions.flatMap(({ docs }) => docs),
    production,
  );
  return doc && { ...factsOf(doc), id: doc.id, sidebar: doc.sidebar };
}

const factsOf = ({ document, title, description, route, tags, unlisted }: DocMeta | PostMeta) => ({
  ...{ title, description, source: `@site/${document.source}`, permalink: route, tags, unlisted },
  frontMatter: document.frontMatter,
});

/** Returns the entry whose source a file is named after: its letters, and the beginning of its hash. */
function bySource<Entry extends DocMeta | PostMeta>(name: string, entries: readonly Entry[], production: boolean) {
  const [, words = '', hash] = /^(.+)-(\w{3})\.json$/.exec(name) ?? [];
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return entries
    .filter(({ draft, unlisted }) => !(draft || (unlisted && production)))
    .find(({ document: { source } }) => {
      const path = `@site/${source}`;
      return letters(path) === letters(words) && createHash('md5').update(path).digest('hex').slice(0, 3) === hash;
    });
}

/** Returns what the reference's plugin of docs tells all pages. */
function docsData({ baseUrl }: Site, { versions }: Graph, lists: DocsLists) {
  const instances = [...new Set(versions.map(({ version }) => version.scope.instance))];
  const dataOf = (instance: string) => {
    const own = versions.filter(({ version }) => version.scope.instance === instance);
    const last = own.find(({ version }) => version.name !== 'current') ?? own[0];
    return {
      path: baseUrl,
      versions: own.map((one) => ({
        ...{ name: one.version.name, label: one.version.label, isLast: one === last, path: one.version.mount },
        mainDocId: one.mainDoc?.id,
        docs: Object.values(lists[instance]?.[one.version.name]?.docs ?? {}),
        draftIds: one.draftIds,
        sidebars: Object.fromEntries(
          [...one.sidebars.values()].map(({ name, landing }) => [
            name,
            landing ? { link: { path: landing.href, label: landing.label } } : {},
          ]),
        ),
      })),
      breadcrumbs: true,
    };
  };
  return Object.fromEntries(instances.map((instance) => [instance, dataOf(instance)]));
}
