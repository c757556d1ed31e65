/** Medians of the measurements, next to each other and to their targets. */
import { availableParallelism, cpus } from 'node:os';
import type { Subject } from '../reader.js';

export interface Context {
  docs: number;
  browser: string;
}

interface Metric {
  name: string;
  of(subject: Subject): number[];
  digits?: number;
  /** Most that the figure, or its ratio to the peer's, may be. */
  target?: { most: number; ratio?: boolean };
}

const METRICS: Metric[] = [
  { name: 'First Contentful Paint, ms', of: ({ loads }) => loads.map(({ fcp }) => fcp) },
  { name: 'Largest Contentful Paint, ms', of: ({ loads }) => loads.map(({ lcp }) => lcp) },
  { name: 'layout shift (CLS)', of: ({ loads }) => loads.map(({ cls }) => cls), digits: 4, target: { most: 0 } },
  {
    name: 'total blocking time, ms',
    of: ({ loads }) => loads.map(({ tbt }) => tbt),
    target: { most: 0.5, ratio: true },
  },
  { name: 'longest task, ms', of: ({ loads }) => loads.map(({ longestTask }) => longestTask) },
  {
    name: 'longest task of hydration, ms',
    of: ({ loads }) => loads.map(({ longestHydration }) => longestHydration),
    target: { most: 50 },
  },
  { name: 'hydrated after, ms', of: ({ loads }) => loads.map(({ hydrated }) => hydrated) },
  {
    name: 'navigation: click → new heading painted, ms',
    of: ({ navigations }) => navigations.map(({ heading }) => heading),
    target: { most: 0.6, ratio: true },
  },
  {
    name: 'navigation: click handler (Event Timing), ms',
    of: ({ navigations }) => navigations.map(({ click }) => click),
    target: { most: 80 },
  },
  { name: 'requests until idle', of: ({ transfer }) => [transfer.requests], target: { most: 12 } },
  {
    name: 'bytes until idle, KB',
    of: ({ transfer }) => [transfer.bytes / 1024],
    digits: 1,
    target: { most: 200 },
  },
  { name: 'of which scripts and style sheets, KB', of: ({ transfer }) => [transfer.code / 1024], digits: 1 },
];

/** Returns the percentile of a list. */
function percentile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** `median (10 %–90 %)`. */
function cell(list: readonly number[], digits = 0): string {
  const text = (share: number) => percentile(list, share).toFixed(digits);
  if (list.length === 0) return '';
  return list.length === 1 ? text(0.5) : `${text(0.5)} (${text(0.1)}–${text(0.9)})`;
}

function verdict({ target, digits }: Metric, ours: number, theirs: number): string {
  if (!target) return '';
  const value = target.ratio ? ours / theirs : ours;
  const met = Number(value.toFixed(target.ratio ? 2 : (digits ?? 0))) <= target.most;
  return `≤ ${target.most}${target.ratio ? ' ×' : ''}: ${met ? 'met' : '**missed**'}`;
}

function table(subjects: readonly Subject[]): string[] {
  const [ours, theirs] = subjects;
  const lines = [
    `| | ${subjects.map(({ name }) => name).join(' | ')} |${theirs ? ' ratio | target |' : ''}`,
    `|---|${subjects.map(() => '--:|').join('')}${theirs ? '--:|---|' : ''}`,
  ];
  for (const metric of METRICS) {
    const lists = subjects.map(metric.of);
    if (lists.every((list) => list.length === 0)) continue;
    const cells = lists.map((list) => cell(list, metric.digits));
    if (ours && theirs) {
      const [mine, other] = [percentile(lists[0]!, 0.5), percentile(lists[1]!, 0.5)];
      cells.push(other > 0 ? (mine / other).toFixed(2) : '', verdict(metric, mine, other));
    }
    lines.push(`| ${metric.name} | ${cells.join(' | ')} |`);
  }
  return lines;
}

/** The whole report, in Markdown. */
export function report(subjects: readonly Subject[], own: readonly Subject[], { docs, browser }: Context): string {
  const args = [`--docs ${docs}`, `--runs ${subjects[0]!.loads.length}`, ...(own.length > 0 ? ['--notes'] : [])];
  const text = [
    "# The reader's side, measured",
    '',
    `    npm run bench:reader -- ${args.join(' ')} --write docs/benchmarks-reader.md`,
    '',
    `On ${availableParallelism()} cores (${cpus()[0]!.model.trim()}), Chromium ${browser}. A corpus of ${docs} docs and ${docs / 10} posts (\`test/bench/corpus.ts\`), built with this tool, everything on, and with Docusaurus (faster, v4); both served by one static server with gzip −6. The page is in the middle of the corpus.`,
    'Runs of the two alternate in one Chromium with its processor slowed down four times; a figure is the median, in brackets the middle 80 %.',
    'Loads are cold, on a phone with a slow 4G network; navigation is on a desktop, to a page whose link in the sidebar was pointed at before the click; bytes are those of a cold load on a desktop, until the network has been quiet for half a second.',
    'Blocking time and tasks come from traces, from the first paint until 6.5 s after hydration. A task of hydration runs between the call that hydrates and 300 ms after the page is hydrated.',
    '',
    ...table(subjects),
    '',
  ];
  if (own.length > 0) text.push('## Pages of the notes', '', ...table(own), '');
  return text.join('\n');
}
