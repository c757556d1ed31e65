/** `notes import [dir]`: a Docusaurus configuration becomes a `notes.config.ts` that builds the same site (D19). */
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { replaceFile } from '../../renderer/engine/write/disk.js';
import { fullPath } from '../../renderer/site/helpers/file-paths.js';
import { problem } from '../../renderer/site/problems/problem.js';
import { cacheFolder } from '../options/cache-folder.js';
import { EXIT } from '../options/exit.js';
import { CONFIG_NAMES } from '../options/site-folder.js';
import { reportProblems } from '../report/report.js';
import { type Loudness, terminal } from '../report/terminal.js';

export interface ImportOptions extends Loudness {
  force?: boolean;
  dryRun?: boolean;
}

const FOREIGN = CONFIG_NAMES.filter((name) => name.startsWith('docusaurus.'));
const OURS = CONFIG_NAMES.filter((name) => name.startsWith('notes.'));
const WRITTEN = 'notes.config.ts';

export async function importCommand(given: string | undefined, options: ImportOptions): Promise<number> {
  const screen = terminal(options);
  const zh = screen.language === 'zh';
  const dir = fullPath(given ?? '.');
  const shown = (name: string) => relative(process.cwd(), join(dir, name)) || name;
  const foreign = FOREIGN.find((name) => existsSync(join(dir, name)));
  if (!foreign) {
    const place = { folder: given ?? dir, candidates: FOREIGN.join(', ') };
    await reportProblems([problem('import-nothing', place)], { screen, options: {} });
    return EXIT.usage;
  }
  const present = OURS.find((name) => existsSync(join(dir, name)));
  if (present && !options.force && !options.dryRun) {
    screen.say(
      zh
        ? `${shown(present)} 已经存在；加 --force 可以覆盖。`
        : `${shown(present)} exists already; add --force to replace it.`,
    );
    return EXIT.usage;
  }
  const { importSite } = await import('../../renderer/engine/load/import-site.js');
  const configFile = join(dir, foreign);
  const progress = screen.progress();
  progress.step('import');
  const { text, left, problems } = await importSite({ dir, configFile, ...cacheFolder(dir) });
  progress.stop();
  if (text === null) {
    await reportProblems(problems, { screen, options: {}, dir });
    return EXIT.usage;
  }
  if (options.dryRun) await screen.data(text.trimEnd());
  else {
    replaceFile(join(dir, WRITTEN), text);
    // Another configuration file of ours would be read as well, or instead.
    for (const name of OURS) if (name !== WRITTEN) rmSync(join(dir, name), { force: true });
  }
  if (left.length > 0) {
    screen.say(zh ? `没有带过来（${left.length} 项）：` : `Not carried over (${left.length}):`);
    for (const entry of left) screen.say(`  ${entry}`);
  }
  if (!options.dryRun) screen.tell(`${screen.paint.green('✓')} ${shown(WRITTEN)}`);
  return EXIT.ok;
}
