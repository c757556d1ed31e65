/** Measures the tool's findings for each mistake, and the results of its repairs. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manyRuns } from '../engine/many-runs.js';
import { type Placed, rightText } from './sites.js';

interface Finding {
  code: string;
  file?: string;
  line?: number;
  column?: number;
  nearest?: string;
  text: string;
  fix: string;
  example?: string;
}

export interface Answer {
  placed: Placed;
  findings: Finding[];
  /** Codes of all that was said of its page, or of its site where it has one of its own. */
  said: string[];
  isFound: boolean;
  /** The finding is at the exact line and column. */
  isPlaced: boolean;
  /** The words of a finding, or the repair, are right. */
  isRight: boolean;
  fixed: Outcome;
  suggested: Outcome;
}

export type Outcome = 'right' | 'wrong' | 'same';

/** Said of a site or post that has nothing to do with its mistake. */
const BESIDE = new Set(['config-url-unset', 'post-untruncated']);

/** A site that is checked, and options besides those of every check. */
type Check = readonly [site: string, ...options: string[]];

/** Runs `notes check` in one process. Returns what each printed. */
const checkAll = (folder: string, checks: readonly Check[]): string[] =>
  manyRuns(
    checks.map(([site, ...more]) => [
      ...['check', site, '--json', '--threads', '1', '--skip', 'types,orphans'],
      ...more,
    ]),
    folder,
  );

/** Copies of all sites, which an option repairs. */
class Repaired {
  constructor(
    readonly all: readonly Placed[],
    readonly folder: string,
    readonly name: string,
    readonly option: string,
  ) {
    cpSync(join(folder, 'sites'), join(folder, name), { recursive: true });
  }

  private siteOf = ({ site }: Placed) => site.replace(join(this.folder, 'sites'), join(this.folder, this.name));

  /** Checks that repair the sites of some mistakes. */
  checks(which: (placed: Placed, index: number) => boolean = () => true): Check[] {
    const sites = new Set(this.all.filter(which).map(this.siteOf));
    return [...sites].map((site) => [site, this.option]);
  }

  /** The texts of the mistakes as they are now. */
  texts(): string[] {
    return this.all.map((placed) => readFileSync(join(this.siteOf(placed), placed.path), 'utf8'));
  }
}

/** A text is repaired wrongly when it changed, and not to what is right. */
function outcome(placed: Placed, after: string): Outcome {
  if (after === placed.text) return 'same';
  return after === rightText(placed) ? 'right' : 'wrong';
}

function says(finding: Finding, { mistake: { right } }: Placed): boolean {
  const words = [finding.text, finding.fix, finding.example].join(' ');
  return (right.near !== undefined && finding.nearest === right.near) || (right.says?.test(words) ?? false);
}

/** @param folder holds the sites in its folder `sites` */
export function measure(all: readonly Placed[], folder: string): { answers: Answer[]; isStable: boolean } {
  const sites = [...new Set(all.map(({ site }) => site))];
  const copies = [
    new Repaired(all, folder, 'fixed', '--fix'),
    new Repaired(all, folder, 'suggested', '--fix=suggested'),
  ];
  const said = checkAll(folder, [...sites.map((site): Check => [site]), ...copies.flatMap((copy) => copy.checks())]);
  const printed = new Map(sites.map((site, index) => [site, said[index]!]));
  const once = copies.map((copy) => copy.texts());
  // A second run, of what the first has changed.
  const isChanged = (texts: readonly string[]) => (placed: Placed, index: number) => placed.text !== texts[index];
  checkAll(
    folder,
    copies.flatMap((copy, index) => copy.checks(isChanged(once[index]!))),
  );
  const [fixed, suggested] = once as [string[], string[]];
  const answers = all.map((placed, index): Answer => {
    const { problems } = JSON.parse(printed.get(placed.site)!) as { problems: Finding[] };
    const isShared = placed.path !== placed.mistake.file;
    const findings = problems.filter(({ code, file }) => file === placed.path && !BESIDE.has(code));
    const outcomes = { fixed: outcome(placed, fixed[index]!), suggested: outcome(placed, suggested[index]!) };
    return {
      placed,
      findings,
      said: problems.filter(({ file }) => !isShared || file === placed.path).map(({ code }) => code),
      isFound: findings.length > 0,
      isPlaced: findings.some(({ line, column }) => line === placed.line && column === placed.column),
      isRight: outcomes.suggested === 'right' || findings.some((finding) => says(finding, placed)),
      ...outcomes,
    };
  });
  const isStable = JSON.stringify(copies.map((copy) => copy.texts())) === JSON.stringify(once);
  return { answers, isStable };
}
