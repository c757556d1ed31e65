/**
 * A changelog from a folder of data: one YAML or JSON file a release, one page with all of them, newest first, and a JSON Feed
 * (https://www.jsonfeed.org/version/1.1/) for readers of feeds.
 */
import { definePlugin, type Plugin, type PluginFile, type PluginTools } from 'biji';

/** Options; each has a default. */
export interface ChangelogOptions {
  /** Files of the releases, relative to the site folder. Default `releases/*.yaml`. */
  files?: string;
  /** The page, a Markdown file in a folder of docs or pages. Default `docs/changelog.md`. */
  page?: string;
  /** Its title. */
  title?: string;
  /** What stands above the changes of a kind. */
  labels?: Partial<Record<Kind, string>>;
}

const KINDS = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;
type Kind = (typeof KINDS)[number];

/** One file: `version: 1.2.0`, `date: 2026-11-01`, then a list of texts for each kind of change. */
interface Release {
  version: string;
  date: string;
  changes: Partial<Record<Kind, string[]>>;
}

const LABELS: Record<Kind, string> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
  security: 'Security',
};
const LABELS_ZH: Record<Kind, string> = {
  added: '新增',
  changed: '变更',
  deprecated: '弃用',
  removed: '移除',
  fixed: '修复',
  security: '安全',
};

export default function changelog(options: ChangelogOptions = {}): Plugin {
  const { files = 'releases/*.yaml', page = 'docs/changelog.md' } = options;
  return definePlugin({
    name: 'changelog',
    reads: { files: [files] },
    content(tools) {
      const isChinese = tools.site.locale.startsWith('zh');
      const labels = { ...(isChinese ? LABELS_ZH : LABELS), ...options.labels };
      const title = options.title ?? (isChinese ? '更新日志' : 'Changelog');
      return [{ path: page, text: pageText(releasesOf(tools), title, labels) }];
    },
    output(pages, tools) {
      const shown = pages.find(({ source }) => source === page);
      return shown ? [{ path: 'changelog.json', content: feedText(releasesOf(tools), shown.route, tools) }] : [];
    },
    head(shown, { site }) {
      const attributes = { rel: 'alternate', type: 'application/feed+json', href: `${site.baseUrl}changelog.json` };
      return shown.source === page ? [{ tagName: 'link', attributes }] : undefined;
    },
    check(_, tools) {
      for (const file of tools.files) checkFile(file, tools);
    },
  });
}

/** Releases that can be shown, newest first; of those of one day the higher version. */
function releasesOf(tools: PluginTools): Release[] {
  return tools.files
    .map((file) => readRelease(file, tools))
    .filter((release) => release !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date) || compareVersions(b.version, a.version));
}

/** Undefined for a file that is no release, which is reported. */
function readRelease(file: PluginFile, tools: PluginTools): Release | undefined {
  const data = tools.data(file);
  if (!isRecord(data)) return undefined;
  const { version, date } = data;
  const day = dayOf(date);
  const say = (message: string, at: string) => tools.report({ message, file: file.path, at: [at] });
  if (typeof version !== 'string') say('`version` has to be a text, as in `version: "1.2.0"`.', 'version');
  if (day === undefined) say('`date` has to be a day, as in `date: 2026-11-01`.', 'date');
  if (typeof version !== 'string' || day === undefined) return undefined;
  const changes: Release['changes'] = {};
  for (const kind of KINDS) if (isTexts(data[kind])) changes[kind] = data[kind];
  return { version, date: day, changes };
}

/** What is wrong with a file and keeps no page back. */
function checkFile(file: PluginFile, { data, report }: PluginTools): void {
  const found = data(file);
  if (!isRecord(found)) return report({ message: 'A release is a list of keys and values.', file: file.path });
  for (const [key, value] of Object.entries(found)) {
    if (key === 'version' || key === 'date') continue;
    const isKind = KINDS.some((kind) => kind === key);
    if (!isKind) report({ message: `\`${key}\` is none of ${KINDS.join(', ')}.`, file: file.path, at: [key] });
    else if (!isTexts(value)) report({ message: `\`${key}\` has to be a list of texts.`, file: file.path, at: [key] });
  }
}

function pageText(releases: readonly Release[], title: string, labels: Record<Kind, string>): string {
  const parts = releases.map(({ version, date, changes }) => {
    const groups = KINDS.filter((kind) => changes[kind]?.length).map(
      (kind) => `**${labels[kind]}**\n\n${(changes[kind] ?? []).map(item).join('\n')}`,
    );
    return [`## ${version} (${date}) {#${anchorOf(version)}}`, ...groups].join('\n\n');
  });
  return `${[`---\ntitle: ${JSON.stringify(title)}\n---`, ...parts].join('\n\n')}\n`;
}

/** A change as an item of a list; its further lines stay in it. */
const item = (text: string) => `- ${text.trim().replaceAll('\n', '\n  ')}`;

const anchorOf = (version: string) => `v${version.replace(/[^\w-]+/g, '-')}`;

function feedText(releases: readonly Release[], route: string, { site }: PluginTools): string {
  const home = new URL(route, site.url).href;
  const items = releases.map(({ version, date, changes }) => ({
    id: `${home}#${anchorOf(version)}`,
    url: `${home}#${anchorOf(version)}`,
    title: version,
    content_text: KINDS.flatMap((kind) => (changes[kind] ?? []).map(item)).join('\n'),
    date_published: `${date}T00:00:00Z`,
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: site.title, home_page_url: home, items };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Numbers of versions compare as numbers, `1.10` after `1.9`; a version with a suffix (`-beta`) comes before the one without. */
function compareVersions(a: string, b: string): number {
  const [[numbersA, suffixA], [numbersB, suffixB]] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < Math.max(numbersA.length, numbersB.length); i++) {
    const difference = (numbersA[i] ?? 0) - (numbersB[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (suffixA === '' || suffixB === '') return suffixB.length - suffixA.length;
  return suffixA.localeCompare(suffixB, 'en', { numeric: true });
}

function partsOf(version: string): [numbers: number[], suffix: string] {
  const [numbers = '', ...suffix] = version.replace(/^v/, '').split('-');
  return [numbers.split('.').map((part) => Number.parseInt(part, 10) || 0), suffix.join('-')];
}

/** YAML reads a bare day as a date. */
function dayOf(date: unknown): string | undefined {
  const text = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
