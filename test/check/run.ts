/** Runs Markdown as `check` runs it, for tests. */
import { join } from 'node:path';
import { type CodeCheckOptions, type CodeCheckResult, checkCode } from '../../renderer/check/check-code.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { findIsolation, type Isolation, NOT_ISOLATED } from '../../renderer/check/isolation.js';
import { root } from '../structure/imports.js';

export const harness: string = join(root, 'lib/renderer/check/sandbox-harness.cjs');

/** Isolation that this machine supports. */
export const isolation: Isolation = findIsolation(harness);

export { NOT_ISOLATED };

/** Options that differ from those of most tests. */
export type Changes = Partial<Omit<CodeCheckOptions, 'isolation'>> & { isolation?: Isolation };

export const checkOptions = ({ isolation: own = NOT_ISOLATED, ...changes }: Changes = {}): CodeCheckOptions => ({
  harness,
  isolation: () => own,
  limits: { timeout: 20_000, memory: 64, resident: 512 },
  parallel: 2,
  cache: new Map(),
  versions: 'test',
  ...changes,
});

export const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

export const check = (text: string, changes?: Changes): Promise<CodeCheckResult> =>
  checkCode(extractBlocks('a.md', text), checkOptions(changes));

/** Findings as `line code actual`. */
export const found = async (text: string, changes?: Changes): Promise<string[]> =>
  (await check(text, changes)).problems.map(
    ({ code, line, args }) => `${line} ${code}${args.actual === undefined ? '' : ` ${args.actual}`}`,
  );
