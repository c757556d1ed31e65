/** A Docusaurus configuration as ours, in memory (D19). What has no counterpart is named in one line. */
import type { NotesConfig } from '../../site/configuration/config-types.js';
import { fromDocusaurus as carry } from '../../site/docusaurus/docusaurus-config.js';

export interface ForeignConfig {
  config: NotesConfig;
  notes: string[];
}

/** Maps a finished Docusaurus configuration. */
export async function fromDocusaurus(value: unknown, dir: string): Promise<ForeignConfig> {
  const { config, left } = carry(value, dir);
  const notes = left.length > 0 ? [`Not carried over from the Docusaurus configuration: ${left.join(', ')}`] : [];
  return { config, notes };
}
