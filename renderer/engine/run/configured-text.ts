import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import type { Site } from '../../site/configuration/config-types.js';

/** Returns the text of a site's configuration, for the places of problems; undefined where it cannot be read. */
export const readConfigText = ({ dir, configFile }: Pick<Site, 'dir' | 'configFile'>): string | undefined =>
  readText(join(dir, configFile));
