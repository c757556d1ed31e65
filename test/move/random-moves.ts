/**
 * Random moves and renames of headings in a site, from a seed. After each one: no problem that was not there before, every link of every page
 * leads to the page it led to, every address and anchor that ever was leads to its page. At the end all is undone, step by step, to the same bytes.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { changesOf, newProblems } from '../../cli/move/carry-out.js';
import { openJournal } from '../../cli/move/journal.js';
import { findTargets } from '../../cli/move/move-targets.js';
import { filesBelow, siteOf } from '../../cli/move/open-site.js';
import { createEngine, type SiteSurvey } from '../../renderer/engine/build.js';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import type { MoveSite, Plan } from '../../renderer/move/move-site.js';
import { planMove } from '../../renderer/move/plan-move.js';
import { renameHeading } from '../../renderer/move/rename-heading.js';
import { samePathKey, splitUrl } from '../../renderer/shared/urls.js';
import { anchorsOf } from '../../renderer/site/links/link-targets.js';
import { randomFrom } from '../engine/folders.js';

export interface Counts {
  moves: number;
  folders: number;
  renames: number;
  newIds: number;
  refused: Record<string, number>;
  /** Links followed, addresses and anchors looked for, texts rewritten. */
  links: number;
  addresses: number;
  anchors: number;
  edits: number;
  failures: string[];
}

export interface Task {
  engine: EngineOptions;
  seed: number;
  steps: number;
  /** Called after some steps, with the addresses that have to lead somewhere, below the base. */
  onBuild?: (addresses: readonly string[]) => string[];
  buildEvery?: number;
  say?: (line: string) => void;
}

type Look = { survey: SiteSurvey; site: MoveSite };

export async function randomMoves({
  engine,
  seed,
  steps,
  onBuild,
  buildEvery = 0,
  say = () => {},
}: Task): Promise<Counts> {
  const random = randomFrom(seed);
  const made = createEngine({ ...engine, out: null, drafts: true });
  const counts: Counts = {
    moves: 0,
    folders: 0,
    renames: 0,
    newIds: 0,
    refused: {},
    links: 0,
    addresses: 0,
    anchors: 0,
    edits: 0,
    failures: [],
  };
  const look = async (): Promise<Look> => {
    const survey = await made.survey();
    const site = siteOf(survey, engine);
    if (!site) throw new Error(`no site: ${JSON.stringify(survey.problems.slice(0, 3))}`);
    return { survey, site };
  };
  const fail = (step: number, what: string) => {
    counts.failures.push(`seed ${seed}, step ${step}: ${what}`);
    say(`FAILED seed ${seed}, step ${step}: ${what}`);
  };
  try {
    let now = await look();
    let links: Map<string, string> | undefined;
    const pages = new Tracker(now);
    const states = [stateOf(engine.dir)];
    const journal = openJournal(engine.dir, engine.cacheDir);
    for (let step = 1; states.length <= steps && step < steps * 4; step++) {
      const { plan, what, kind, renamed } = await randomPlan(now, engine.dir, random);
      const refused = plan.problems.find(({ level }) => level === 'error') ?? plan.unsure[0]?.problem;
      if (refused || (plan.moves.size === 0 && plan.texts.size === 0)) {
        const code = refused?.code ?? 'nothing';
        counts.refused[code] = (counts.refused[code] ?? 0) + 1;
        continue;
      }
      links ??= pages.links(now);
      const before = stateOf(engine.dir);
      journal.apply(what, changesOf(plan));
      const next = await look();
      const worse = newProblems(now.survey.problems, next.survey.problems);
      if (worse.length > 0) {
        // The command takes it back as well: the site would be worse, as where a sidebar lists a folder that has become empty.
        journal.undo();
        if (differences(before, stateOf(engine.dir)).length > 0) fail(step, `${what}: not taken back`);
        const codes = [...new Set(worse.map(({ code }) => code))].sort().join(' ');
        counts.refused[codes] = (counts.refused[codes] ?? 0) + 1;
        if (worse.some(({ code }) => /^(?:link|image)-/.test(code)))
          fail(step, `${what}: ${codes} ${JSON.stringify(worse[0])}`);
        now = await look();
        continue;
      }
      counts[kind]++;
      counts.edits += plan.texts.size;
      states.push(stateOf(engine.dir));
      pages.follow(plan);
      for (const { code, args, file } of worse.slice(0, 3))
        fail(step, `${what}: ${code} ${file} ${JSON.stringify(args)}`);
      const later = pages.links(next);
      counts.links += links.size;
      for (const [place, lead] of links) {
        // A heading may have held a link: those behind it have other numbers.
        if (renamed !== undefined && place.startsWith(`${pages.name(renamed)} `)) continue;
        const after = later.get(place);
        const same = kind === 'newIds' ? after?.replace(/#.*/, '') === lead.replace(/#.*/, '') : after === lead;
        if (!same) fail(step, `${what}: ${place} led to ${lead}, now to ${after}`);
      }
      links = later;
      const { addresses, anchors, wrong } = pages.check(next);
      counts.addresses += addresses;
      counts.anchors += anchors;
      for (const line of wrong.slice(0, 5)) fail(step, `${what}: ${line}`);
      now = next;
      if (buildEvery > 0 && states.length % buildEvery === 0 && onBuild)
        for (const line of onBuild(pages.known())) fail(step, `${what}: ${line}`);
      if (counts.failures.length > 20) break;
      if (states.length % 25 === 0) say(`${states.length - 1} done`);
    }
    while (states.length > 1) {
      const undone = journal.undo();
      if (!undone || 'changed' in undone) {
        fail(states.length, `undo: ${JSON.stringify(undone)}`);
        break;
      }
      states.pop();
      const differs = differences(states.at(-1)!, stateOf(engine.dir));
      if (differs.length > 0) {
        fail(states.length, `undo of ${undone.command} left ${differs.slice(0, 5).join(', ')}`);
        break;
      }
    }
  } finally {
    await made.close();
  }
  return counts;
}

/** Hashes by what a file looks like, so that each content is read once. */
const hashes = new Map<string, string>();

/** Hashes of all files of a site, with their rights. */
function stateOf(dir: string): Map<string, string> {
  const state = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (/^(?:\.notes|dist|node_modules|\.git)$/.test(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else {
        const { ino, size, mtimeMs, ctimeMs, mode } = statSync(path);
        const seen = [ino, size, mtimeMs, ctimeMs].join();
        const hash = hashes.get(seen) ?? createHash('sha1').update(readFileSync(path)).digest('hex');
        hashes.set(seen, hash);
        state.set(relative(dir, path), `${hash} ${mode}`);
      }
    }
  };
  walk(dir);
  return state;
}

const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));

