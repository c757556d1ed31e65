/**
 * What a host is to say with each file: how long it may be kept, and what a document that is no page of ours may do. Written in the forms
 * of several hosts (`host-files.ts`).
 */
import { ASSETS_DIR, DATA_DIR, SEARCH_DIR, TRANSPORT_FILE } from '../../shared/limits.js';
import { WORKER_FILE } from '../../shared/offline.js';
import type { Site } from '../../site/configuration/config-types.js';

export interface HeaderRule {
  /** Path below the base path; one `*` matches any text. */
  path: string;
  headers: readonly Header[];
  /** An HTML file of the author's own, which hosts show under addresses without its ending too. */
  isDocument?: boolean;
}

type Header = readonly [name: string, value: string];

/** Hosts take few rules: Cloudflare 100, others fewer. A site in several languages has more in all. */
const MOST_RULES = 50;

/** Rules that every host reads; Cloudflare leaves out all that follow. */
const READ_RULES = 100;

/** Files besides the pages that have a stable address. */
const REVALIDATED = [
  `${SEARCH_DIR}/meta.json`,
  TRANSPORT_FILE,
  ...['page/*', 'sidebar/*', 'site.json', 'offline.*', 'frame.html'].map((path) => `${DATA_DIR}/${path}`),
];
const FOR_EVER = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
const ASK_AGAIN = ['Cache-Control', 'no-cache'] as const;

/** Returns the directives common to all pages. A page's own policy, in its head, has the rest; both apply, so no directive here may be stricter than there. */
const everywhere = ({ csp }: Pick<Site, 'csp'>): Header[] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Content-Security-Policy',
    ["object-src 'none'; base-uri 'self'; form-action 'self'", ...(csp['form-action'] ?? [])].join(' ') +
      "; frame-ancestors 'self'",
  ],
];

const policy = (...directives: string[]) => [['Content-Security-Policy', directives.join('; ')]] as const;
/** Drawings and data: shown, and nothing in them runs or loads. */
const STILL = policy("default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self' data:", 'sandbox');
/** A document of the author's own: its scripts run, but as a stranger to the site. */
const STRANGER = policy('sandbox allow-scripts allow-forms allow-popups allow-downloads');
/** Viewers of browsers refuse to work in a sandbox. */
const DOWNLOAD = [['Content-Disposition', 'attachment']] as const;

/**
 * Returns the rules, general ones last. No two rules set one header of a file to different values, except policies, which hosts join and which then
 * all apply.
 * @param attachments paths of files that are copied unchanged
 * @param folders folders of other languages of the site, each a path with a slash at its end
 */
export function headerRules(
  site: Pick<Site, 'security' | 'offline' | 'csp'>,
  attachments: readonly string[],
  folders: readonly string[] = [],
): HeaderRule[] {
  // What begins with a star is said of every folder.
  const once = fixedRules(site);
  const fixed = once.flatMap((rule) =>
    rule.path.startsWith('*') ? [rule] : ['', ...folders].map((folder) => ({ ...rule, path: folder + rule.path })),
  );
  return [...documentRules(attachments, MOST_RULES - once.length), ...fixed];
}

/**
 * Rules for hosts that read so many and no more, and that by themselves have browsers ask again for what has no rule: where there are too many,
 * those that say so go.
 */
export const withoutUsual = (rules: readonly HeaderRule[]): readonly HeaderRule[] =>
  rules.length <= READ_RULES ? rules : rules.filter(({ headers }) => headers.some((header) => header !== ASK_AGAIN));

function fixedRules(site: Pick<Site, 'security' | 'offline' | 'csp'>): HeaderRule[] {
  return [
    { path: `${ASSETS_DIR}/*`, headers: [FOR_EVER] },
    // An index file is named by its content, save the meta file that names the others.
    { path: `${SEARCH_DIR}/*.bin`, headers: [FOR_EVER] },
    ...[...REVALIDATED, ...(site.offline ? [WORKER_FILE] : [])].map((path) => ({
      path,
      headers: [ASK_AGAIN],
    })),
    {
      path: '*.md',
      headers: [
        ['Content-Type', 'text/markdown; charset=utf-8'],
        ['X-Robots-Tag', 'noindex'],
      ],
    },
    { path: '*.svg', headers: STILL },
    { path: '*.xhtml', headers: STILL },
    ...['svg', 'xhtml', 'xml'].map((type) => ({ path: `${ASSETS_DIR}/*.${type}`, headers: STILL })),
    { path: `${ASSETS_DIR}/*.html`, headers: STRANGER },
    ...(site.security === 'untrusted' ? [{ path: '*.pdf', headers: DOWNLOAD }] : []),
    { path: '*', headers: everywhere(site) },
  ];
}

/** Rules of documents in static folders, which share their extensions with our own: one for each, or one for a folder where there are too many. */
function documentRules(attachments: readonly string[], most: number): HeaderRule[] {
  const documents = attachments.filter((path) => /\.(?:html?|xml)$/i.test(path) && !path.startsWith(`${ASSETS_DIR}/`));
  const rules = documents.flatMap((path): HeaderRule[] =>
    path.endsWith('.xml')
      ? [{ path, headers: STILL }]
      : addressesOf(path).map((address) => ({ path: address, headers: STRANGER, isDocument: true })),
  );
  if (rules.length <= most) return rules;
  const folders = [...new Set(documents.map((path) => path.slice(0, path.indexOf('/') + 1)))];
  return folders
    .filter((folder) => folder !== '')
    .slice(0, most)
    .map((folder) => ({ path: `${folder}*`, headers: STRANGER, isDocument: true }));
}

/** A document and the addresses without its ending: a host that shows it there matches rules with these. */
function addressesOf(path: string): string[] {
  const folder = path.replace(/(?<=\/)index\.html?$/i, '');
  return folder === path ? [path, path.replace(/\.html?$/i, '')] : [path, folder, folder.slice(0, -1)];
}

/** True if every file of a rule is one of another rule. */
function covers({ path }: HeaderRule, other: HeaderRule): boolean {
  const [start = '', end] = path.split('*');
  const file = other.path.replace('*', '\n');
  return end === undefined ? file === path : file.startsWith(start) && file.endsWith(end);
}

/** Returns the headers of a rule with those of all rules that cover it; policies are listed one by one and all apply. */
export function allOf(rule: HeaderRule, rules: readonly HeaderRule[]): Header[] {
  const values = new Map<string, string>();
  for (const { headers } of [rule, ...rules.filter((other) => other !== rule && covers(other, rule))])
    for (const [name, value] of headers) {
      const before = values.get(name);
      if (before === undefined) values.set(name, value);
      else if (name === POLICY_HEADER && !before.split(', ').includes(value)) values.set(name, `${before}, ${value}`);
    }
  return [...values];
}

const POLICY_HEADER = 'Content-Security-Policy';

/** Special rules before the rules that cover them. */
export const specialFirst = (rules: readonly HeaderRule[]): HeaderRule[] => {
  const above = (rule: HeaderRule) => rules.filter((other) => covers(other, rule)).length;
  return rules.toSorted((a, b) => above(b) - above(a));
};
