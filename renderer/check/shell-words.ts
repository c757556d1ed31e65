/** Reads shell blocks: with the optional package sh-syntax their grammar, and the subcommands of git and npm by name. */
import type { BlockFault } from './block-place.js';
import { nearestOf, nearTo } from './near-words.js';

/** The part of sh-syntax that is used. */
export interface ShellParser {
  parse(text: string): Promise<unknown>;
}

/** Error of sh-syntax. */
interface ShellError {
  message: string;
  Pos: { Line: number; Col: number };
}

const SUBCOMMANDS: Record<string, readonly string[]> = {
  git: (
    'add am archive bisect blame branch bundle cat-file checkout cherry-pick clean clone commit config describe diff fetch ' +
    'filter-branch filter-repo fsck gc grep help init log ls-files ls-remote ls-tree maintenance merge mv notes pull push range-diff rebase ' +
    'reflog remote reset restore revert rev-list rev-parse rm shortlog show show-ref sparse-checkout stash status submodule ' +
    'switch tag update-index update-ref verify-commit worktree'
  ).split(' '),
  npm: (
    'access adduser audit bugs cache ci completion config create dedupe deprecate diff dist-tag docs doctor edit exec explain ' +
    'explore find-dupes fund help i init install install-test link login logout ls list org outdated owner pack ping pkg ' +
    'prefix profile prune publish query rebuild repo restart root run run-script sbom search set shrinkwrap start stop t ' +
    'team test token un uninstall unpublish unstar update upgrade version view whoami ' +
    'add clean-install find info innit it cit la ll ln r rb remove rm s se show star stars tst unlink up v why x'
  ).split(' '),
  pnpm: 'add audit create deploy dlx exec import init install i list ls outdated pack publish rebuild remove rm run store test update up why -r'.split(
    ' ',
  ),
};

const LONG_OPTIONS: Record<string, readonly string[]> = {
  'git commit':
    'all amend message no-edit no-verify author date fixup squash signoff allow-empty reuse-message verbose'.split(' '),
  'git push':
    'all delete dry-run force force-with-lease mirror no-verify prune set-upstream tags follow-tags atomic'.split(' '),
  'git rebase':
    'abort autosquash autostash continue exec interactive keep-empty onto root skip update-refs rebase-merges'.split(
      ' ',
    ),
  'git reset': 'hard keep merge mixed soft patch'.split(' '),
  'git log':
    'all author decorate follow format graph grep max-count name-only name-status oneline patch pretty reverse since stat until first-parent no-merges'.split(
      ' ',
    ),
  'npm install':
    'save save-dev save-exact save-optional global no-save legacy-peer-deps ignore-scripts omit workspace include'.split(
      ' ',
    ),
  'npm i':
    'save save-dev save-exact save-optional global no-save legacy-peer-deps ignore-scripts omit workspace include'.split(
      ' ',
    ),
  'npm ci': 'ignore-scripts omit include legacy-peer-deps workspace'.split(' '),
};

export async function shellFaults(code: string, parser: ShellParser | undefined): Promise<BlockFault[]> {
  const faults = wordFaults(code);
  try {
    await parser?.parse(code);
  } catch (error) {
    const { message, Pos } = error as Partial<ShellError>;
    faults.push({ message: message ?? String(error), line: Pos?.Line ?? 1, column: Pos?.Col ?? 1 });
  }
  return faults;
}

/** Words behind git, npm and pnpm. */
function wordFaults(code: string): BlockFault[] {
  return code.split('\n').flatMap((line, index) => {
    const found: BlockFault[] = [];
    for (const match of line.matchAll(/(?:^|[;&|]\s*|\$\s+)(git|npm|pnpm)\s+(-?[a-z][a-z-]*)([^;&|#]*)/g)) {
      const [, tool = '', word = '', rest = ''] = match;
      const known = SUBCOMMANDS[tool] ?? [];
      const at = (part: string) => ({ line: index + 1, column: line.indexOf(part, match.index) + 1 });
      if (!known.includes(word) && !word.startsWith('-') && (tool !== 'pnpm' || isMixedUp(word, known)))
        found.push({ message: `${tool} has no command "${word}"`, ...at(word), ...nearTo(word, known) });
      const options = LONG_OPTIONS[`${tool} ${word}`];
      for (const [, option = ''] of options ? rest.matchAll(/\s--([a-z][a-z-]*)/g) : [])
        if (options && !options.includes(option) && nearestOf(option, options)) {
          const message = `${tool} ${word} has no option "--${option}"`;
          found.push({
            message,
            ...at(`--${option}`),
            ...nearTo(
              `--${option}`,
              options.map((name) => `--${name}`),
            ),
          });
        }
    }
    return found;
  });
}

/** pnpm also runs scripts and programs by their names: only the letters of a command in another order are surely meant as it. */
function isMixedUp(word: string, known: readonly string[]): boolean {
  const letters = (name: string) => [...name].sort().join('');
  return known.some((name) => letters(name) === letters(word));
}
