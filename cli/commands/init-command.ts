/** `notes init [dir]`: a site that builds at once. */
import { basename, relative, resolve } from 'node:path';
import { EXIT } from '../options/exit.js';
import { terminal } from '../report/terminal.js';
import { copyTemplate, isVacant } from './copy-template.js';

export interface InitOptions {
  title?: string;
  force?: boolean;
}

export async function initCommand(dir: string, options: InitOptions): Promise<number> {
  const screen = terminal();
  const zh = screen.language === 'zh';
  const target = resolve(dir);
  const shown = relative(process.cwd(), target) || '.';
  if (!options.force && !isVacant(target)) {
    screen.say(
      zh ? `${shown} 不是空文件夹；加 --force 可以照样写入。` : `${shown} is not empty; add --force to write into it.`,
    );
    return EXIT.usage;
  }
  const title = (options.title ?? basename(target)).replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'Notes';
  const written = copyTemplate('site', target, { title: title.replace(/['\\]/g, '\\$&') });
  for (const path of written) screen.say(`  ${path}`);
  const folder = shown === '.' ? '' : ` ${/\s/.test(shown) ? JSON.stringify(shown) : shown}`;
  screen.say(zh ? `接着运行：notes serve${folder}` : `Next: notes serve${folder}`);
  return EXIT.ok;
}
