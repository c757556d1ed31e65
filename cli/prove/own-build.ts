/** The site built by us, for a comparison: into a folder of its own, without any cache of the site's. */
import { createEngine } from '../../renderer/engine/build.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import { withoutBase } from '../../renderer/shared/urls.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import type { Progress } from '../report/progress-line.js';
import { comparableRoute } from './addresses.js';

export interface OwnBuild {
  ok: boolean;
  problems: Problem[];
  seconds: number;
  site: Site | null;
  /** Sources by route in comparable form. */
  sources: Map<string, string>;
}

/** Builds a site into a folder. */
export async function buildOwn(options: EngineOptions, out: string, progress: Progress): Promise<OwnBuild> {
  const engine = createEngine({ ...options, out, onProgress: progress.advance, trace: createTrace(progress.step) });
  try {
    const start = performance.now();
    const { ok, problems } = await engine.build();
    const seconds = (performance.now() - start) / 1000;
    const { site, linked } = await engine.survey();
    const sources = new Map(
      (linked?.pages ?? []).flatMap((page): [string, string][] =>
        site && 'source' in page && typeof page.source === 'string'
          ? [[comparableRoute(withoutBase(page.route, site.baseUrl)), page.source]]
          : [],
      ),
    );
    return { ok, problems, seconds, site, sources };
  } finally {
    await engine.close();
  }
}
