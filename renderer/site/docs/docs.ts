/** The docs of one version: ids, addresses, titles, tags, sidebars, main doc (B1.12–B1.38, B1.72–B1.95). */

import { applyTrailingSlash } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import { functionProblem } from '../configuration/function-problems.js';
import type { Document } from '../content/document.js';
import { descriptionOf, titleOf } from '../graph/document-facts.js';
import type { DocMeta, LinkContext, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { docIdentity, permalinkOf } from '../graph/ids-and-slugs.js';
import { type NumberSplitter, numberSplitter } from '../graph/number-prefixes.js';
import { slugProblems } from '../graph/slug-forms.js';
import { groupTags, inlineTagProblem, readTags, type TagSet, tagsOf } from '../graph/tags.js';
import { byCodeUnit } from '../helpers/order.js';
import { withFields } from '../helpers/with-fields.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNearest, withNearestId } from '../problems/repair.js';
import type { DocsVersion } from '../sources/docs-versions.js';
import { fieldPlace } from '../sources/line-and-column.js';
import type { SiteFiles } from '../sources/site-files.js';
import { makeSidebars, type SidebarInput } from './sidebars.js';

/** Links the docs of one version. `documents` are its own, in file order. */
export function linkVersion(
  site: Site,
  version: DocsVersion,
  documents: readonly Document[],
  context: LinkContext,
): { graph: VersionGraph; problems: Problem[] } {
  const problems: Problem[] = [];
  const tagBase = permalinkOf(site.baseUrl, version.mount, version.docs.tagsBasePath);
  const { scope } = version;
  const tagsFile = context.files.tags.find(
    (file) =>
      file.scope.area === 'docs' && file.scope.instance === scope.instance && file.scope.version === scope.version,
  );
  const known = readTags(tagsFile);
  problems.push(...known.problems);
  const set: TagSet = { base: tagBase, rules: site, known: known.known };
  const faults = new Set<string>();
  const split = numberSplitter(version.docs.numberPrefixParser, (message) => faults.add(message));
  const all = documents.map((document) => docMeta(site, version, document, { problems, split, files: context.files }));
  // It fails on every file in one way.
  for (const message of [...faults].slice(0, 1)) {
    const text = context.files.texts[site.configFile];
    problems.push(functionProblem(site, 'docs.numberPrefixParser', { message, text }));
  }
  const docs = context.production ? all.filter((doc) => !doc.draft) : all;
  const draftIds = all.filter((doc) => doc.draft).map((doc) => doc.id);
  problems.push(...duplicateIds(all));
  for (const doc of docs) {
    const { tags, inline } = tagsOf(doc.document, set);
    doc.tags = tags;
    if (known.known)
      problems.push(
        ...inlineTagProblem(doc.document, inline, version.docs.onInlineTags, {
          files: context.files,
          known: known.known,
        }),
      );
  }
  const placed = placeDocs({ site, version, docs, draftIds, context });
  problems.push(...placed.problems);
  const graph: VersionGraph = {
    version,
    docs,
    draftIds,
    ...placed.places,
    tags: groupTags(docs, context.production),
    tagsRoute: applyTrailingSlash(tagBase, site),
  };
  return { graph, problems };
}

/** Relations between the docs of a version. */
type Places = Pick<VersionGraph, 'byId' | 'sidebars' | 'generated' | 'mainDoc' | 'requests'>;

/** Arranges docs in sidebars. @param input without drafts */
export function placeDocs(input: Omit<SidebarInput, 'byId'>): { places: Places; problems: Problem[] } {
  const { docs, context, draftIds } = input;
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const made = makeSidebars({ ...input, byId, draftIds: context.production ? draftIds : [] });
  const { sidebars, generated, requests } = made;
  const problems = [
    ...made.problems,
    ...assignSidebars(docs, sidebars, context.files),
    ...paginationProblems({ docs, byId, draftIds }, context.files),
  ];
  return { places: { byId, sidebars, generated, requests, mainDoc: mainDoc(docs, byId, sidebars) }, problems };
}

/** The doc of one document, before it is in any sidebar. @param problems are added to */
export function docMeta(
  site: Site,
  version: DocsVersion,
  document: Document,
  { problems, split, files }: { problems: Problem[]; split: NumberSplitter; files: SiteFiles },
): DocMeta {
  const { frontMatter } = document;
  const { fault, number, ...identity } = docIdentity(document.relative, frontMatter, split);
  if (fault) {
    const args = { id: identity.id, slug: identity.slug, folder: identity.folder || '.' };
    const place = fieldPlace(files, document.source, [fault]);
    problems.push(problem(fault === 'id' ? 'doc-id-slash' : 'doc-slug-unclean', args, place));
  }
  const permalink = permalinkOf(site.baseUrl, version.mount, identity.slug);
  problems.push(...slugProblems(site, document, { mount: version.mount, permalink, files }));
  return withFields(identity, {
    document,
    position: frontMatter.sidebar_position ?? number,
    permalink,
    route: applyTrailingSlash(permalink, site),
    title: titleOf(document, identity.id),
    description: descriptionOf(document),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    tags: [],
  });
}

/** Returns one finding for each id with all its files (B1.14). */
function duplicateIds(docs: readonly DocMeta[]): Problem[] {
  const byId = new Map<string, DocMeta[]>();
  for (const doc of docs) {
    const same = byId.get(doc.id);
    if (same) same.push(doc);
    else byId.set(doc.id, [doc]);
  }
  return [...byId]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => {
      const paths = same.map((doc) => doc.document.source).sort(byCodeUnit);
      const args = { id, count: same.length, paths: paths.join(', ') };
      return problem('doc-id-duplicate', args, { file: paths[0], more: paths.slice(1).map((file) => ({ file })) });
    });
}

