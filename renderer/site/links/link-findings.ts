/** Problems of links: one for each cause, at the address as written (B7.1). */

import type { Site } from '../configuration/config-types.js';
import { type ChangedOption, weaker } from '../configuration/policies.js';
import { policyLevel } from '../graph/tags.js';
import { listed } from '../problems/listed-names.js';
import { type Place as ProblemPlace, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';

/** Fault of an address. */
export interface Missing {
  code: string;
  /** The option that decides how grave it is. */
  policy: 'links' | 'anchors' | 'markdownLinks' | 'markdownImages';
  /** Readers may get there all the same: a warning at most. */
  isMild?: boolean;
  /** Values of the problem; `url` is the address as written. */
  args: { url: string } & Record<string, string>;
  /** The Markdown file that it speaks of, relative to the site. */
  file?: string;
  /** Key shared by addresses with the same cause. */
  cause: string;
  /** The end of the address that is wrong; the whole of it otherwise. */
  end?: string;
  /** Returns the correction; computed only if the problem is reported. */
  nearest: () => string | undefined;
}

/** Place of an address, and whether Docusaurus checks it too. */
export interface Written {
  place: () => ProblemPlace;
  /** File with the text that contains the address; without it the place is searched. */
  file?: string;
  line?: number;
  /** In HTML or a literal attribute: `onBrokenHtmlLinks` decides too. */
  html?: boolean;
}

/** Broken links for which the nearest address is looked for; beyond that one cause is likely, and the search costs. */
const NEAREST_FOR = 40;

export class LinkFindings {
  private readonly findings = new Map<string, Problem>();
  private lookups = NEAREST_FOR;
  /** Options of errors that were none before. */
  readonly strict = new Set<ChangedOption>();

  private readonly absent = new Set<string>();

  /** @param isAbsent tells links to pages of plugins that do not run */
  constructor(
    private readonly site: Pick<Site, 'policies' | 'absent' | 'replaced'>,
    private readonly isAbsent?: (missing: Missing) => boolean,
  ) {}

  report(found: Missing, written: Written): void {
    const { policies } = this.site;
    const missing = this.isAbsent?.(found) ? this.ofPlugin(found) : found;
    const asked = policies[missing.policy];
    const isMild = missing.isMild || this.site.absent?.steps || this.isUnseen(missing, written);
    const policy = isMild ? weaker(asked, 'warn') : asked;
    const level = policyLevel(written.html ? weaker(policy, policies.html) : policy);
    if (!level) return;
    if (level === 'error') this.noteOption(missing, written);
    const key = [level, missing.code, missing.cause].join('\n');
    const known = this.findings.get(key);
    if (known) {
      const { file, line } = written.file === undefined ? written.place() : written;
      known.more ??= [];
      if (file !== undefined) known.more.push({ file, line });
      return;
    }
    const place = written.place();
    const nearest = --this.lookups < 0 ? undefined : missing.nearest();
    const at =
      nearest === undefined ? place : withNamed(place, missing.end || missing.args.url, { name: nearest, sure: false });
    this.findings.set(key, { ...problem(missing.code, missing.args, at), level });
  }

  /** True for a link of Markdown that a component of the site's own shows: the reference collects none of these. */
  private isUnseen({ policy }: Missing, written: Written): boolean {
    if (policy !== 'links' || !this.site.replaced?.links) return false;
    return /\.mdx?$/.test(written.file ?? written.place().file ?? '');
  }

  /** A page that a plugin would have made: one finding for all of them. */
  private ofPlugin({ policy, file, args: { url, path = file ?? url } }: Missing): Missing {
    this.absent.add(path);
    const names = listed(this.site.absent?.names ?? []);
    return {
      code: 'link-absent-plugin',
      policy,
      isMild: true,
      args: { url, names },
      cause: '',
      nearest: () => undefined,
    };
  }

  private noteOption({ policy }: Missing, { html }: Written): void {
    if (html) this.strict.add('onBrokenHtmlLinks');
    else if (policy === 'anchors') this.strict.add('onBrokenAnchors');
    else if (policy === 'markdownLinks') this.strict.add('onBrokenMarkdownLinks');
  }

  all(): Problem[] {
    const paths = [...this.absent].sort();
    const counted = { count: paths.length, paths: listed(paths) };
    return [...this.findings.values()].map((found) =>
      found.code === 'link-absent-plugin' ? { ...found, args: { ...found.args, ...counted } } : found,
    );
  }
}
