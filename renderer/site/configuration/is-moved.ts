import type { Site } from './config-types.js';

/** True if a site is run from its Docusaurus configuration (D19). */
export const isMoved = ({ configFile }: Pick<Site, 'configFile'>): boolean =>
  /(?:^|[\\/])docusaurus\.config\.\w+$/.test(configFile);
