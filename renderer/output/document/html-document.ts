/** Page → HTML document: the theme's React tree inside, the head and the page's own record around it. Pure; runs in threads. */
import { type BootData, type PageRecord, RECORD_ID, ROOT_ID } from '../../../theme/client/start/page-record.js';
import type { ContentComponent, PagePart, ThemeServer } from '../../../theme/contract.js';
import { announcementStyle } from '../../../theme/layout/frame/announcement-style.js';
import { clientOverrides } from '../../../theme/texts/client-texts.js';
import { BASE_BANNER_SCRIPT, EARLY_SCRIPT, earlyAttributes } from './early-scripts.js';
import '../../../theme/texts/page-texts.js';
import { text } from '../../../theme/texts.js';
import { documentTitle } from '../../../theme/title.js';
import type { ClientSite } from '../../shared/client-site.js';
import type { CspOrigins } from '../../shared/csp.js';
import { PART_FORMAT, type SheetName } from '../../shared/limits.js';
import type { ListsRead } from '../../shared/listed-docs.js';
import type { Page } from '../../shared/page.js';
import { oncePer } from '../../site/helpers/once.js';
import { renderRedirect } from '../lists/redirects.js';
import { escapeMarkup } from '../output-file.js';
import { pageLinks, pageTags, type SiteHead, structuredDataTags } from './document-head.js';
import { givenTag, givenTitle, type HeadTag, mergeTags, parseHead, tagHtml } from './head-tags.js';
import { pageSheets } from './page-sheets.js';
import { scriptJson } from './script-json.js';
import { connectOrigins, createPolicies, inlineScripts, tagOrigins } from './security-policy.js';

/** Addresses of the theme's files, with base (or relative, for the hash router). */
export interface Assets {
  /** The style sheet of every page. */
  css: string;
  /** Those that only some pages load. */
  sheets: Record<SheetName, string>;
  /** Entry module of the client; null leaves the page static. */
  script: string | null;
  /** `ClientSite` as JSON; null includes it in the record (hash router). */
  site: string | null;
  /** Document of the sandboxed frame of live code. */
  frame?: string;
  mermaid?: string;
  /** Components of a moved site for places of every page. */
  parts?: { script: string; style?: string };
}

/** Values shared by every page of a build; plain JSON except the theme. */
export interface DocumentContext {
  site: ClientSite;
  head: SiteHead;
  theme: ThemeServer;
  assets: Assets;
  /** Texts for the browser code (`BootData.texts`). */
  clientTexts?: Record<string, string>;
  /** Address of the event stream of `notes serve`. */
  reload?: string;
}

/** Values of one page. */
export interface DocumentInput {
  /** Finished HTML of each body of the page, in the order of its references. */
  bodies: string[];
  module?: ContentComponent;
  /** Address of the module's client build. */
  moduleUrl?: string;
  /** `Body.head`: tags written in the content. */
  head?: string;
  /** Head elements that a client navigation must add: the page's own style sheet. It follows the theme's, whose rules it may override. */
  partHead?: string;
}

export interface PageFiles {
  /** The HTML document. */
  document: string;
  /** The part that a client navigation loads instead of the document. */
  part: PagePart;
}

/** Renders one page into its document and its part. Throws what a component throws. */
export function renderPageFiles(page: Page, input: DocumentInput, context: DocumentContext): PageFiles {
  const { site, theme } = context;
  const htmlClass = page.htmlClass.join(' ');
  const usual = documentTitle(page, site);
  if (page.kind === 'redirect') {
    const about = { format: PART_FORMAT, title: usual, htmlClass };
    return { document: renderRedirect(site, page.to), part: { ...about, page: withoutHead(page), bodies: [] } };
  }
  const listsRead: ListsRead = {};
  const given = { site, page: { ...page, listsRead }, bodies: input.bodies, module: input.module };
  const whole = theme.renderMain(given);
  const [mainTags, main] = whole === null ? ['', null] : ownTags(whole);
  const bodies = main === null ? input.bodies : [main];
  const [own, app] = ownTags(theme.renderPage({ ...given, bodies }));
  const shown = main === null ? withoutHead(page) : framePage(page);
  if (main === null && Object.keys(listsRead).length > 0) shown.listsRead = listsRead;
  const written = (input.head ?? '') + mainTags + own;
  const title = givenTitle(written) ?? usual;
  const about = { format: PART_FORMAT, title, htmlClass };
  const sheets = pageSheets(page, main, site).map((name) => context.assets.sheets[name]);
  // With the hash router the one document has them all.
  const links = site.router === 'hash' ? [] : sheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  const head = links.join('') + (input.partHead ?? '');
  const part: PagePart = { ...about, page: shown, bodies, module: input.moduleUrl, head: head || undefined };
  return { document: documentHtml(page, { ...input, head: written, app, shown, sheets }, context), part };
}

