/** Writes the files of a new site. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { copyTemplate, type TemplateValues, templates } from './copy-template.js';
import { type FolderWriter, folderWriter } from './folder-writer.js';
import { refusedScripts, writeRefusedScripts } from './install-scripts.js';
import { hasHome, markdownFiles, needsNumbers } from './markdown-folder.js';
import { type PackageManager, siteCommands } from './package-manager.js';
import { toolDependency } from './package-source.js';
import { HERE, type SiteChoice } from './site-choice.js';
import { type Manifest, scriptNames, writeManifest } from './site-manifest.js';
import { codeText, today, yamlText } from './template-values.js';
import { type WrittenOrder, writtenOrder } from './written-order.js';

export interface NewSite {
  folder: string;
  choice: SiteChoice;
  manager: PackageManager;
  /** The folder's own package.json. */
  manifest: Manifest | undefined;
}

/** Writes a site, all of it or nothing. @returns paths written */
export function makeSite({ folder, choice, manager, manifest }: NewSite): string[] {
  const writer = folderWriter(folder);
  try {
    const order = choice.content === HERE ? writtenOrder(folder) : undefined;
    const pages = order?.pages ?? '.';
    const sources = choice.content === HERE ? markdownFiles(join(folder, pages)) : [];
    const values: TemplateValues = {
      ...valuesOf(choice, manager, manifest),
      pages: codeText(pages),
      numbers: needsNumbers(sources) ? ', numberPrefixParser: false' : '',
      order: order?.sidebars === undefined ? '' : orderOptions(order),
      copied: order?.copied === undefined ? '' : codeText(order.copied),
    };
    const noWorkflow = isBelowRepository(folder);
    const isWanted = (path: string) =>
      !(noWorkflow && path.startsWith('_github/')) &&
      !((values.noDocs || values.here) && /^(docs\/|sidebars)/.test(path)) &&
      !(values.here && path.startsWith('pages/')) &&
      !(values.noBlog && path.startsWith('blog/'));
    writeIgnored(writer);
    copyTemplate('common', writer, values, isWanted);
    copyTemplate(choice.language, writer, values, isWanted);
    if (order?.sidebars !== undefined && !writer.has('sidebars.ts')) writer.write('sidebars.ts', order.sidebars);
    if (values.here && !hasHome(sources)) writer.write(join(pages, 'index.md'), `# ${choice.title}\n`);
    const npm = manager === 'npm';
    writeManifest(writer, manifest, {
      dependency: toolDependency(writer),
      isHere: choice.content === HERE,
      ...(npm && { allowScripts: refusedScripts(manifest?.allowScripts) }),
    });
    if (!npm) writeRefusedScripts(writer);
    return writer.written.sort();
  } catch (error) {
    writer.undo();
    throw error;
  }
}

/** The sidebars file in the order of another tool's file, which is no page. */
function orderOptions({ file, pages }: WrittenOrder): string {
  const isPage = /\.md$/.test(file) && !posix.basename(file).startsWith('_');
  const exclude = ['**/_*.{md,mdx}', '**/_*/**', posix.relative(pages, file)].map(codeText).join(', ');
  return `, sidebarPath: 'sidebars.ts'${isPage ? `, exclude: [${exclude}]` : ''}`;
}

/** True if a folder belongs to a repository without being its top, where alone hosts look for workflows. */
function isBelowRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return false;
  const isInside = (path: string): boolean =>
    existsSync(join(path, '.git')) || (dirname(path) !== path && isInside(dirname(path)));
  return isInside(dirname(resolve(folder)));
}

function valuesOf(
  { title, content }: SiteChoice,
  manager: PackageManager,
  manifest: Manifest | undefined,
): TemplateValues {
  const isHere = content === HERE;
  const has = { docs: !isHere && content !== 'blog', blog: !isHere && content !== 'docs' };
  return {
    title: yamlText(title),
    titleCode: codeText(title),
    date: today(),
    docs: has.docs ? 'yes' : '',
    blog: has.blog ? 'yes' : '',
    noDocs: has.docs || isHere ? '' : 'yes',
    here: isHere ? 'yes' : '',
    menu: isHere ? '' : 'yes',
    noBlog: has.blog ? '' : 'yes',
    ...siteCommands(manager, scriptNames(manifest)),
  };
}

/** A `.gitignore` that is there gets the lines it lacks. */
function writeIgnored(writer: FolderWriter): void {
  const file = join(writer.folder, '.gitignore');
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const has = new Set(before.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const wanted = readFileSync(join(templates, 'common/_gitignore'), 'utf8').trim().split('\n');
  const lacking = wanted.filter((line) => !has.has(line));
  if (lacking.length === 0) return;
  const end = before === '' || before.endsWith('\n') ? '' : '\n';
  writer.write('.gitignore', `${before}${end}${lacking.join('\n')}\n`);
}
