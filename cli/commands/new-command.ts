/** `notes new doc|post|page <title>`: a file with its front matter, in the right place. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { isPlainPath } from '../../renderer/site/helpers/safe-address.js';
import { nearestName, problem } from '../../renderer/site/problems/problem.js';
import { usageError } from '../help/help-language.js';
import type { Kind } from '../init/content-set.js';
import { fillTemplate, templates } from '../init/copy-template.js';
import { today, yamlText } from '../init/template-values.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, terminal } from '../report/terminal.js';

export interface NewOptions extends Loudness {
  dir?: string;
  /** Id or folder of a docs set or blog. */
  in?: string;
  slug?: string;
  tags?: string;
  dryRun?: boolean;
}

/** The template of each kind. */
const KINDS: Readonly<Record<Kind, string>> = { doc: 'doc.md', post: 'post.md', page: 'page.tsx' };
const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text);

export async function newCommand(kind: string, title: string, options: NewOptions): Promise<number> {
  const screen = terminal(options);
  const zh = screen.language === 'zh';
  if (!isKind(kind)) {
    const near = nearestName(kind, Object.keys(KINDS));
    const guess = near ? `. Did you mean "${near}"?` : '';
    screen.say(usageError(`error: "${kind}" is none of doc, post, page${guess}`, screen.language));
    return EXIT.usage;
  }
  const found = await foundSite(options.dir, options, { screen, options: {} });
  if (!found) return EXIT.usage;
  const { homeOf } = await import('../init/content-set.js');
  const home = await homeOf(kind, found, options.in);
  if ('error' in home) {
    screen.say(usageError(home.error, screen.language));
    return EXIT.usage;
  }
  const path = placeOf(kind, title, { ...options, ...home });
  if (path === undefined) {
    await reportProblems([problem('new-path', { path: options.slug ?? title })], { screen, options: {} });
    return EXIT.usage;
  }
  const file = join(found.dir, path);
  const shown = relative(process.cwd(), file);
  if (existsSync(file)) {
    screen.say(zh ? `${shown} 已经存在。` : `${shown} exists already.`);
    return EXIT.failed;
  }
  if (!options.dryRun) {
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(
      file,
      fillTemplate(
        readFileSync(join(templates, KINDS[kind]), 'utf8'),
        valuesOf(title, options, zh || /\p{Script=Han}/u.test(title)),
      ),
    );
  }
  await screen.data(shown);
  return EXIT.ok;
}

function valuesOf(title: string, { tags }: NewOptions, zh: boolean): Record<string, string> {
  const name = title.slice(title.lastIndexOf('/') + 1);
  const list = (tags ?? '')
    .split(/[,，]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  return {
    title: yamlText(name),
    name: componentName(name),
    date: today(),
    // The text before the marker is the summary in lists of posts.
    lead: zh ? '一两句话，写下这篇文章讲什么。' : 'One or two sentences on what this post is about.',
    tags: `[${list.map(yamlText).join(', ')}]`,
  };
}

const componentName = (text: string) => {
  const name = text.replace(/[^A-Za-z0-9]+(\w)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());
  return /^[A-Za-z]/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : 'Page';
};

/** Site-relative path of the new file. A post's file name is its title (D22); folders of a doc or page stay. Undefined when it would be no file of the site. */
function placeOf(
  kind: Kind,
  title: string,
  { slug, folder: home }: NewOptions & { folder: string },
): string | undefined {
  const at = title.lastIndexOf('/');
  const folder = kind === 'post' || at < 0 ? '' : title.slice(0, at + 1);
  const name = slug ?? fileName(kind === 'post' ? title : title.slice(at + 1));
  const isFile = [folder.slice(0, -1), name].every((piece) => isPlainPath(piece) && !/^\/|\/\/|\/$/.test(piece));
  if (!isFile || name === '') return undefined;
  const file = kind === 'doc' ? `${folder}${name}.md` : kind === 'post' ? `${name}.md` : `${folder}${name}.tsx`;
  return posix.join(home, file);
}

/** Bytes of a file name made from a title. File systems allow 255, encrypted ones 143, including the suffix used while writing. */
const LONGEST_NAME = 120;

/** A title as a file name: white space becomes `-`, characters that a file name or an address cannot hold go, and so does what is too long. */
function fileName(title: string): string {
  const name = title
    .trim()
    .replace(/[\s]+/g, '-')
    .replace(/[\u0000-\u001f?#%/\\:*"<>|]/g, '');
  // As a stream, in which a character that is cut in two is one to come.
  const cut = new TextDecoder().decode(Buffer.from(name).subarray(0, LONGEST_NAME), { stream: true });
  return cut.replace(/^\.+|[.-]+$/g, '');
}
