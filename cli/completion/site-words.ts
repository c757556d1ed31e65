/** Words that only a site knows: addresses of its pages, headings of a file. */
import { resolve } from 'node:path';
import { createEngine, type SiteSurvey } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { siteBuildOptions } from '../options/site-options.js';

/** The site of the current folder. Of one that cannot be read nothing is known: who types a command gets no report. */
async function survey(): Promise<{ dir: string; survey: SiteSurvey } | undefined> {
  const found = siteBuildOptions(undefined, {});
  if ('problems' in found) return undefined;
  const engine = createEngine({ ...found.options, out: null, drafts: true, trace: createTrace(() => {}) });
  try {
    return { dir: found.options.dir, survey: await engine.survey() };
  } finally {
    await engine.close();
  }
}

/** The addresses that begin as one does. */
export async function pagesOf(begun: string): Promise<string[]> {
  const pages = (await survey())?.survey.linked?.pages ?? [];
  return pages.map(({ route }) => route).filter((route) => route.startsWith(begun));
}

/** A file with each of its headings, as far as they begin as one does. */
export async function headingsOf(begun: string): Promise<string[]> {
  const found = await survey();
  if (!found) return [];
  const [file = ''] = begun.split('#', 1);
  const paths = [process.cwd(), found.dir].map((base) => pathFrom(found.dir, resolve(base, file)));
  const document = found.survey.documents?.find(({ source }) => paths.includes(source));
  const words = (document?.outline ?? []).flatMap(({ id }) => (id === '' ? [] : [`${file}#${id}`]));
  return words.filter((word) => word.startsWith(begun));
}
