/** Determines the language of a file of the site's code. */
import { extname } from 'node:path';
import type { Loader } from 'esbuild';
import { lazy } from '../../site/helpers/lazy.js';

const esbuild = lazy<typeof import('esbuild')>('esbuild');

/** Syntax that only types have: arguments of types, parameters, results and constants with one, `as`, and declarations. */
const TYPED =
  /\w\s*<[^<>=;]*>\s*\(|[(,]\s*\w+\??:\s*(?:string|number|boolean|any|React\.)|[)}]\s*:\s*[A-Za-z{]|\b(?:const|let)\s+\w+\s*:|\bas\s+(?:const|any)\b|^\s*(?:import\s+type\b|(?:export\s+)?(?:type|interface)\s+[A-Z])/m;

/** The language of a file. Files of JavaScript may hold types, as the reference's faster bundler reads all as TypeScript. */
export function loaderOf(path: string, code: string): Loader {
  const extension = extname(path).slice(1);
  if (!/^jsx?$/.test(extension)) return extension as Loader;
  return TYPED.test(code) && !isRead(code, 'jsx') && isRead(code, 'tsx') ? 'tsx' : 'jsx';
}

function isRead(code: string, loader: Loader): boolean {
  try {
    esbuild().transformSync(code, { loader, jsx: 'preserve', logLevel: 'silent' });
    return true;
  } catch {
    return false;
  }
}
