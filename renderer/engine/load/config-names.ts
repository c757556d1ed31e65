/** Names in the configuration and in translations that only the highlighter and the theme know. */
import { join } from 'node:path';
import { knownLanguages } from '../../compile/code/prism.js';
import { readText } from '../../output/modules/file-text.js';
import type { Site } from '../../site/configuration/config-types.js';
import { askedTexts, translationFile } from '../../site/configuration/translations.js';
import { nearestOf } from '../../site/problems/near-names.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { withNamed } from '../../site/problems/repair.js';
import { quotedTextPlace } from '../../site/sources/line-and-column.js';
import { nearIds, readTexts } from '../../site/sources/translation-files.js';

/** All of them. @param text of the configuration @param asked languages that are asked for; default: all */
export async function nameProblems(
  site: Site,
  text: string | undefined,
  asked?: readonly string[],
): Promise<Problem[]> {
  const spoken = asked ? { ...site, locales: site.locales.filter(({ locale }) => asked.includes(locale)) } : site;
  return [...languageProblems(site, text), ...(await otherTexts(spoken)), ...menuTexts(spoken)];
}

/** Ids in the texts of navbar, footer and blogs that nothing asks for, but nearly. */
function menuTexts(site: Site): Problem[] {
  return site.locales.flatMap(({ locale, translations }) =>
    [...askedTexts({ ...site, translations })].flatMap(([path, ids]) => {
      const text = readText(join(site.dir, path));
      if (text === undefined) return [];
      // The build of this language says itself what its files are not.
      const shape = locale === site.locale ? [] : readTexts(text, path).problems;
      return [...shape, ...nearIds({ path, text }, ids)];
    }),
  );
}

/** Reports unknown languages in `prism.additionalLanguages` that are similar to a known one: others may be an author's own. */
function languageProblems({ prism, configFile }: Site, text: string | undefined): Problem[] {
  return prism.additionalLanguages.flatMap((name) => {
    const known = knownLanguages();
    const near = known.has(name.toLowerCase()) ? undefined : nearestOf(name, known);
    if (!near) return [];
    return [problem('config-prism-language', { name }, withNamed(quotedTextPlace(text, configFile, name), name, near))];
  });
}

/** Slips in the texts of the languages that this build does not write: their own builds would say the same. */
async function otherTexts({ dir, locale, locales }: Site): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const other of locales) {
    const path = translationFile(other, 'code.json');
    const text = other.locale === locale ? undefined : readText(join(dir, path));
    if (text === undefined) continue;
    const { allTexts } = await import('../../../theme/texts/all-texts.js');
    found.push(...readTexts(text, path, allTexts(other.locale)).problems);
  }
  return found;
}