/** Knows each page by the path that it had at first. */
class Tracker {
  /** First path by the path of now. */
  private names = new Map<string, string>();
  /** Page by every address that one has had, by key. */
  private readonly addresses = new Map<string, string>();
  private readonly anchors = new Map<string, Set<string>>();

  constructor(look: Look) {
    for (const [path] of look.site.world.pages) this.names.set(path, path);
    this.learn(look);
  }

  name(path: string): string {
    return this.names.get(path) ?? path;
  }

  follow({ moves }: Plan): void {
    const next = new Map(this.names);
    for (const [from] of moves) next.delete(from);
    for (const [from, to] of moves) next.set(to, this.name(from));
    this.names = next;
  }

  /** Addresses that have to lead somewhere. */
  known(): string[] {
    return [...this.addresses.keys()];
  }

  private learn({ site }: Look): void {
    const { world } = site;
    for (const { source, route, draft, document } of world.pages.values()) {
      if (draft || world.sources.get(samePathKey(route)) !== source) continue;
      this.addresses.set(samePathKey(route), this.name(source));
      if (!document) continue;
      const known = this.anchors.get(this.name(source)) ?? new Set();
      for (const id of document.outline) if (id.level > 1 && id.id) known.add(id.id);
      this.anchors.set(this.name(source), known);
    }
  }