/** Gives each doc its sidebar: the last one that mentions it; `displayed_sidebar` overrides what is shown (B1.72, B1.73). */
function assignSidebars(
  docs: readonly DocMeta[],
  sidebars: ReadonlyMap<string, SidebarGraph>,
  files: SiteFiles,
): Problem[] {
  const member = new Map<string, string>();
  const several = new Map<string, string[]>();
  for (const [name, sidebar] of sidebars) {
    for (const id of new Set(sidebar.members)) {
      const before = member.get(id);
      if (before !== undefined) several.set(id, [...(several.get(id) ?? [before]), name]);
      member.set(id, name);
    }
  }
  const problems: Problem[] = [];
  const lonely: string[] = [];
  const shared = new Map<string, DocMeta[]>();
  for (const doc of docs) {
    const displayed = doc.document.frontMatter.displayed_sidebar;
    const own = member.get(doc.id);
    if (own !== undefined) doc.member = own;
    const shown = displayed === undefined ? own : (displayed ?? undefined);
    if (shown !== undefined && sidebars.has(shown)) doc.sidebar = shown;
    if (shown !== undefined && !sidebars.has(shown)) {
      const args = { id: doc.id, sidebar: shown, known: [...sidebars.keys()].join(', ') };
      const at = fieldPlace(files, doc.document.source, ['displayed_sidebar']);
      problems.push(problem('doc-displayed-sidebar', args, withNearest(at, shown, sidebars.keys())));
    }
    const names = several.get(doc.id);
    if (names) {
      const key = names.join(', ');
      shared.set(key, [...(shared.get(key) ?? []), doc]);
    } else if (shown === undefined && displayed === undefined && sidebars.size > 0 && !doc.unlisted && !doc.draft) {
      lonely.push(doc.document.source);
    }
  }
  for (const [names, [first, ...others]] of shared) {
    if (!first) continue;
    const more = others.map(({ document }) => ({ file: document.source }));
    problems.push(
      problem('doc-several-sidebars', { id: first.id, sidebars: names }, { file: first.document.source, more }),
    );
  }
  if (lonely.length > 0) {
    const more = lonely.slice(1).map((file) => ({ file }));
    problems.push(problem('doc-no-sidebar', { count: lonely.length }, { file: lonely[0], more }));
  }
  return problems;
}

/** Returns problems of ids in `pagination_next` and `pagination_prev` that do not exist (B1.76). */
function paginationProblems(
  { docs, byId, draftIds }: Pick<SidebarInput, 'docs' | 'byId' | 'draftIds'>,
  files: SiteFiles,
): Problem[] {
  const problems: Problem[] = [];
  for (const doc of docs) {
    for (const field of ['pagination_next', 'pagination_prev'] as const) {
      const id = doc.document.frontMatter[field];
      if (typeof id !== 'string' || byId.has(id) || draftIds.includes(id)) continue;
      const at = fieldPlace(files, doc.document.source, [field]);
      const place = withNearestId(at, id, byId.keys());
      problems.push(problem('doc-pagination-unknown', { id: doc.id, field, target: id }, place));
    }
  }
  return problems;
}

/** Returns the main doc of a version: that with the slug `/`, else the first doc of the first sidebar, else the first doc (B1.81). */
function mainDoc(
  docs: readonly DocMeta[],
  byId: ReadonlyMap<string, DocMeta>,
  sidebars: ReadonlyMap<string, SidebarGraph>,
): DocMeta | undefined {
  const root = docs.find((doc) => doc.slug === '/');
  if (root) return root;
  const first = [...sidebars.values()][0]?.members[0];
  return (first === undefined ? undefined : byId.get(first)) ?? docs.find((doc) => !doc.unlisted) ?? docs[0];
}
