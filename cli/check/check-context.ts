/** State shared by the parts of one run of `notes check`. */

import type { FileCache } from '../../renderer/check/check-cache.js';
import type { CheckName } from '../../renderer/check/check-names.js';
import type { SiteSurvey } from '../../renderer/engine/build.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { SiteFiles } from '../../renderer/site/sources/site-files.js';
import type { SiteOptions } from '../options/site-options.js';
import type { Progress } from '../report/progress-line.js';
import type { Terminal } from '../report/terminal.js';

export interface CheckCommandOptions extends SiteOptions {
  /** `suggested`: repairs that are not sure, too. */
  fix?: boolean | string;
  /** Nothing is asked. */
  yes?: boolean;
  /** Names of checks, separated by commas. */
  only?: string;
  skip?: string;
  external?: boolean;
  browser?: boolean;
  /** The site's own search is tried. */
  search?: boolean;
  /** Report claims without a source too. */
  facts?: boolean;
  /** Today, `YYYY-MM-DD`. */
  clock?: string;
  strict?: boolean;
  /** True if code that cannot be isolated is an error. */
  requireIsolation?: boolean;
  /** Number of faults to plant. */
  mutate?: number;
  seed?: number;
  /** Starts the file that the badges are made from. */
  record?: boolean;
  /** This Node version is recorded in addition to the one that made the file. */
  secondNode?: boolean;
}

export interface Checking {
  options: CheckCommandOptions;
  engine: EngineOptions;
  enabled: ReadonlySet<CheckName>;
  today: string;
  cache: FileCache;
  screen: Terminal;
  progress: Progress;
}

/** A site whose configuration could be used. */
export type Surveyed = SiteSurvey & { site: Site; files: SiteFiles };

export const isUsable = (survey: SiteSurvey): survey is Surveyed => survey.site !== null && survey.files !== undefined;
