/** A Docusaurus configuration as ours, in memory (D19). What has no counterpart is named in one line. */
import type { NotesConfig } from '../../site/configuration/config-types.js';
import { type Carried, fromDocusaurus as carry } from '../../site/docusaurus/docusaurus-config.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { pathExists } from '../write/disk.js';
import { movedLosses } from './moved-losses.js';

export interface ForeignConfig {
  config: NotesConfig;
  notes: string[];
  /** What the site loses. */
  problems: Problem[];
}

/** Folder of theme components in a site of the reference. */
const THEME = 'src/theme';

/** A Docusaurus configuration with what the folder says besides. */
export function carrySite(value: unknown, dir: string): Carried {
  const carried = carry(value, dir);
  if (pathExists(dir, THEME)) carried.config.docusaurusTheme = THEME;
  return carried;
}

/** Maps a finished Docusaurus configuration. */
export async function fromDocusaurus(
  value: unknown,
  dir: string,
  file = 'docusaurus.config.js',
): Promise<ForeignConfig> {
  const { config, left } = carrySite(value, dir);
  const notes = left.length > 0 ? [`Not carried over from the Docusaurus configuration: ${left.join(', ')}`] : [];
  return { config, notes, problems: movedLosses({ dir, config, left, file }) };
}
