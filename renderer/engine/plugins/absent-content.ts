/** Content for plugins that wrap a package of content that is not installed. */
import { join } from 'node:path';
import { blogContent } from './blog-content.js';
import { contentFolder } from './content-parts.js';
import { docsContent } from './docs-content.js';
import type { RunInput } from './plugin-context.js';
import type { Instance, Plain } from './plugin-types.js';

/** Adds the content that replaced content packages request from the context (`missing-packages.ts`). */
export function withContent<Context extends Plain & { siteConfig: Plain }>(
  context: Context,
  { dir, locale }: RunInput,
): Context {
  const read = (kind: string, options: Plain) => {
    const place = { dir, siteConfig: context.siteConfig, locale };
    if (kind === 'docs') return docsContent(options, place);
    return kind === 'blog' ? blogContent(options, place) : undefined;
  };
  return Object.assign(context, { [Symbol.for('notes.contentOf')]: read });
}

/** True for a wrapper of a package whose content is not replaced: that of pages. */
export const isUnread = ({ isAbsent, content }: Instance): boolean =>
  isAbsent === true && content !== 'blog' && content !== 'docs';

/** Folders that are read for a wrapper of a package that is not there. */
export function foldersRead(instance: Instance, dir: string): string[] {
  const { content, options, isAbsent } = instance;
  if (!isAbsent || isUnread(instance)) return [];
  const folder = contentFolder(options, content ?? '', dir);
  const isFirst = options.id === undefined || options.id === 'default';
  return content === 'docs'
    ? [folder, join(dir, isFirst ? 'versioned_docs' : `${options.id}_versioned_docs`)]
    : [folder];
}
