/** PostCSS as `configurePostCss` of a site's plugins asks for it, run by the package that the site has. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findThrough } from '../../output/modules/find-through.js';
import { inFolder } from '../../output/modules/in-folder.js';
import type { SheetStep } from '../../site/configuration/site-plugins.js';

type PostCss = (steps: unknown[]) => {
  process(
    css: string,
    options: { from: string; to: string; map: false },
  ): PromiseLike<{ css: string; messages: Message[] }>;
};
interface Message {
  type: string;
  file?: string;
}

/** First argument of `configurePostCss`. Docusaurus' own steps adapt sheets to old browsers, which our bundler does. */
export const postCssOptions = { ident: 'postcss', config: false };

/** True if the site has the package. */
export const hasPostCss = (dir: string): boolean => findPostCss(dir) !== undefined;

/** Returns the step that makes a site's sheets from those of its authors; undefined if no plugin asks for one. */
export function sheetStep(steps: readonly unknown[], dir: string): SheetStep | undefined {
  const file = findPostCss(dir);
  if (file === undefined || steps.length === 0) return undefined;
  return async (css, path) => {
    const loaded: { default: PostCss } = await import(pathToFileURL(file).href);
    const made = steps.map((step) => (typeof step === 'string' || Array.isArray(step) ? named(step, dir) : step));
    // Steps look for their own configuration in the working folder.
    const run = async () => await loaded.default(made).process(css, { from: path, to: path, map: false });
    const result = await inFolder(dir, run);
    const files = result.messages.flatMap(({ type, file: found }) => (type === 'dependency' && found ? [found] : []));
    return { css: result.css, files };
  };
}

/** A step by the name of its package, with options or without. */
function named(step: string | unknown[], dir: string): unknown {
  const [name, options] = Array.isArray(step) ? step : [step, undefined];
  if (typeof name !== 'string') return typeof name === 'function' ? name(options) : name;
  const found: unknown = createRequire(join(dir, 'x.js'))(name);
  const inner = typeof found === 'object' && found !== null && 'default' in found ? found.default : found;
  return typeof inner === 'function' ? inner(options) : inner;
}

/** The package as the site finds it, else as the bundler of the reference does. */
const findPostCss = (dir: string): string | undefined =>
  findThrough('postcss', dir, ['@docusaurus/core', '@docusaurus/bundler']);
