/** Input of the theme's browser files of a site. */
import { languageOf } from '../../../theme/texts/language.js';
import type { ClientInput } from '../../output/bundle/client-bundle.js';
import { fileBase } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import { isScopedSheet } from '../../site/helpers/style-sheets.js';
import { type BuildOptions, forgives } from '../run/options.js';
import type { SiteTheme } from './theme-step.js';
import { pushModule } from './transport-step.js';

export function clientInput(site: Site, theme: SiteTheme, options: BuildOptions): ClientInput {
  const { overrides, customCss, sheets, utilities } = theme;
  return {
    dir: site.dir,
    baseUrl: fileBase(site),
    language: languageOf(site.locale),
    direction: site.direction,
    overrides,
    places: mayFillPlaces(site),
    customCss,
    sheets,
    utilities,
    classic: site.router === 'hash',
    hot: overrides !== undefined && options.reload !== undefined && site.router !== 'hash',
    cacheDir: options.cacheDir,
    scoped: theme.inputs.some(isScopedSheet),
    push: pushModule(site),
    forgive: forgives(site, options),
  };
}

/** True if code of the site, or of a plugin, may replace or name parts of the theme, or a page has no frame. */
const mayFillPlaces = ({ docusaurusTheme, plugins, replaced }: Site): boolean =>
  docusaurusTheme !== undefined ||
  (replaced !== undefined && replaced.frameless.length > 0) ||
  (plugins !== undefined && plugins.routes.length + plugins.themeFolders.length > 0);
