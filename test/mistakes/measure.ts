/** What the tool says of each mistake, and what its repairs make of the file. */
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
  /** A finding stands at the exact line and column. */
  isPlaced: boolean;
  /** The words of a finding, or the repair, are right. */
  isRight: boolean;
  fixed: Outcome;
  suggested: Outcome;
}

export type Outcome = 'right' | 'wrong' | 'same';

/** Said of a site or post that has nothing to do with its mistake. */
const BESIDE = new Set(['config-url-unset', 'post-untruncated']);

/** Runs `notes check` on some sites in one process; what it printed, by site. */
function checkAll(folder: string, sites: readonly string[], ...options: string[]): Map<string, string> {
  const lines = sites.map((site) => ['check', site, '--json', '--threads', '1', '--skip', 'types,orphans', ...options]);
  const printed = manyRuns(lines, folder);
  return new Map(sites.map((site, index) => [site, printed[index]!]));
}

/** Copies all sites and repairs them. @returns the texts of the mistakes after one run and after a second one */
function repair(all: readonly Placed[], folder: string, name: string, option: string): [string[], string[]] {
  const [from, to] = [join(folder, 'sites'), join(folder, name)];
  cpSync(from, to, { recursive: true });
  const sites = [...new Set(all.map(({ site }) => site.replace(from, to)))];
  const texts = () => all.map(({ site, path }) => readFileSync(join(site.replace(from, to), path), 'utf8'));
  checkAll(folder, sites, option);
  const once = texts();
  const changed = new Set(
    all.flatMap(({ site, text }, index) => (text === once[index] ? [] : [site.replace(from, to)])),
  );
  checkAll(folder, [...changed], option);
  return [once, texts()];
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
  const printed = checkAll(folder, [...new Set(all.map(({ site }) => site))]);
  const [fixed, fixedTwice] = repair(all, folder, 'fixed', '--fix');
  const [suggested, suggestedTwice] = repair(all, folder, 'suggested', '--fix=suggested');
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
  const isStable = JSON.stringify([fixed, suggested]) === JSON.stringify([fixedTwice, suggestedTwice]);
  return { answers, isStable };
}
