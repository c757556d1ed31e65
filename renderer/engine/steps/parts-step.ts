/** Theme files of a moved site as one module for every page; those that cannot be had are left out and named. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OwnPart, ownParts, partsModule, probeOf } from '../../output/modules/own-parts.js';
import type { BundledPage, PageModule } from '../../output/modules/page-modules.js';
import { fileBase } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import { isStyleSheet } from '../../site/helpers/style-sheets.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';

/** Components that pages are rendered with. */
export interface SiteParts {
  /** Address of the module for Node. */
  node: string;
  /** Addresses of the files for browsers. */
  script: string;
  style?: string;
}

export interface MadeParts {
  parts?: SiteParts;
  node: BundledPage[];
  browser: BundledPage[];
  problems: Problem[];
}

export type Bundle = (
  target: 'node' | 'browser',
  modules: readonly PageModule[],
) => Promise<{ pages: BundledPage[]; problems: Problem[] }>;

/** @param folder of the modules for Node */
export async function makeParts(site: Site, folder: string, bundle: Bundle): Promise<MadeParts> {
  const made: MadeParts = { node: [], browser: [], problems: [] };
  const all = site.security === 'untrusted' ? [] : ownParts(site.dir, site.docusaurusTheme);
  if (all.length === 0) return made;
  const files = [...new Map(all.map((part) => [part.file, part])).values()];
  const lacks = await lacksOf(files, bundle);
  for (const { name, file, member } of files) {
    const lack = lacks.get(file);
    const shown = member === undefined ? name : name.replace(/\.\w+$/, '');
    if (lack !== undefined) made.problems.push(problem('moved-theme-file', { name: shown, lacks: lack }, { file }));
  }
  const whole = all.filter(({ file }) => lacks.get(file) === undefined);
  if (whole.length === 0) return made;
  const module = partsModule(whole);
  const [node, browser] = await Promise.all([bundle('node', [module]), bundle('browser', [module])]);
  made.problems.push(...[...node.problems, ...browser.problems].filter(({ level }) => level !== 'info'));
  const [own, client] = [node.pages[0], browser.pages[0]];
  if (!own || !client) return made;
  const base = fileBase(site);
  made.node = node.pages;
  made.browser = browser.pages;
  made.parts = {
    node: pathToFileURL(join(folder, basename(own.script))).href,
    script: `${base}${client.script}`,
    ...(client.style && { style: `${base}${client.style}` }),
  };
  return made;
}

/** Returns what each file imports that is not there; bundles each alone. */
async function lacksOf(parts: readonly OwnPart[], bundle: Bundle): Promise<Map<string, string | undefined>> {
  const together = await bundle('node', parts.map(probeOf));
  const lacks = new Map<string, string | undefined>();
  for (const part of parts) {
    const module = probeOf(part);
    const found = together.pages.find(({ source }) => source === module.source);
    // If one cannot be parsed, none is made.
    const alone = found ? undefined : await bundle('node', [module]);
    const page = found ?? alone?.pages[0];
    const reason = alone?.problems[0]?.args.message ?? alone?.problems[0]?.args.specifier ?? '';
    lacks.set(part.file, page ? lackOf(page) : String(reason));
  }
  return lacks;
}

/** Style sheets that are not there cost no component. */
function lackOf({ absent }: BundledPage): string | undefined {
  const names = absent.filter(({ specifier }) => !isStyleSheet(specifier));
  if (names.length === 0) return undefined;
  return [...new Set(names.map(({ specifier, name }) => name ?? specifier))].join(', ');
}
