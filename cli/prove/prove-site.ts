/** Builds a site with both tools, or with ours only if there is a sitemap, and compares. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { withoutBase } from '../../renderer/shared/urls.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { type Language, wordsOf } from '../report/message-language.js';
import type { Progress } from '../report/progress-line.js';
import { comparableRoute } from './addresses.js';
import { type BuiltFolder, openBuilt, sitemapRoutes } from './built-folder.js';
import { type ComparedSites, compareSites } from './compare-sites.js';
import { explainLosses } from './explain-losses.js';
import { buildOwn, type OwnBuild } from './own-build.js';
import type { BuildFacts, Proof } from './proof.js';
import { buildReference, findReference, lastWords, referenceSources } from './reference-build.js';

export interface ProveInput {
  options: EngineOptions;
  /** Sitemap of the live site: its routes alone are compared. */
  sitemap?: string;
  /** Output folder that the reference has written before: nothing is built with it. */
  reference?: string;
  language: Language;
  progress: Progress;
}

export type Proved = { proof: Proof; problems: Problem[] } | { refused: Problem[]; usage?: boolean };

/** @returns what was found, or what keeps it from being found */
export async function proveSite(input: ProveInput): Promise<Proved> {
  const work = mkdtempSync(join(tmpdir(), 'notes-prove-'));
  const takeAway = () => rmSync(work, { recursive: true, force: true });
  process.on('exit', takeAway);
  try {
    return await proveIn(work, input);
  } finally {
    process.off('exit', takeAway);
    takeAway();
  }
}

/** The reference as it was built or found. */
interface Opposite {
  folder: string;
  facts: Pick<BuildFacts, 'version' | 'seconds'>;
  /** Sources by permalink. */
  sources: ReadonlyMap<string, string>;
}

async function proveIn(work: string, input: ProveInput): Promise<Proved> {
  const { sitemap, options, progress } = input;
  const text = sitemap === undefined ? undefined : readSitemap(sitemap);
  if (text !== undefined && 'code' in text) return { refused: [text], usage: true };
  const opposite = text === undefined ? await findOpposite(work, input) : undefined;
  if (opposite && 'refused' in opposite) return opposite;
  const out = join(work, 'ours');
  const own = await buildOwn(options, out, progress);
  if (!own.ok || !own.site) return { refused: own.problems, usage: own.site === null };
  progress.step('prove');
  const published = { origin: own.site.url, baseUrl: own.site.baseUrl };
  const ours = openBuilt(out, published);
  if (text !== undefined)
    return proof(input, own, ours, compareRoutes(sitemapRoutes(text.text, published.baseUrl), ours), {
      against: 'sitemap',
      reference: { pages: sitemapRoutes(text.text, published.baseUrl).length, bytes: 0 },
    });
  if (!opposite) return { refused: [] };
  const reference = openBuilt(opposite.folder, published);
  const compared = compareSites(reference, ours, published, progress.advance);
  for (const [permalink, source] of opposite.sources) {
    const route = comparableRoute(withoutBase(permalink, published.baseUrl));
    if (!own.sources.has(route)) own.sources.set(route, source);
  }
  return proof(input, own, ours, compared, {
    against: input.reference === undefined ? 'docusaurus' : 'folder',
    reference: { ...opposite.facts, pages: reference.pages.size, bytes: reference.bytes },
  });
}

/** Reads a sitemap; one that names only further sitemaps has no routes. */
function readSitemap(file: string): { text: string } | Problem {
  try {
    const text = readFileSync(file, 'utf8');
    return /<url\b/.test(text) ? { text } : problem('prove-sitemap', { file });
  } catch (error) {
    return problem('disk-refused', { message: systemError(error).message });
  }
}

async function findOpposite(
  work: string,
  { options: { dir }, reference: given, progress }: ProveInput,
): Promise<Opposite | { refused: Problem[]; usage?: boolean }> {
  if (given !== undefined) {
    const isBuilt = existsSync(join(given, 'index.html')) || existsSync(join(given, '404.html'));
    if (!isBuilt) return { refused: [problem('prove-folder', { folder: given })], usage: true };
    return { folder: given, facts: {}, sources: new Map() };
  }
  const installed = findReference(dir);
  if (!installed) return { refused: [problem('prove-no-reference', { folder: dir })], usage: true };
  progress.step('reference');
  const [folder, generated] = [join(work, 'reference'), join(work, 'generated')];
  const { code, seconds, output } = await buildReference(installed, { dir, out: folder, generated });
  if (code !== 0) {
    const args = { version: installed.version, code: code ?? 0, message: lastWords(output) };
    return { refused: [problem('prove-reference-failed', args)] };
  }
  return { folder, facts: { version: installed.version, seconds }, sources: referenceSources(generated) };
}

/** Compares the routes of a sitemap with our pages. */
function compareRoutes(routes: readonly string[], ours: BuiltFolder): ComparedSites {
  const wanted = new Set(routes);
  return {
    differences: [...wanted]
      .filter((route) => !ours.pages.has(route))
      .map((route) => ({ aspect: 'routes', route, want: route, got: '' })),
    compared: new Map([['routes', wanted.size]]),
    added: [],
    kinds: new Map(),
  };
}

function proof(
  { options: { dir }, language }: ProveInput,
  { site, sources, problems, seconds }: OwnBuild,
  ours: BuiltFolder,
  compared: ComparedSites,
  about: Pick<Proof, 'against' | 'reference'>,
): Proved {
  const texts = new Map<string, string | undefined>();
  const explained = explainLosses(compared, {
    problems,
    words: (found) => {
      const { text, fix } = wordsOf(found, language);
      return `${text} ${fix}`;
    },
    sourceOf: (route) => sources.get(route),
    textOf(file) {
      if (!texts.has(file))
        texts.set(file, existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : undefined);
      return texts.get(file);
    },
    routes: [...ours.pages.keys()],
  });
  const count = (level: Problem['level']) => problems.filter((found) => found.level === level).length;
  return {
    problems,
    proof: {
      title: site?.title ?? '',
      dir,
      ...about,
      ours: { seconds, pages: ours.pages.size, bytes: ours.bytes },
      ...explained,
      addedRoutes: compared.added,
      problems: { errors: count('error'), warnings: count('warning') },
    },
  };
}
