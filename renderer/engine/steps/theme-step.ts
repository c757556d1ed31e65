/** Which theme a site is rendered with: the tool's own, or one with the site's overrides. */
import { join } from 'node:path';
import { bundleServerTheme } from '../../output/bundle/theme-overrides.js';
import { isSass, sassOf } from '../../output/modules/sass.js';
import { toolVersion } from '../../output/tool.js';
import type { Site } from '../../site/configuration/config-types.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Memo } from '../memo/memo.js';
import type { EngineOptions } from '../run/options.js';
import { pathExists } from '../write/disk.js';

export interface SiteTheme {
  /** The site's theme folder, absolute; undefined when there is none. */
  overrides?: string;
  /** Absolute paths of the site's own style sheets. */
  customCss: string[];
  /** Address of the server module; undefined: the tool's own. */
  module?: string;
  /** Hash of the theme's code. */
  version: string;
  problems: Problem[];
}

export async function findTheme(site: Site, { cacheDir }: EngineOptions, memo: Memo): Promise<SiteTheme> {
  const problems: Problem[] = [];
  const customCss = site.customCss.flatMap((path) => {
    const relative = path.replace(/^(@site|\.)\//, '');
    const isThere = pathExists(site.dir, relative);
    if (isThere && !(isSass(path) && !sassOf(site.dir))) return join(site.dir, relative);
    const found = problem(isThere ? 'sass-missing' : 'custom-css-missing', { path }, { file: site.configFile });
    // In a folder of another tool it is mostly that of a package nobody installed.
    problems.push(site.markdown.missingComponents === 'children' ? { ...found, level: 'warning' } : found);
    return [];
  });
  const theme = { customCss, version: toolVersion().theme, problems };
  if (!pathExists(site.dir, site.themeDir)) return theme;
  const overrides = join(site.dir, site.themeDir);
  const server = await bundleServerTheme({ dir: site.dir, baseUrl: site.baseUrl, overrides, cacheDir, cache: memo });
  return {
    customCss,
    overrides,
    module: server.module,
    version: server.hash,
    problems: [...problems, ...server.problems],
  };
}
