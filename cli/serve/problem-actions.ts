/**
 * What an open page may ask of the local server about a problem: to open its place in the editor, and to carry out its repair. Only pages
 * of the site itself, in a browser of this machine, that have the token of this start; only by the id of a problem, never with a text.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { toolRoot } from '../../renderer/output/tool.js';
import { type ShownProblem, TOKEN_HEADER } from '../../renderer/shared/reload-message.js';
import { hashData } from '../../renderer/site/helpers/hash.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { repairOf } from '../../renderer/site/problems/repair.js';
import { PANEL_BUTTON, PANEL_FOLDER, PANEL_MAIN } from '../panel/panel-contract.js';
import { repairProblems } from '../repair/fix.js';
import { frames } from '../report/frames.js';
import type { Language } from '../report/message-language.js';
import { isLoopback } from './hosts.js';
import { type Answer, openInEditor } from './open-editor.js';

const OPEN = '/_notes/open';
const FIX = '/_notes/fix';

/** Answers a request that has been found to be allowed. */
export type ActionAnswer = (query: URLSearchParams) => Promise<Answer>;

const WORDS = {
  en: {
    open: 'Open in the editor',
    fix: 'Fix it',
    gone: 'This problem is no longer there.',
    changed: 'The file has changed since; nothing was written.',
  },
  zh: {
    open: '在编辑器中打开',
    fix: '直接修正',
    gone: '这个问题已经不在了。',
    changed: '文件在此之后改动过，没有写入任何内容。',
  },
} as const;

export class ProblemActions {
  private readonly token = randomBytes(24).toString('base64url');
  /** Problems that are shown now, by what they say: the same one keeps its id when the site is built again. */
  private problems = new Map<string, Problem>();
  private further: ReadonlyMap<string, ActionAnswer> = new Map();

  /** @param dir site folder, absolute */
  constructor(
    private readonly dir: string,
    private readonly language: Language,
  ) {}

  /** Takes requests for other actions too, by their address, under the same conditions. */
  offer(actions: ReadonlyMap<string, ActionAnswer>): void {
    this.further = actions;
  }

  /**
   * Problems as open pages show them, with what can be asked about each.
   * @param isBuilt pages are new all the same
   */
  show(problems: readonly Problem[], isBuilt = false): ShownProblem[] {
    this.problems = new Map(problems.map((problem) => [hashData(problem), problem]));
    return [...this.problems].map(([id, problem]) => ({
      ...this.textOf(problem),
      actions: this.actionsOf(problem, `?problem=${encodeURIComponent(id)}`),
      ...(isBuilt && { mild: hashData([problem.code, problem.file, problem.args]) }),
    }));
  }

  private textOf(problem: Problem): Pick<ShownProblem, 'title' | 'frame'> {
    const [title = '', ...frame] = frames([problem], { language: this.language }).split('\n');
    return { title, frame: frame.join('\n') };
  }

  private actionsOf(problem: Problem, query: string): { label: string; address: string }[] {
    if (!this.fileOf(problem)) return [];
    const words = WORDS[this.language];
    const fix = repairOf(problem) && problem.sourceLine !== undefined;
    return [{ label: words.open, address: OPEN + query }, ...(fix ? [{ label: words.fix, address: FIX + query }] : [])];
  }

  /** The token, and the module that uses it, for who may. */
  helloFor(request: IncomingMessage): { token: string; module: string } | undefined {
    const module = `${PANEL_FOLDER}${PANEL_BUTTON}?${this.language}`;
    return isOwnMachine(request) ? { token: this.token, module } : undefined;
  }

  /** The file after an address that only these clients know. */
  scriptOf(request: IncomingMessage, path: string): string | undefined {
    const name = [PANEL_BUTTON, PANEL_MAIN].find((entry) => path === PANEL_FOLDER + entry);
    return name !== undefined && isOwnMachine(request) ? join(toolRoot, 'lib/panel', name) : undefined;
  }

  /** Returns true for an action that this client may know of. For others it is not there. */
  takes(request: IncomingMessage, path: string): boolean {
    return (path === OPEN || path === FIX || this.further.has(path)) && isOwnMachine(request);
  }

  /** Answers a POST that asks for an action. */
  async answer(request: IncomingMessage, path: string, search: string): Promise<Answer> {
    if (!this.isAllowed(request)) return [403, 'Only pages of this site may ask for this.'];
    const query = new URLSearchParams(search);
    const further = this.further.get(path);
    if (further) return further(query);
    const words = WORDS[this.language];
    const problem = this.problems.get(query.get('problem') ?? '');
    const file = problem && this.fileOf(problem);
    if (!problem || !file) return [410, words.gone];
    if (path === FIX) return this.fix(file, problem);
    return openInEditor([file, problem.line ?? 1, problem.column ?? 1], this.language);
  }

  /** Browsers name the origin of every POST; the token is known only to who could read the event stream. */
  private isAllowed({ headers }: IncomingMessage): boolean {
    const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ''));
    const token = Buffer.from(this.token);
    const own = [`http://${headers.host}`, `https://${headers.host}`];
    return own.includes(headers.origin ?? '') && given.length === token.length && timingSafeEqual(given, token);
  }

  /** Returns the absolute file of a problem if it is in the site folder. */
  private fileOf({ file }: Problem): string | undefined {
    return file === undefined || file.split('/').includes('..') ? undefined : join(this.dir, file);
  }

  private async fix(file: string, problem: Problem): Promise<Answer> {
    const words = WORDS[this.language];
    const now = readFileSync(file, 'utf8').split(/\r?\n/)[(problem.line ?? 0) - 1];
    if (now === undefined || now.replace(/^\uFEFF/, '') !== problem.sourceLine) return [409, words.changed];
    const { repairs } = await repairProblems(this.dir, [problem], async () => true);
    return repairs > 0 ? [200, ''] : [409, words.changed];
  }
}

/** True for a request from this machine that did not come through a tunnel. */
function isOwnMachine({ headers, socket }: IncomingMessage): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return isLoopback(peer) && isLoopback(headers.host ?? '');
}
