/**
 * Shares a site's work between machines: compiled documents, rendered pages and the search index, each under the hash of all its inputs.
 * Values from the store go into the memo and the stage, as if made here.
 */
import { dirname, join } from 'node:path';
import { toolVersion } from '../../output/tool.js';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Document } from '../../site/content/document.js';
import { hashOf } from '../../site/helpers/hash.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Memo } from '../memo/memo.js';
import { STATE_KEYS } from '../memo/search-state.js';
import type { BuildOptions } from '../run/options.js';
import { compiledKeys } from '../steps/compile-step.js';
import { type KeptPage, renderKey } from '../steps/render-step.js';
import { type KeptIndex, stands } from '../steps/search-step.js';
import { readBytes } from '../write/disk.js';
import type { Outputs } from '../write/outputs.js';
import type { Written } from '../write/recorded-files.js';
import { phaseOf } from '../write/write.js';
import { httpStore } from './http-store.js';
import { openBytes, openDocuments } from './may-leave.js';
import { type SharedPacks, sharedPacks } from './shared-packs.js';

/** A page under the hash of all its inputs. */
export interface KeyedPage {
  page: Page;
  key: string;
}

/** Results of a build for other machines. */
export interface Shareable {
  site: Site;
  /** Output folder; everything is in place. */
  out: string;
  documents: readonly Document[];
  rendered: ReadonlyMap<string, KeptPage>;
  /** Files of the output folder. */
  written: ReadonlyMap<string, Written>;
  /** Files of the configuration, absolute. */
  configFiles: readonly string[];
}

export interface SharedSite {
  /** Takes over compiled documents. @param optionsKey what they were compiled with */
  takeDocuments(items: readonly { path: string; key: string }[], optionsKey: string): Promise<void>;
  /** Takes over rendered pages. @param contextKey what they were rendered with */
  takePages(tasks: readonly KeyedPage[], contextKey: string, pages: PageTarget): Promise<void>;
  /** Takes over the search index. */
  takeIndex(key: string, outputs: Outputs): Promise<void>;
  /** Stores what the store lacks, if this machine may. */
  give(made: Shareable): Promise<void>;
  problems(): Problem[];
}

/** Target of rendered pages. */
export interface PageTarget {
  outputs: Outputs;
  namesOf(task: KeyedPage): readonly string[];
}

/** Seconds for all reading and for all writing, unless the environment says otherwise. */
const SECONDS = 60;
const SHORTEST_KEY = 16;

/** Opens the store that the options name; undefined without one. */
export function openShared(options: BuildOptions, memo: Memo): SharedSite | undefined {
  const { cacheUrl: url, environment = {} } = options;
  if (url === undefined) return undefined;
  const { NOTES_CACHE_KEY: key = '', NOTES_CACHE_TOKEN: token, NOTES_CACHE_TIMEOUT } = environment;
  if (key.length < SHORTEST_KEY) return idle([problem('cache-key-missing', { address: url, length: SHORTEST_KEY })]);
  const store = httpStore({ url, token, seconds: Number(NOTES_CACHE_TIMEOUT) || SECONDS });
  const packs = sharedPacks(store, key);
  return createShared({ packs, memo, options, mayGive: token !== undefined && !options.drafts });
}

const idle = (problems: Problem[]): SharedSite => ({
  takeDocuments: async () => {},
  takePages: async () => {},
  takeIndex: async () => {},
  give: async () => {},
  problems: () => problems,
});

interface Sharing {
  packs: SharedPacks;
  memo: Memo;
  options: BuildOptions;
  mayGive: boolean;
}

function createShared({ packs, memo, options, mayGive }: Sharing): SharedSite {
  /** Groups of what this build is made of, for giving. */
  const documentGroups = new Map<string, string>();
  const pageGroups = new Map<string, string>();
  let shownPages: readonly KeyedPage[] = [];
  let indexKey: string | undefined;
  const { code } = toolVersion();
  const indexGroup = groupOf('index', code, '');
  return {
    async takeDocuments(items, optionsKey) {
      const wanted = new Map<string, string[]>();
      for (const { path, key } of items) {
        const group = groupOf('documents', code, optionsKey, path);
        documentGroups.set(key, group);
        const keys = compiledKeys(key);
        if (keys.some((one) => memo.ref(one) === undefined)) add(wanted, group, ...keys);
      }
      await packs.read(wanted, memo.setBytes);
      memo.flush();
    },
    async takePages(tasks, contextKey, { outputs, namesOf }) {
      const wanted = new Map<string, string[]>();
      const byKey = new Map(tasks.map((task) => [task.key, task]));
      shownPages = tasks;
      for (const { key, page } of tasks) {
        const group = groupOf('pages', contextKey, page.source ?? '');
        pageGroups.set(key, group);
        const kept = memo.get<KeptPage>(renderKey(key));
        if (!kept?.outputs.every(([path, hash]) => outputs.known(path) === hash)) add(wanted, group, key);
      }
      await packs.read(wanted, (key, bytes) => {
        const task = byKey.get(key);
        if (!task) return;
        const { head, files } = unpackFiles<KeptPage>(bytes);
        const names = namesOf(task);
        for (const [path, file] of files) outputs.offer({ path, bytes: file, phase: phaseOf(path), names });
        memo.set(renderKey(key), head);
      });
    },
    async takeIndex(key, outputs) {
      indexKey = key;
      const kept = memo.get<KeptIndex>(key);
      if (!kept || !stands(kept, outputs)) await takeIndex(key, indexGroup, { packs, memo, outputs });
    },
    async give(made) {
      if (!mayGive || packs.failure !== undefined) return;
      const open = openDocuments(made.documents);
      const isOpen = openBytes(made.site, options.environment ?? {}, [
        ...made.configFiles,
        ...open.map(({ source }) => join(made.site.dir, source)),
      ]);
      const checked = (bytes: Uint8Array | undefined) => (bytes && isOpen(bytes) ? bytes : undefined);
      const compiled = new Map<string, string[]>();
      for (const { key } of open) {
        const group = documentGroups.get(key);
        if (group !== undefined) add(compiled, group, ...compiledKeys(key));
      }
      await packs.write(compiled, (key) => checked(memo.getBytes(key)));
      const pages = new Map<string, string[]>();
      for (const { key, page } of shownPages) {
        const group = pageGroups.get(key);
        if (group !== undefined && !page.unlisted && !page.draft) add(pages, group, key);
      }
      await packs.write(pages, (key) => {
        const kept = made.rendered.get(key);
        return kept && checked(packFiles(kept, kept.outputs, made.out));
      });
      if (indexKey === undefined) return;
      const values = indexValues(indexKey, memo, made);
      await packs.write(new Map([[indexGroup, [...values.keys()]]]), (key) => checked(values.get(key)?.()));
    },
    problems: () => {
      const { failure } = packs;
      const address = options.cacheUrl ?? '';
      return failure === undefined ? [] : [problem('cache-store-failed', { address, reason: failure })];
    },
  };
}