/** A link to a style sheet that React leaves where a component has it. */
const SHEET = '<link\\b(?=[^>]* rel="stylesheet")(?![^>]* data-precedence=)[^>]*>';
/** React writes sheets with a precedence and scripts that load by themselves first, whatever comes before them in a component. */
const LOADED = '<style data-precedence[\\s\\S]*?</style>|<script\\b(?=[^>]* async="")[^>]*></script>';
const HEAD_TAGS = new RegExp(`^(?:<title[ >][\\s\\S]*?</title>|(?!${SHEET})<(?:meta|link)\\b[^>]*>|${LOADED})+`);
const SHEETS = new RegExp(SHEET, 'g');

/** Tags that components of the site have for the head, which React writes before all else; it finds them there again. */
export function ownTags(app: string): [head: string, body: string] {
  const [tags = ''] = HEAD_TAGS.exec(app) ?? [];
  return [tags, app.slice(tags.length)];
}

interface Rendered extends DocumentInput {
  app: string;
  /** The page as its record holds it. */
  shown: Page;
  /** Addresses of the style sheets that it needs besides that of every page. */
  sheets: string[];
}

function documentHtml(page: Page, input: Rendered, context: DocumentContext): string {
  const { site } = context;
  const attributes = {
    lang: site.htmlLang,
    dir: site.direction,
    class: page.htmlClass.join(' '),
    'data-theme': site.colorMode.defaultMode,
    'data-has-hydrated': 'false',
  };
  const record = scriptJson(pageRecord(page, input, context));
  return [
    `<!DOCTYPE html>\n<html${attributeText(attributes)}>\n<head>\n<meta charset="utf-8">`,
    documentTags(page, input, context).map(tagHtml).join('\n'),
    '</head>\n<body>',
    `<div id="${ROOT_ID}">${input.app}</div>`,
    `<script type="application/json" id="${RECORD_ID}">${record}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}

/** Returns a page without what only crawlers read: the document's head has it already. */
function withoutHead<P extends Page>(page: P): P {
  const { canonical, searchTag, description } = page.head;
  return { ...page, head: { canonical, searchTag, description, structuredData: [] } };
}

/** Fields of a page that its region shows and the frame does not read. */
const REGION_FIELDS = [
  ...['heading', 'body', 'toc', 'tocRange', 'hideToc', 'breadcrumbs', 'prev', 'next', 'tags', 'editUrl', 'lastUpdate'],
  ...[
    'reviewed',
    'version',
    'intro',
    'cards',
    'post',
    'posts',
    'pagination',
    'tag',
    'tagsHref',
    'author',
    'authors',
    'years',
  ],
  ...['groups', 'docs', 'wrapperClassName', 'source', 'file', 'data'],
];

/** A page for the frame alone: its region is finished HTML. */
function framePage(page: Page): Page {
  const left = Object.entries(withoutHead(page)).filter(([name]) => !REGION_FIELDS.includes(name));
  return Object.fromEntries(left) as unknown as Page;
}

function documentTags(page: Page, input: Rendered, { site, head, assets }: DocumentContext): HeadTag[] {
  const own = [...pageTags(page, site, head), ...pageLinks(page, site, head), ...structuredDataTags(page)];
  const tags = mergeTags([
    // The title.
    ...own.slice(0, 1),
    ...head.metas,
    ...own.slice(1),
    ...parseHead(input.head ?? ''),
    ...head.extra,
    ...(page.head.tags ?? []).map(givenTag),
  ]);
  tags.push({ tag: 'script', attributes: earlyAttributes(site), inner: EARLY_SCRIPT });
  if (site.baseUrlIssueBanner && page.route === site.baseUrl) {
    const attributes = { 'data-base': site.baseUrl, 'data-text': text(site, 'theme.BaseUrlIssueBanner.message') };
    tags.push({ tag: 'script', attributes, inner: BASE_BANNER_SCRIPT });
  }
  // The sheet of every page ends with the site's own rules; only those of the page's own code come after it.
  for (const href of [...input.sheets, assets.css, ...(assets.parts?.style ? [assets.parts.style] : [])])
    tags.push({ tag: 'link', attributes: { rel: 'stylesheet', href } });
  tags.push(...parseHead(input.partHead ?? ''));
  if (assets.script) tags.push({ tag: 'script', attributes: scriptAttributes(assets.script, site) });
  // Components of the site and HTML of its configuration may write style attributes, which the content's own features do not tell.
  const isOwn = input.module !== undefined || assets.parts !== undefined || isFrameStyled(site);
  const inlineStyle = isOwn && / style="/.test(input.app);
  const sheets = page.kind === 'component' ? parseHead((input.app.match(SHEETS) ?? []).join('')) : [];
  return [policyTag(page, { site, tags: [...tags, ...sheets], inlineStyle, added: head.csp }), ...tags];
}

/** True if HTML of the configuration has style attributes: of the navbar, the footer or the announcement. */
const isFrameStyled = oncePer(({ navbar, footer, announcementBar }: ClientSite) =>
  /\sstyle=/.test(JSON.stringify([navbar, footer, announcementBar?.content])),
);

/** Modules do not load from disk, where the hash router must run. */
const scriptAttributes = (src: string, { router }: ClientSite): HeadTag['attributes'] =>
  router === 'hash' ? { defer: true, src } : { type: 'module', src };

interface PolicyOf {
  site: ClientSite;
  tags: HeadTag[];
  /** The rendered page has style attributes. */
  inlineStyle: boolean;
  /** Origins that the site adds. */
  added: CspOrigins;
}

const policyOf = oncePer((_site: ClientSite) => createPolicies());

function policyTag(page: Page, { site, tags, inlineStyle, added }: PolicyOf): HeadTag {
  const style = site.announcementBar ? announcementStyle(site.announcementBar) : '';
  const content = policyOf(site)({
    scripts: inlineScripts(tags),
    styles: style ? [style] : [],
    origins: tagOrigins(tags),
    connect: [...searchOrigins(site), ...connectOrigins(tags)],
    inlineStyle: Boolean(inlineStyle || page.features.inlineStyle || page.features.mermaid),
    added,
  });
  return { tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content } };
}

function searchOrigins({ search }: ClientSite): string[] {
  if (search.provider === 'custom') return search.hosts ?? [];
  if (search.provider !== 'algolia') return [];
  const own = search.hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return search.insights ? [...own, 'https://insights.algolia.io'] : own;
}

/** The record of a page: what hydration needs and the document does not show already. */
function pageRecord(page: Page, input: Rendered, context: DocumentContext): PageRecord {
  const { site, assets } = context;
  const boot: BootData = {
    baseUrl: site.baseUrl,
    router: site.router,
    trailingSlash: site.trailingSlash,
    colorMode: site.colorMode,
    announcement: site.announcementBar?.id,
    zoom: site.zoom,
    frame: page.features.live || page.features.runnable ? assets.frame : undefined,
    mermaid: page.features.mermaid ? assets.mermaid : undefined,
    texts: context.clientTexts ?? clientOverrides(site.texts),
    speaks: Object.keys(site.texts).length > 0 || undefined,
  };
  return {
    format: PART_FORMAT,
    page: input.shown,
    module: input.moduleUrl,
    parts: assets.parts?.script,
    ...(assets.site === null ? { siteData: site } : { site: assets.site }),
    boot,
    reload: context.reload,
  };
}

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('');
}
