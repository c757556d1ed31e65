/** The file of a Docusaurus site that adds languages to Prism, as a module that every thread can load. */
import { join } from 'node:path';
import { addLanguages } from '../../compile/code/own-languages.js';
import { themeFiles } from '../../output/modules/own-parts.js';
import { loadModule, type ModuleCache } from '../../output/modules/run-config.js';
import type { Site } from '../../site/configuration/config-types.js';
import { firstMessage } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { EngineOptions } from '../run/options.js';

const PRISM_FILE = 'prism-include-languages';

/** The site with the address of that module, which changes with its code; without it where the file cannot run. */
export async function withOwnLanguages(site: Site, options: EngineOptions, cache?: ModuleCache) {
  const problems: Problem[] = [];
  const folder = site.security === 'untrusted' ? undefined : site.docusaurusTheme;
  const found = folder === undefined ? [] : themeFiles(site.dir, folder);
  const file = found.find(({ name }) => name === PRISM_FILE)?.file;
  if (file === undefined) return { site, problems, files: [] };
  const path = join(site.dir, file);
  const { dir, cacheDir } = options;
  const loaded = await loadModule(path, { dir, cacheDir, cache, foreign: true, whole: true });
  const { files } = loaded;
  try {
    if (loaded.code === undefined) return { site, problems: loaded.problems.map(asWarning), files };
    const include = addressOf(loaded.code, path);
    await addLanguages(include);
    return { site: { ...site, prism: { ...site.prism, include } }, problems, files };
  } catch (error) {
    const message = firstMessage(error);
    return { site, problems: [problem('moved-theme-throws', { name: PRISM_FILE, message }, { file })], files };
  }
}

const asWarning = (found: Problem): Problem => ({ ...found, level: 'warning' });

/** Returns the code as an address. Components that it requires of Prism by a computed name are ours, which load a language on demand. */
function addressOf(code: string, file: string): string {
  const banner = `import { createRequire as __r } from 'node:module';
const __own = __r(${JSON.stringify(file)});
const require = (name) => {
  const language = /^prismjs\\/components\\/prism-([\\w-]+)/.exec(name)?.[1];
  return language ? { language: globalThis.Prism?.languages?.[language] } : __own(name);
};
`;
  return `data:text/javascript;base64,${Buffer.from(banner + code).toString('base64')}`;
}
