/** Looks whether pages of a site may have other addresses in other languages: only then all languages are linked before one is made. */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { pluginFolder } from '../configuration/translations.js';
import type { SourceIo } from './disk-io.js';
import { readVersionNames, versionsFile, versionsOf } from './docs-versions.js';

type Disk = Pick<SourceIo, 'list' | 'read'>;

/** Fields that decide where a page is, whether it is there, and which lists it is in. */
const FIELDS = /^(?:slug|id|draft|unlisted|tags|date)[ \t]*:.*(?:\n[ \t-].*)*/gm;

/** True if a translation gives its page another address, hides it, or has other tags than its original. */
export function hasOwnAddresses(site: Site, disk: Disk): boolean {
  const contents = contentFolders(site, disk);
  return site.locales.some(({ translations }) =>
    contents.some(({ plugin, folder }) => {
      const translated = posix.join(translations, plugin);
      return filesIn(translated, disk).some((path) => {
        if (!isMarkdown(path)) return true;
        const fields = fieldsOf(posix.join(translated, path), disk);
        return fields !== '' && fields !== fieldsOf(posix.join(folder, path), disk);
      });
    }),
  );
}

/** Folders of content, each with the folder of its translations in a language. */
function contentFolders(site: Site, disk: Disk): { plugin: string; folder: string }[] {
  const docs = site.docs.flatMap((instance) => {
    const file = versionsFile(instance);
    const text = textOf(file, disk);
    const names = text === undefined ? [] : readVersionNames(text, file).names;
    return versionsOf(site, instance, names).versions.map(({ name, folder }) => ({
      plugin: posix.join(pluginFolder('docs', instance.id), name === 'current' ? name : `version-${name}`),
      folder,
    }));
  });
  const blogs = site.blog.map(({ id, path }) => ({ plugin: pluginFolder('blog', id), folder: path }));
  return [...docs, ...blogs];
}

/** Markdown files and those of tags below a folder, relative to it. */
function filesIn(folder: string, disk: Disk, below = ''): string[] {
  return (disk.list(posix.join(folder, below)) ?? []).flatMap(({ name, folder: isFolder }) => {
    const path = posix.join(below, name);
    if (isFolder) return filesIn(folder, disk, path);
    return isMarkdown(name) || /^tags\.ya?ml$/.test(name) ? [path] : [];
  });
}

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

function textOf(path: string, disk: Disk): string | undefined {
  const bytes = disk.read(path);
  return bytes && Buffer.from(bytes).toString('utf8');
}

/** The fields of a file's front matter as they are written. */
function fieldsOf(path: string, disk: Disk): string {
  const text = textOf(path, disk)?.replaceAll('\r\n', '\n') ?? '';
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1;
  return end < 0 ? '' : (text.slice(0, end).match(FIELDS)?.sort().join('\n') ?? '');
}
