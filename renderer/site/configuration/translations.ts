/**
 * Texts of a site in its locale, in the files where the reference keeps them (B7.21): `i18n/<locale>/code.json` for the interface,
 * one file for each docs version, one for each blog, one each for navbar and footer. A text that no file has stays as configured.
 */

import { isPlainObject } from '../helpers/schema.js';
import type { Site } from './config-types.js';
import type { NavbarItemConfig } from './notes-config.js';

/** Texts by id. */
export type Texts = Readonly<Record<string, string>>;

/** Path of a file of translations. */
export const translationFile = ({ translations }: Pick<Site, 'translations'>, name: string): string =>
  `${translations}/${name}`;

/** Paths of that file in the site's language, and in the others that are asked for. Default: all. */
export function translationFiles(
  site: Pick<Site, 'translations' | 'locales'>,
  name: string,
  asked?: readonly string[],
): string[] {
  const spoken = site.locales.filter(({ locale }) => !asked || asked.includes(locale));
  return [...new Set([site, ...spoken].map((each) => translationFile(each, name)))];
}

/** Folder of the translations of one instance of a content plugin. */
export const pluginFolder = (area: string, instance: string): string =>
  `docusaurus-plugin-content-${area}${instance === 'default' ? '' : `-${instance}`}`;

/** The site with navbar, footer and blog titles in its locale. `read` gives the texts of a file relative to the site folder. */
export function translateSite(site: Site, read: (path: string) => Texts): Site {
  const textsOf = (name: string): Texts => read(translationFile(site, name));
  const navbar = textsOf('docusaurus-theme-classic/navbar.json');
  const footer = textsOf('docusaurus-theme-classic/footer.json');
  const { title, logo, items } = site.navbar;
  const translated: Site = {
    ...site,
    navbar: {
      ...site.navbar,
      ...(title === undefined ? {} : { title: navbar.title ?? title }),
      ...(logo?.alt === undefined ? {} : { logo: { ...logo, alt: navbar['logo.alt'] ?? logo.alt } }),
      items: items.map((item) => navbarItem(item, navbar)),
    },
    blog: site.blog.map((blog) => {
      const texts = textsOf(`${pluginFolder('blog', blog.id)}/options.json`);
      return {
        ...blog,
        blogTitle: texts.title ?? blog.blogTitle,
        blogDescription: texts.description ?? blog.blogDescription,
        blogSidebarTitle: texts['sidebar.title'] ?? blog.blogSidebarTitle,
      };
    }),
  };
  if (site.footer) translated.footer = translateFooter(site.footer, footer);
  return translated;
}

/** Ids of the texts that a site uses from each translation file besides `code.json`. */
export function askedTexts(site: Site): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  translateSite(site, (path) => {
    const ids = asked.get(path) ?? new Set<string>();
    asked.set(path, ids);
    return new Proxy<Texts>({}, { get: (_, id) => void (typeof id === 'string' && ids.add(id)) });
  });
  return asked;
}

function navbarItem(item: NavbarItemConfig, texts: Texts): NavbarItemConfig {
  const label = item.label === undefined ? {} : { label: texts[`item.label.${item.label}`] ?? item.label };
  return { ...item, ...label, ...(item.items && { items: item.items.map((child) => navbarItem(child, texts)) }) };
}

function translateFooter(footer: NonNullable<Site['footer']>, texts: Texts): NonNullable<Site['footer']> {
  const link = (entry: unknown): unknown => {
    if (!isPlainObject(entry)) return entry;
    const { title, label, items } = entry;
    return {
      ...entry,
      ...(typeof title === 'string' ? { title: texts[`link.title.${title}`] ?? title } : {}),
      ...(typeof label === 'string' ? { label: texts[`link.item.label.${label}`] ?? label } : {}),
      ...(Array.isArray(items) ? { items: items.map(link) } : {}),
    };
  };
  const { copyright, links } = footer;
  return {
    ...footer,
    ...(copyright === undefined ? {} : { copyright: texts.copyright ?? copyright }),
    ...(links === undefined ? {} : { links: links.map(link) }),
  };
}
