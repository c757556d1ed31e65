/** Code for the browser holds the interface texts of one language, that of its site, and each file of it only those that it shows. */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Language } from '../../../theme/texts/language.js';
import { themeRoot } from '../tool.js';

const FOLDER = join(themeRoot, 'texts');

/**
 * Replaces the table of all languages by that of one: they have the same names. Each module that imports a group gets a copy
 * of its own, because esbuild cannot split a module: all texts would be in the first script.
 */
export function ownLanguage(language: Language): Plugin {
  return {
    name: 'own-language',
    setup(build) {
      build.onResolve({ filter: /\/(?:en|hant|zh|language)\.js$/ }, ({ path, resolveDir, importer }) => {
        if (dirname(join(resolveDir, path)) !== FOLDER) return undefined;
        const suffix = `?${importer}`;
        return basename(path) === 'language.js'
          ? { path: language, suffix, namespace: 'language' }
          : { path: join(FOLDER, `${language}.ts`), suffix };
      });
      build.onLoad({ filter: /.*/, namespace: 'language' }, () => ({
        contents: `export const languageOf = () => '${language}';`,
      }));
    },
  };
}

const TABLE = /\/stemmer-table\.js$/;

/** Leaves out all stemmers but the English one: in Chinese texts only English words have forms. */
export function onlyEnglishStemmer(): Plugin {
  return {
    name: 'only-english-stemmer',
    setup(build) {
      build.onResolve({ filter: TABLE }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path).replace(TABLE, '/english-stemmer.ts'),
      }));
    },
  };
}
