/** Requests of an open page about itself: how it was made, and to open its source files. */
import { join } from 'node:path';
import type { Engine } from '../../renderer/engine/build.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { inspectPage } from '../inspection/inspect-page.js';
import type { Journey } from '../inspection/journey.js';
import { INSPECT, OPEN_FILE } from '../panel/panel-contract.js';
import type { Language } from '../report/message-language.js';
import { openInEditor } from './open-editor.js';
import type { ActionAnswer } from './problem-actions.js';

const WORDS = {
  en: {
    broken: 'The site has errors; the data of this page is available again after a successful build.',
    unknown: 'Nothing is known of this page.',
    gone: 'This file is not part of the page.',
  },
  zh: {
    broken: '网站有错误；构建成功之后，这里会重新显示。',
    unknown: '没有这个页面的资料。',
    gone: '这个页面没有用到这个文件。',
  },
} as const;

export interface Inspecting {
  engine: Engine;
  /** Site folder, absolute. */
  dir: string;
  language: Language;
  /** Problems of the last build. */
  problems(): readonly Problem[];
  /** Does something while no build runs. */
  between(work: () => Promise<Journey | undefined>): Promise<Journey | undefined>;
}

/** The actions by their address. */
export function pageActions(inspecting: Inspecting): ReadonlyMap<string, ActionAnswer> {
  /** Files that pages have been told of: no others are opened. */
  const named = new Set<string>();
  const { language, dir, engine } = inspecting;
  const words = WORDS[language];
  return new Map<string, ActionAnswer>([
    [
      INSPECT,
      async (query) => {
        const route = query.get('route') ?? '';
        const { built } = engine;
        if (!built) return [409, words.broken];
        const survey = { ...built, problems: [...inspecting.problems()], dir };
        const journey = await inspecting.between(() => inspectPage(route, survey, engine));
        if (!journey) return [404, words.unknown];
        for (const file of filesOf(journey)) named.add(file);
        return [200, JSON.stringify(journey)];
      },
    ],
    [
      OPEN_FILE,
      async (query) => {
        const file = query.get('file') ?? '';
        if (!named.has(file)) return [410, words.gone];
        return openInEditor([join(dir, file), placeIn(query, 'line'), placeIn(query, 'column')], language);
      },
    ],
  ]);
}

const placeIn = (query: URLSearchParams, name: string) => Math.max(1, Number.parseInt(query.get(name) ?? '', 10) || 1);

const filesOf = ({ file, links, rebuilds }: Journey): string[] =>
  [file ?? [], links.in.map((link) => link.file), rebuilds.map(({ path }) => path)]
    .flat()
    // The configuration may be outside the site folder.
    .filter((path) => !path.split('/').includes('..'));
