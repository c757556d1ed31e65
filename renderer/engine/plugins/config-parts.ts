/** Finds the parts of the configuration that code of a migrated site reads, beyond those known to every page. */
import { join } from 'node:path';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';
import { replacedParts } from './replaced-parts.js';

/** Parts of the theme's configuration that our pages know in their own form. */
const OURS = new Set([
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'docs',
  'tableOfContents',
  'prism',
  'metadata',
]);

/** Values of the configuration that no page of ours needs. */
const FACTS = ['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'];

/** Lists of the configuration and keys of its theme that are the site's own, as data and only where its code names them: pages are not to hold what nothing asks for. */
export function partsRead(dir: string, { presets, plugins, themes, themeConfig, ...rest }: Plain): Plain {
  const code = filesBelow(join(dir, 'src'))
    .filter((path) => /\.[jt]sx?$/.test(path))
    .map((path) => readText(join(dir, 'src', path)) ?? '');
  const reads = (form: RegExp) => code.some((text) => form.test(text));
  const facts = FACTS.filter((key) => code.some((text) => /siteConfig/.test(text) && text.includes(key)));
  const lists = {
    ...(reads(/\b(?:siteConfig|config)\??\.(?:presets|plugins|themes)\b/) && { presets, plugins, themes }),
    ...Object.fromEntries(facts.map((key) => [key, rest[key]])),
  };
  if (!isPlainObject(themeConfig) || !reads(/themeConfig/i)) return lists;
  // The site's own navbar reads the items as written.
  const { navbar, footer } = replacedParts(dir);
  const replaced = new Set([...(navbar ? ['navbar'] : []), ...(footer ? ['footer'] : [])]);
  const own = Object.entries(themeConfig).filter(
    ([key]) =>
      (!OURS.has(key) || replaced.has(key)) && code.some((text) => /themeConfig/i.test(text) && text.includes(key)),
  );
  return own.length > 0 ? { ...lists, themeConfig: Object.fromEntries(own) } : lists;
}
