/**
 * The Content-Security-Policy of a site's pages against what its own files load from elsewhere. A site of another tool never had to write it
 * down: there origins are opened. Elsewhere the author decides.
 */
import { dirname, join } from 'node:path';
import { type AskedOrigin, namedOrigins, originsInCode } from '../../compile/code/code-origins.js';
import { packageOrigins } from '../../compile/code/package-origins.js';
import { originsInSheet } from '../../compile/code/sheet-origins.js';
import { makeSiteHead } from '../../output/document/document-head.js';
import { connectOrigins, tagOrigins } from '../../output/document/security-policy.js';
import { readText } from '../../output/modules/file-text.js';
import { CSP_DIRECTIVES, type CspDirective, type CspOrigins, joinOrigins } from '../../shared/csp.js';
import type { Site } from '../../site/configuration/config-types.js';
import { isMoved } from '../../site/configuration/is-moved.js';
import { isBelow, pathFrom } from '../../site/helpers/file-paths.js';
import { maskFences } from '../../site/helpers/mask-fences.js';
import { isStyleSheet } from '../../site/helpers/style-sheets.js';
import { placeAt } from '../../site/helpers/text-place.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { PageModules } from './module-step.js';
import type { SiteTheme } from './theme-step.js';

export interface OpenedPolicy {
  /** The site with what its pages may load from elsewhere. */
  site: Site;
  problems: Problem[];
}

interface PolicyInput {
  modules: Pick<PageModules, 'inputs'>;
  theme: Pick<SiteTheme, 'inputs' | 'customCss' | 'code'>;
}

/** An origin with the first place that asks for it. */
interface Asked extends AskedOrigin {
  file: string;
  text: string;
}

/** Looks through code and style sheets of the site's own that reach readers. */
export function openPolicy(site: Site, input: PolicyInput): OpenedPolicy {
  const texts = ownTexts(site, input);
  const blocked = texts.size > 0 ? blockedOrigins(site, texts) : [];
  const [first] = blocked;
  if (!first) return { site, problems: [] };
  const origins = byDirective(blocked);
  const args = { origins: blocked.map(told).join(', '), lines: linesOf(joinOrigins(site.csp, origins)) };
  if (site.security === 'untrusted') return { site, problems: [problem('csp-closed', args, placeOf(first))] };
  if (!isMoved(site)) return { site, problems: [problem('csp-blocked', args, placeOf(first))] };
  const opened = { ...site, csp: joinOrigins(site.csp, origins) };
  return { site: opened, problems: [problem('csp-opened', args, { file: first.file })] };
}

function placeOf({ text, offset, origin, file }: Asked) {
  const at = text.indexOf(origin, offset);
  return placeAt(text, at < 0 ? offset : at, origin.length, file);
}

const told = ({ directive, origin, file }: Asked): string => `${directive} ${origin} (${file})`;

/** Writes the key in the syntax of the configuration. */
function linesOf(origins: CspOrigins): string {
  const lists = CSP_DIRECTIVES.flatMap((name) =>
    origins[name] ? [`'${name}': [${origins[name].map((origin) => `'${origin}'`).join(', ')}]`] : [],
  );
  return `\`csp: { ${lists.join(', ')} },\``;
}

function byDirective(asked: readonly Asked[]): CspOrigins {
  let all: CspOrigins = {};
  for (const { directive, origin } of asked) all = joinOrigins(all, { [directive]: [origin] });
  return all;
}

/** Returns what the policy does not let through, each once. */
function blockedOrigins(site: Site, texts: ReadonlyMap<string, string>): Asked[] {
  const allowed = allowedBy(site);
  const names = new Map([...texts].flatMap(([file, text]) => (isCode(file) ? [...namedOrigins(text, true)] : [])));
  const found = new Map<string, Asked>();
  for (const [file, text] of texts)
    for (const asked of isCode(file)
      ? [...originsInCode(text, names), ...packageOrigins(text)]
      : originsInSheet(text)) {
      const key = `${asked.directive} ${asked.origin}`;
      if (!allowed(asked.directive, asked.origin) && !found.has(key)) found.set(key, { ...asked, file, text });
    }
  return [...found.values()];
}

/** Directives that let safe addresses through. */
const SAFE: readonly CspDirective[] = ['img-src', 'media-src', 'frame-src'];
/** Those that a configured script or style sheet opens for its origin. */
const OF_TAGS: readonly CspDirective[] = ['script-src', 'style-src', 'font-src', 'connect-src'];

function allowedBy(site: Site): (directive: CspDirective, origin: string) => boolean {
  const { extra } = makeSiteHead(site, {});
  const [tags, connected] = [tagOrigins(extra), connectOrigins(extra)];
  const own = URL.canParse(site.url) ? new URL(site.url).origin : '';
  return (directive, origin) =>
    origin === own ||
    (SAFE.includes(directive) && origin.startsWith('https:')) ||
    (OF_TAGS.includes(directive) && (tags.includes(origin) || tags.includes(origin.replace(/^https?:\/\//, '')))) ||
    (directive === 'connect-src' && connected.includes(origin)) ||
    (site.csp[directive] ?? []).some((source) => covers(source, origin));
}

/** True if a source of the policy means an origin. */
function covers(source: string, origin: string): boolean {
  if (source === origin) return true;
  const [scheme, rest = ''] = source.split('://*');
  return rest !== '' && origin.startsWith(`${scheme}://`) && origin.endsWith(rest);
}

const isCode = (file: string) => !isStyleSheet(file);
const isText = (file: string) => /\.(?:[cm]?[jt]sx?|mdx?)$/.test(file) || isStyleSheet(file);

/** Texts of the site's own files that became code or style sheets of pages, by path. */
function ownTexts(site: Site, { modules, theme }: PolicyInput): Map<string, string> {
  const files = new Set([...modules.inputs, ...Object.keys(theme.code), ...theme.inputs, ...theme.customCss]);
  const texts = new Map<string, string>();
  for (const file of files) {
    const path = pathFrom(site.dir, file);
    if (!isBelow(site.dir, file) || path.includes('node_modules/') || !isText(path)) continue;
    const text = readText(file);
    if (text === undefined) continue;
    texts.set(path, /\.mdx?$/.test(path) ? withoutExamples(text) : text);
    for (const [, imported] of isCode(file) ? [] : text.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)/g))
      if (imported !== undefined) files.add(join(dirname(file), imported));
  }
  // Scripts in the configuration of a migrated site are its own code.
  const inline = site.headTags.flatMap(({ tagName, innerHTML }) => (tagName === 'script' ? [innerHTML ?? ''] : []));
  if (isMoved(site) && inline.length > 0) texts.set(site.configFile, inline.join('\n;\n'));
  return texts;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Markdown without blocks of code, and without the calls and elements in spans. */
const withoutExamples = (text: string): string =>
  maskFences(text).replace(/(?<!`)(`+)(?!`)[^`\n]*[(<][^`\n]*\1(?!`)/g, (span) =>
    /^`+(?:https?|wss?|\/\/)/.test(span) ? span : blank(span),
  );
