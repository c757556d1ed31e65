/** The site that files move in: surveyed, and read for what a move looks at. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createEngine, type SiteSurvey } from '../../renderer/engine/build.js';
import { codeTexts } from '../../renderer/engine/load/code-files.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { compileOptions } from '../../renderer/engine/steps/compile-step.js';
import { listFiles, statOf } from '../../renderer/engine/write/disk.js';
import type { MoveSite } from '../../renderer/move/move-site.js';
import type { Program } from '../../renderer/move/site-programs.js';
import { World } from '../../renderer/move/world.js';
import { loadModule } from '../../renderer/output/modules/run-config.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { isSourcePath } from './move-targets.js';
import { interfaceTexts, originalPages, stylePaths, translatedPages } from './other-paths.js';

export interface OpenSite {
  survey: SiteSurvey;
  /** Absent where the configuration cannot be used. */
  site?: MoveSite;
}

/** Surveys a site with its drafts. */
export async function surveyOf(engine: EngineOptions): Promise<SiteSurvey> {
  const made = createEngine({ ...engine, out: null, drafts: true });
  try {
    return await made.survey();
  } finally {
    await made.close();
  }
}

export async function openSite(engine: EngineOptions): Promise<OpenSite> {
  const survey = await surveyOf(engine);
  const site = siteOf(survey, engine);
  return { survey, ...(site ? { site } : {}) };
}

/** Returns what a move looks at; undefined where the configuration cannot be used. */
export function siteOf(survey: SiteSurvey, engine: EngineOptions): MoveSite | undefined {
  const { site, files, linked, documents, configFiles = [] } = survey;
  if (!site || !files || !linked || !documents) return undefined;
  const { dir } = engine;
  const read = (path: string) => {
    try {
      return readFileSync(join(dir, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  const fileExists = (path: string) => statOf(join(dir, path))?.isFile() ?? false;
  const programs = (paths: readonly string[]): Program[] =>
    paths.flatMap((file) => {
      const path = pathFrom(dir, file);
      const text = path.includes('node_modules/') || path.endsWith('.yml') ? undefined : read(path);
      return text === undefined ? [] : [{ path, text }];
    });
  const world = new World(site, linked.graph, fileExists);
  return {
    documents,
    context: linked.context,
    world,
    options: { ...compileOptions(site, engine), fileExists },
    code: new Map([
      ...codeTexts(site, files, documents),
      ...looseCode(
        dir,
        files.sources.map(({ path }) => path),
      ),
    ]),
    styles: stylePaths(site, files),
    translations: new Map([...translatedPages(dir, documents), ...originalPages(world, documents)]),
    texts: new Map(interfaceTexts(dir).flatMap((path): [string, string][] => [[path, read(path) ?? '']])),
    configuration: programs(configFiles),
    sidebars: programs(linked.sidebarFiles),
    runSidebars: async (path, texts) => {
      const file = linked.sidebarFiles.find((name) => stem(pathFrom(dir, name)) === stem(path));
      if (file === undefined || !/\.[cm]?[jt]s$/.test(file)) return undefined;
      const others = new Map([...texts].map(([name, text]) => [join(dir, name), text]));
      const foreign = basename(engine.configFile).startsWith('docusaurus.');
      return (await loadModule(file, { dir, cacheDir: engine.cacheDir, foreign, texts: others })).value;
    },
    read,
  };
}

const stem = (path: string) => path.replace(/\.[cm]?[jt]s(?:on)?$/, '');

/** Returns code next to content, whether or not it is imported. */
function looseCode(dir: string, sources: readonly string[]): [string, string][] {
  const folders = new Set(sources.map((path) => path.split('/').slice(0, -1).join('/')));
  return [...folders].flatMap((folder) =>
    existsSync(join(dir, folder))
      ? readdirSync(join(dir, folder))
          .filter((name) => /\.[jt]sx?$/.test(name))
          .map((name): [string, string] => [`${folder}/${name}`, readFileSync(join(dir, folder, name), 'utf8')])
      : [],
  );
}

/** All files below a folder of the site, relative to the site. */
export const filesBelow = (dir: string, folder: string): string[] =>
  listFiles(join(dir, folder))
    .map((path) => `${folder}/${path}`)
    .filter(isSourcePath);
