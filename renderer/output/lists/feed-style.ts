/**
 * Style sheet of a feed opened in a browser (B2.57): XSLT 1.0, a page that explains feeds and lists the items.
 * A feed names its style sheet by file name; a style sheet of the site's own is copied next to the feed (`site/sources/read-sources.ts`), ours is made here.
 */
import * as en from '../../../theme/texts/en.js';
import * as hant from '../../../theme/texts/hant.js';
import { languageOf } from '../../../theme/texts/language.js';
import * as zh from '../../../theme/texts/zh.js';
import type { Site } from '../../site/configuration/config-types.js';
import { feedStyleFile } from '../../site/configuration/feed-styles.js';
import type { FeedOptions } from '../../site/configuration/notes-config.js';
import { escapeMarkup } from '../output-file.js';

type Styled = 'rss' | 'atom';
const isStyled = (type: string): type is Styled => type === 'rss' || type === 'atom';

const TEXTS = { zh: zh.feed, hant: hant.feed, en: en.feed };

/** Positions of the page's data in each format: XPath, relative to an item below `item`. */
const PLACES = {
  rss: {
    space: '',
    feed: 'rss/channel',
    title: 'title',
    subtitle: 'description',
    home: 'link',
    item: 'item',
    link: 'link',
    summary: 'description',
    // `Sun, 23 Mar 2025 …` → `2025-03-23`.
    date: "concat(substring(pubDate, 13, 4), '-', format-number(string-length(substring-before('JanFebMarAprMayJunJulAugSepOctNovDec', substring(pubDate, 9, 3))) div 3 + 1, '00'), '-', substring(pubDate, 6, 2))",
  },
  atom: {
    space: ' xmlns:a="http://www.w3.org/2005/Atom" exclude-result-prefixes="a"',
    feed: 'a:feed',
    title: 'a:title',
    subtitle: 'a:subtitle',
    home: "a:link[@rel='alternate']/@href",
    item: 'a:entry',
    link: 'a:link/@href',
    summary: 'a:summary',
    date: 'substring(a:published, 1, 10)',
  },
} as const;

/** The line of a feed that names its style sheet; empty without one. */
export function styleInstruction(type: string, xslt: FeedOptions['xslt']): string {
  const file = isStyled(type) ? feedStyleFile(type, xslt) : undefined;
  return file ? `<?xml-stylesheet type="text/xsl" href="${escapeMarkup(encodeURI(file.name))}"?>\n` : '';
}

/** Names and texts of the files that our own style sheet of a feed needs; none where the site has its own or wants none. */
export function defaultStyle(site: Site, type: string, xslt: FeedOptions['xslt']): { name: string; text: string }[] {
  if (!isStyled(type)) return [];
  const file = feedStyleFile(type, xslt);
  if (!file || file.own) return [];
  return [
    { name: `${type}.xsl`, text: sheet(site, type) },
    { name: `${type}.css`, text: CSS },
  ];
}

function sheet({ locale, htmlLang }: Pick<Site, 'locale' | 'htmlLang'>, type: Styled): string {
  const texts = TEXTS[languageOf(locale)];
  const at = PLACES[type];
  const value = (path: string) => `<xsl:value-of select="${path}"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"${at.space}>
<xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
<xsl:template match="/${at.feed}">
<html lang="${escapeMarkup(htmlLang)}">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${value(at.title)}</title>
<link rel="stylesheet" href="${type}.css"/>
</head>
<body>
<main>
<p class="about"><strong>${texts['theme.feed.title']}</strong> ${texts['theme.feed.about']}</p>
<h1>${value(at.title)}</h1>
<p>${value(at.subtitle)}</p>
<p><a href="{${at.home}}">${texts['theme.feed.home']}</a></p>
<xsl:for-each select="${at.item}">
<article>
<h2><a href="{${at.link}}">${value(at.title)}</a></h2>
<p class="date">${value(at.date)}</p>
<p>${value(at.summary)}</p>
</article>
</xsl:for-each>
</main>
</body>
</html>
</xsl:template>
</xsl:stylesheet>
`;
}

const CSS = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.75 system-ui, sans-serif; text-autospace: normal; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; }
.about { padding: 0.75rem 1rem; border: 1px solid; border-radius: 0.5rem; }
h1 { font-size: 1.875rem; line-height: 1.3; }
h2 { margin: 0; font-size: 1.25rem; }
article { padding: 1.25rem 0; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
article p { margin: 0.25rem 0 0; }
.date { font-size: 0.875rem; font-variant-numeric: tabular-nums; opacity: 0.75; }
a { text-underline-offset: 0.2em; }
`;
