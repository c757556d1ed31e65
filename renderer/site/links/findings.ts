/** Findings about links: one for each cause, at the address as it is written (B7.1). */

import type { Site } from '../configuration/config-types.js';
import { type ChangedOption, weaker } from '../configuration/policies.js';
import { policyLevel } from '../graph/tags.js';
import { type Place as ProblemPlace, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed } from '../problems/repair.js';

/** What is wrong with an address. */
export interface Missing {
  code: string;
  /** The option that decides how grave it is. */
  policy: 'links' | 'anchors' | 'markdownLinks' | 'markdownImages';
  /** Readers may get there all the same: a warning at most. */
  isMild?: boolean;
  /** Values of the problem; `url` is the address as written. */
  args: { url: string } & Record<string, string>;
  /** What it has in common with others of the same cause. */
  cause: string;
  /** The end of the address that is wrong; the whole of it otherwise. */
  end?: string;
  /** What should stand there; looked for only where it is told. */
  nearest: () => string | undefined;
}

/** Where an address stands, and who looks at it besides us. */
export interface Written {
  place: () => ProblemPlace;
  /** Where what holds the address starts; without it the place is asked for. */
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

  constructor(private readonly policies: Site['policies']) {}

  report(missing: Missing, written: Written): void {
    const asked = this.policies[missing.policy];
    const policy = missing.isMild ? weaker(asked, 'warn') : asked;
    const level = policyLevel(written.html ? weaker(policy, this.policies.html) : policy);
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

  private noteOption({ policy }: Missing, { html }: Written): void {
    if (html) this.strict.add('onBrokenHtmlLinks');
    else if (policy === 'anchors') this.strict.add('onBrokenAnchors');
    else if (policy === 'markdownLinks') this.strict.add('onBrokenMarkdownLinks');
  }

  all(): Problem[] {
    return [...this.findings.values()];
  }
}