/** Takes over the search index of a key, with the state that the next one is made from: all of it or nothing. */
async function takeIndex(
  key: string,
  group: string,
  { packs, memo, outputs }: Pick<Sharing, 'packs' | 'memo'> & { outputs: Outputs },
): Promise<void> {
  const read = async (keys: readonly string[]) => {
    const found = new Map<string, Uint8Array>();
    await packs.read(new Map([[group, [...keys]]]), (one, bytes) => void found.set(one, bytes));
    const values = keys.flatMap((one) => found.get(one) ?? []);
    return values.length === keys.length ? values : undefined;
  };
  const [head] = (await read([key])) ?? [];
  if (!head) return;
  const kept: KeptIndex = JSON.parse(Buffer.from(head).toString());
  const partKeys = indexParts(kept).map((_, i) => partKey(key, i));
  const values = await read([...partKeys, ...STATE_KEYS.map((name) => partKey(key, name))]);
  if (!values) return;
  for (const { files } of values.slice(0, partKeys.length).map(unpackFiles))
    for (const [path, bytes] of files)
      outputs.offer({ path, bytes, phase: phaseOf(path), ...(path === kept.meta[0] && { names: kept.paths }) });
  for (const [i, bytes] of values.slice(partKeys.length).entries()) memo.setBytes(STATE_KEYS[i] ?? '', bytes);
  memo.setBytes(key, head);
}

/** The values that the search index of a key is stored as, and how each is made. */
function indexValues(
  key: string,
  memo: Memo,
  { written, out }: Pick<Shareable, 'written' | 'out'>,
): Map<string, () => Uint8Array | undefined> {
  const values = new Map<string, () => Uint8Array | undefined>();
  const kept = memo.get<KeptIndex>(key);
  if (!kept) return values;
  for (const [i, paths] of indexParts(kept).entries()) {
    const outputs = paths.map((path) => [path, written.get(path)?.hash ?? ''] as const);
    values.set(partKey(key, i), () => packFiles(null, outputs, out));
  }
  for (const name of STATE_KEYS) values.set(partKey(key, name), () => memo.getBytes(name));
  values.set(key, () => memo.getBytes(key));
  return values;
}

/** Files of the search index in one value. */
const INDEX_FILES = 200;

/** The files of an index, cut into values. */
function indexParts({ paths, meta: [meta] }: KeptIndex): string[][] {
  const all = [...paths, meta];
  const parts = Array.from({ length: Math.ceil(all.length / INDEX_FILES) }, (_, i) => i * INDEX_FILES);
  return parts.map((from) => all.slice(from, from + INDEX_FILES));
}

const partKey = (key: string, part: number | string): string => `${key} ${part}`;

/** Levels of folders with packs of their own. */
const LEVELS = 3;

/** Returns what a pack is for: what its values were made with, and the folder of their sources. */
function groupOf(...given: string[]): string {
  const path = given.pop() ?? '';
  return JSON.stringify([...given, dirname(path).split('/').slice(0, LEVELS).join('/')]);
}

function add(groups: Map<string, string[]>, group: string, ...keys: string[]): void {
  const there = groups.get(group);
  if (there) there.push(...keys);
  else groups.set(group, keys);
}

const NEWLINE = 10;

/** Some data in a line of JSON, then the files whose paths and lengths it names. Undefined where a file is not what it was. */
function packFiles<T>(head: T, outputs: readonly (readonly [path: string, hash: string])[], out: string) {
  const files: Uint8Array[] = [];
  const list: [path: string, length: number][] = [];
  for (const [path, hash] of outputs) {
    const bytes = readBytes(out, path);
    if (!bytes || hashOf(bytes) !== hash) return undefined;
    files.push(bytes);
    list.push([path, bytes.length]);
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify({ head, list })}\n`), ...files]);
}

function unpackFiles<T>(bytes: Uint8Array): { head: T; files: [path: string, bytes: Uint8Array][] } {
  let at = bytes.indexOf(NEWLINE) + 1;
  const { head, list }: { head: T; list: [string, number][] } = JSON.parse(
    Buffer.from(bytes.subarray(0, at)).toString(),
  );
  const files = list.map(([path, length]): [string, Uint8Array] => {
    at += length;
    return [path, bytes.subarray(at - length, at)];
  });
  return { head, files };
}
