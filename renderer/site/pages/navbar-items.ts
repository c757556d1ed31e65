/** Navbar items as configured → with every address final (B5.52–B5.60). */

import type { NavbarItem } from '../../shared/client-site.js';
import { finalPath, isExternal, withBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { NavbarItemConfig } from '../configuration/notes-config.js';
import type { Graph, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { balancedHtml } from '../helpers/balanced-html.js';
import { defined } from '../helpers/defined.js';
import { isOfNoBlog } from '../links/no-blog.js';
import { isNoPage } from '../links/no-page.js';
import { nearestNames, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed, withNearest, withNearestId } from '../problems/repair.js';
import { quotedPlace } from '../sources/line-and-column.js';

/** Resolves the items of the navbar; those that name what does not exist are findings. */
export function resolveNavbar(site: Site, graph: Graph): { items: NavbarItem[]; problems: Problem[] } {
  const resolver = new NavbarResolver(site, graph);
  const items = resolver.items(site.navbar.items);
  return { items, problems: resolver.problems };
}

type InVersions = { instance?: string; versions?: Record<string, string> };

interface FoundSidebar {
  name: string;
  href: string;
  label: string;
  inVersions: InVersions;
}

const nameOf = ({ version }: VersionGraph) => ({ instance: version.scope.instance, version: version.name });

/** Returns the label of a version's item, and where it leads. */
function choiceOf(graph: VersionGraph) {
  const { mainDoc, version } = graph;
  return mainDoc ? [{ label: version.label, href: mainDoc.route, ...nameOf(graph) }] : [];
}

class NavbarResolver {
  readonly problems: Problem[] = [];

  constructor(
    private readonly site: Site,
    private readonly graph: Graph,
  ) {}

  items(configs: readonly NavbarItemConfig[]): NavbarItem[] {
    return configs.flatMap((config) => {
      const made = this.item(config);
      return made ? [made] : [];
    });
  }

  private item(config: NavbarItemConfig): NavbarItem | undefined {
    const shared = {
      position: config.position ?? ('left' as const),
      ...defined({ className: config.className }),
    };
    const label = config.label ?? '';
    if (config.type?.startsWith('custom-'))
      return { ...shared, type: 'custom', props: { ...config.props, type: config.type } };
    switch (config.type ?? (config.items ? 'dropdown' : 'link')) {
      case 'docSidebar': {
        const found = this.sidebar(config);
        return (
          found && {
            ...shared,
            type: 'docSidebar',
            label: config.label ?? found.label,
            href: found.href,
            sidebar: found.name,
            ...found.inVersions,
          }
        );
      }
      case 'doc': {
        const made = this.doc(config);
        return made && { ...shared, ...made };
      }
      case 'docsVersion': {
        const version = this.latest(config);
        const main = version?.mainDoc;
        if (!version || !main) return undefined;
        return {
          ...shared,
          type: 'docsVersion',
          label: config.label ?? version.version.label,
          href: config.to ? finalPath(config.to, this.site) : main.route,
          ...nameOf(version),
          ...(config.label === undefined && config.to === undefined && this.choices(config)),
        };
      }
      case 'docsVersionDropdown':
        return { ...shared, ...this.versions(config) };
      case 'localeDropdown':
        return { ...shared, ...this.languages(config) };
      case 'search':
        return { ...shared, type: 'search' };
      case 'html':
        return { ...shared, type: 'html', value: balancedHtml(config.value ?? '') };
      case 'dropdown': {
        const written = config.to ?? config.href ?? '';
        const target = written === '' || isOfNoBlog(this.site, this.graph, written) ? undefined : written;
        const href = target === undefined ? {} : { href: finalPath(target, this.site) };
        const configs = config.items ?? [];
        const items = this.items(configs);
        if (items.length === 0 && configs.length > 0 && target === undefined) return undefined;
        return { ...shared, type: 'dropdown', label, ...href, items };
      }
      default:
        return isOfNoBlog(this.site, this.graph, config.to ?? config.href ?? '')
          ? undefined
          : { ...shared, ...this.link(config) };
    }
  }

  private link(
    config: NavbarItemConfig,
  ): Extract<NavbarItem, { type: 'link' }> | Omit<Extract<NavbarItem, { type: 'link' }>, 'position'> {
    const written = config.to ?? config.href ?? '';
    const plain = written.startsWith('pathname://');
    const target = plain ? written.slice('pathname://'.length) : written;
    const external = config.href !== undefined ? isExternal(target) || plain : plain || isExternal(target);
    const silent = config.label === undefined && config.html === undefined;
    const name = config['aria-label'] ?? (silent ? target.replace(/^[a-z]+:\/\//i, '') : undefined);
    const href = external
      ? target
      : finalPath(target.startsWith('/') || target.startsWith('#') ? target : `/${target}`, this.site);
    return {
      type: 'link',
      // Without a class nothing draws an icon: the name is shown.
      label: config.label ?? ((silent && config.className === undefined && name) || ''),
      ...defined({ html: config.html && balancedHtml(config.html), ariaLabel: name }),
      href,
      external,
      ...(!external && isNoPage(this.graph, href) && { full: true }),
      ...(config.activeBasePath === undefined ? {} : { activeBasePath: this.base(config.activeBasePath) }),
      ...defined({ activeBaseRegex: config.activeBaseRegex }),
    };
  }

  private base(path: string): string {
    return withBase(path.startsWith('/') ? path : `/${path}`, this.site.baseUrl);
  }

  private instance(config: NavbarItemConfig): VersionGraph[] {
    const id = config.docsPluginId ?? 'default';
    const own = this.graph.versions.filter((version) => version.version.scope.instance === id);
    return own.length > 0 || config.docsPluginId !== undefined ? own : this.graph.versions;
  }

  /** Keeps a finding: a bar of the site's own may name what it likes. */
  private tell(found: Problem, isMild = false): void {
    this.problems.push(isMild || this.site.replaced?.navbar ? { ...found, level: 'warning' } : found);
  }

  private latest(config: NavbarItemConfig): VersionGraph | undefined {
    const own = this.instance(config);
    return own.find((version) => version.version.isLast) ?? own[0];
  }

  /** Returns the address of a target in each version of an instance with several versions (B5.89). */
  private inVersions(config: NavbarItemConfig, find: (version: VersionGraph) => string | undefined): InVersions {
    const own = this.instance(config);
    const first = own[0]?.version.scope.instance;
    if (own.length < 2 || own.some(({ version }) => version.scope.instance !== first)) return {};
    const found = own.flatMap((version) => {
      const href = find(version);
      return href === undefined ? [] : [[version.version.name, href] as const];
    });
    return { instance: first, versions: Object.fromEntries(found) };
  }

  /** In the latest version that has it (B5.54). */
  private sidebar(config: NavbarItemConfig): FoundSidebar | undefined {
    const name = config.sidebarId ?? '';
    const latest = this.latest(config);
    const versions = [...(latest ? [latest] : []), ...this.instance(config)];
    const sidebar = versions
      .map((version) => version.sidebars.get(name))
      .find((found): found is SidebarGraph => !!found);
    if (sidebar?.landing) {
      const inVersions = this.inVersions(config, (version) => version.sidebars.get(name)?.landing?.href);
      return { name, href: sidebar.landing.href, label: sidebar.landing.label, inVersions };
    }
    const known = [...new Set(versions.flatMap((version) => [...version.sidebars.keys()]))];
    const place = quotedPlace(this.graph.files, this.site.configFile, name);
    // An entry that a missing plugin would have filled is reported with the plugin.
    if (sidebar) this.tell(problem('navbar-sidebar-empty', { id: name }, place), !!this.site.absent);
    else {
      const args = { id: name, known: nearestNames(name, known) };
      const [only, ...others] = known;
      const near = withNearest(place, name, known);
      const isOnly = near.nearest === undefined && only !== undefined && others.length === 0;
      const at = isOnly ? withNamed(place, name, { name: only, sure: false }) : near;
      this.tell(problem('navbar-sidebar-unknown', args, at));
    }
    return undefined;
  }

  /** Resolves an item that names a doc; one of a draft is left out (B5.55). */
  private doc(config: NavbarItemConfig): Omit<Extract<NavbarItem, { type: 'doc' }>, 'position'> | undefined {
    const id = config.docId ?? '';
    const latest = this.latest(config);
    const versions = [...(latest ? [latest] : []), ...this.instance(config)];
    const doc = versions.map((version) => version.byId.get(id)).find((found) => !!found);
    if (doc) {
      return {
        type: 'doc',
        label: config.label ?? doc.title,
        href: doc.route,
        docId: doc.id,
        ...this.inVersions(config, (version) => version.byId.get(id)?.route),
        ...defined({ sidebar: doc.sidebar }),
        ...(doc.unlisted && this.graph.production ? { unlisted: true } : {}),
      };
    }
    if (versions.some((version) => version.draftIds.includes(id))) return undefined;
    // The page of a category counts as a doc by its slug.
    const indexIn = ({ generated }: VersionGraph) => generated.find(({ slug }) => slug === id);
    const index = versions.map(indexIn).find((found) => !!found);
    if (index) {
      const inVersions = this.inVersions(config, (version) => indexIn(version)?.route);
      const { route: href, sidebar } = index;
      return { type: 'doc', label: config.label ?? id, href, docId: id, ...inVersions, sidebar };
    }
    const known = [...new Set(versions.flatMap((version) => [...version.byId.keys()]))].sort();
    const at = quotedPlace(this.graph.files, this.site.configFile, id);
    const place = withNearestId(at, id, known);
    const found = problem('navbar-doc-unknown', { id, known: nearestNames(id, known, place.nearest) }, place);
    // A set without docs is one that a plugin that does not run would have filled.
    this.tell(found, known.length === 0 && !!this.site.absent?.names.length);
    return undefined;
  }

  private versions(config: NavbarItemConfig): Omit<Extract<NavbarItem, { type: 'docsVersionDropdown' }>, 'position'> {
    const own = this.instance(config);
    const items = own
      .flatMap(choiceOf)
      .map((choice): NavbarItem => ({ type: 'docsVersion', position: 'left', ...choice }));
    return {
      type: 'docsVersionDropdown',
      label: config.label ?? this.latest(config)?.version.label ?? '',
      ...(config.label !== undefined && { named: true }),
      instance: own[0]?.version.scope.instance ?? 'default',
      items: this.around(config, items),
    };
  }

  /** Returns the entries of a dropdown between those that the configuration adds. */
  private around({ dropdownItemsBefore, dropdownItemsAfter }: NavbarItemConfig, items: NavbarItem[]): NavbarItem[] {
    return [...this.items(dropdownItemsBefore ?? []), ...items, ...this.items(dropdownItemsAfter ?? [])];
  }

  /** All versions, where there are several. */
  private choices(config: NavbarItemConfig) {
    const choices = this.instance(config).flatMap(choiceOf);
    return choices.length > 1 && { choices };
  }

  private languages(config: NavbarItemConfig): Omit<Extract<NavbarItem, { type: 'localeDropdown' }>, 'position'> {
    const { locales, locale, url } = this.site;
    const items = locales.map(
      (entry): NavbarItem => ({
        type: 'language',
        position: 'left',
        label: entry.label,
        locale: entry.locale,
        lang: entry.htmlLang,
        active: entry.locale === locale,
        href: entry.url === url ? entry.baseUrl : `${entry.url}${entry.baseUrl}`,
      }),
    );
    return {
      type: 'localeDropdown',
      label: config.label ?? locales.find((entry) => entry.locale === locale)?.label ?? locale,
      items: this.around(config, items),
    };
  }
}
