/** Finds a page by the path of its file, by its address, or by the id of a doc. */
import { isAbsolute, relative, resolve } from 'node:path';
import type { Page } from '../../renderer/shared/page.js';
import { decodePath, samePathKey, splitUrl, withBase } from '../../renderer/shared/urls.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { Source } from '../../renderer/site/content/source.js';
import { nearestName } from '../../renderer/site/problems/problem.js';
import type { Surveyed } from '../options/survey-of.js';

export interface Subject {
  /** Absent for pages without a source file. */
  source?: Source;
  /** Absent for partials, and for pages that are left out. */
  page?: Page;
}

/** Finds what is meant. */
export function findSubject(name: string, survey: Surveyed): Subject | undefined {
  return bySource(name, survey) ?? byRoute(name, survey) ?? byId(name, survey);
}

/** The nearest known file or address. */
export function nearestSubject(name: string, { files, linked }: Surveyed): string | undefined {
  return nearestName(name, [...files.sources.map(({ path }) => path), ...linked.pages.map(({ route }) => route)]);
}

function bySource(name: string, { files, linked, dir }: Surveyed): Subject | undefined {
  const posix = (path: string) => path.split('\\').join('/');
  const paths = [posix(relative(dir, resolve(name))), ...(isAbsolute(name) ? [] : [posix(name).replace(/^\.\//, '')])];
  const source = files.sources.find(({ path }) => paths.includes(path));
  return source && { source, page: linked.pages.find((page) => page.source === source.path) };
}

function byRoute(name: string, survey: Surveyed): Subject | undefined {
  const wanted = pathOf(name, survey.site);
  if (wanted === undefined) return undefined;
  const page = survey.linked.pages.find(({ route }) => wanted.has(samePathKey(route)));
  return page && { page, source: survey.files.sources.find(({ path }) => path === page.source) };
}

/** Forms in which an address may be compared: with and without base. */
function pathOf(name: string, { baseUrl }: Site): Set<string> | undefined {
  const path = URL.canParse(name) ? new URL(name).pathname : splitUrl(name).pathname;
  if (!path.startsWith('/')) return undefined;
  const decoded = decodePath(path);
  return new Set(
    [decoded, withBase(decoded, baseUrl)].map((form) => samePathKey(form.replace(/(?:\/index)?\.html$/, ''))),
  );
}

function byId(name: string, survey: Surveyed): Subject | undefined {
  const docs = survey.linked.graph.versions.flatMap(({ docs: list }) => list);
  const doc = docs.find(({ id }) => id === name);
  return doc && bySource(doc.document.source, { ...survey, dir: '/' });
}
