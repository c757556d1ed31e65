import { configText, type SiteSource } from '../outputs/sites.js';

/** The configuration of a site whose content strangers write; what they link to may be anything. */
export const untrustedConfig = (more = {}): SiteSource => ({
  'notes.config.ts': configText({
    security: 'untrusted',
    trailingSlash: false,
    onBrokenMarkdownImages: 'ignore',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    ...more,
  }),
});