  /** Targets of all links, by page and number; only links to pages and files of the site. */
  links({ site }: Look): Map<string, string> {
    const { world } = site;
    const found = new Map<string, string>();
    for (const [source, slots] of world.graph.slots)
      for (const [index, slot] of slots.entries()) {
        const href = slot.kind === 'link' ? slot.href : slot.kind === 'image' ? slot.src : undefined;
        if (href === undefined || /^[a-z]+:|^#/i.test(href)) continue;
        const { pathname, rest } = splitUrl(href);
        const target = world.resolver.targetOf(pathname);
        const page = target && world.sources.get(samePathKey(target.route));
        if (page !== undefined) found.set(`${this.name(source)} ${index}`, `${this.name(page)}${rest}`);
        else if (/\/assets\//.test(pathname)) found.set(`${this.name(source)} ${index}`, href);
      }
    return found;
  }

  /** Tells whether every former address and anchor leads to its page. */
  check(look: Look): { addresses: number; anchors: number; wrong: string[] } {
    const { world } = look.site;
    const wrong: string[] = [];
    const { redirects, baseUrl } = world.site;
    const leadOf = (key: string): string | undefined => {
      const live = world.sources.get(key);
      if (live !== undefined) return live;
      const redirect = redirects.find(({ from }) =>
        from.some((path) => samePathKey(baseUrl.slice(0, -1) + path) === key),
      );
      return redirect && world.sources.get(samePathKey(baseUrl.slice(0, -1) + splitUrl(redirect.to).pathname));
    };
    this.learn(look);
    for (const [key, page] of this.addresses) {
      const lead = leadOf(key);
      // An address that another page was given is its own.
      if (lead !== undefined && this.name(lead) !== page && world.sources.get(key) === lead) {
        this.addresses.set(key, this.name(lead));
        continue;
      }
      if (lead === undefined || this.name(lead) !== page) wrong.push(`${key} of ${page} leads to ${lead}`);
    }
    let anchors = 0;
    for (const { source, document } of world.pages.values()) {
      const ids = document && anchorsOf(document, world.graph);
      for (const id of this.anchors.get(this.name(source)) ?? []) {
        anchors++;
        if (ids && !ids.has(id)) wrong.push(`${source} has no anchor ${id}`);
      }
    }
    return { addresses: this.addresses.size, anchors, wrong };
  }
}

/** Next action; `renamed` is the file of the renamed heading. */
interface Step {
  plan: Plan;
  what: string;
  kind: Kind;
  renamed?: string;
}

type Kind = 'moves' | 'folders' | 'renames' | 'newIds';

async function randomPlan(look: Look, dir: string, random: () => number): Promise<Step> {
  const { survey, site } = look;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const paths = [...site.world.pages.keys()];
  const path = pick(paths);
  const roll = random();
  if (roll < 0.45) {
    const document = site.world.pages.get(path)?.document;
    const heading = document && pick(document.outline.filter(({ id, level }) => id && level > 1));
    const words = pick([
      '怎样触发',
      'When it `applies`',
      '第 2 节',
      'API',
      'a & b',
      '**Bold** text',
      pick(document?.outline ?? [])?.text.replace(/[{<[\]`*_]/g, '') || 'x',
    ]);
    const newId = random() < 0.5;
    const plan = heading
      ? await renameHeading(site, { path, heading: heading.id, text: words, newId })
      : { moves: new Map(), texts: new Map(), changes: [], unread: [], unsure: [], problems: [] };
    return {
      plan,
      what: `rename ${path}#${heading?.id} ${words}${newId ? ' --new-id' : ''}`,
      kind: newId ? 'newIds' : 'renames',
      renamed: path,
    };
  }
  const folder = posix.dirname(path);
  const isFolder = roll > 0.85 && folder.includes('/');
  const from = isFolder ? folder : path;
  const to = targetOf(from, isFolder, { look, random, pick });
  const kind = isFolder ? 'folders' : 'moves';
  const targets = findTargets({ cwd: dir, dir, from, to }, survey, (folder) => filesBelow(dir, folder));
  const none: Plan = { moves: new Map(), texts: new Map(), changes: [], unread: [], unsure: [], problems: [] };
  if ('problems' in targets) return { plan: { ...none, problems: targets.problems }, what: `mv ${from} ${to}`, kind };
  return { plan: await planMove(site, targets.moves, targets.folder), what: `mv ${from} ${to}`, kind };
}

interface Choice {
  look: Look;
  random: () => number;
  pick: <T>(list: readonly T[]) => T;
}

/** Returns a new name in the same folder, or a place in another folder of the same content, or in a new one. */
function targetOf(from: string, isFolder: boolean, { look, random, pick }: Choice): string {
  const folders = [...new Set([...look.site.world.pages.keys()].map((path) => dirname(path)))];
  const near = folders.filter((folder) => folder.split('/')[0] === from.split('/')[0]);
  const number = Math.floor(random() * 100_000);
  const extension = isFolder ? '' : posix.extname(from);
  const old = posix.basename(from, extension);
  const otherCase = old === old.toLowerCase() ? old.toUpperCase() : old.toLowerCase();
  const name = pick([
    `${old}-${number}`,
    `${number % 100}-x${number}`,
    `新名字${number}`,
    old,
    `a ${number}`,
    otherCase,
  ]);
  const folder =
    random() < 0.3
      ? posix.dirname(from)
      : random() < 0.7
        ? pick(near.length > 0 ? near : folders)
        : `${pick(near.length > 0 ? near : folders)}/new${number}`;
  return `${folder}/${name}${extension}`;
}
