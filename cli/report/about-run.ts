/** The first lines of `--verbose`: what runs, and on what. */
import { availableParallelism } from 'node:os';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { toolVersion } from '../../renderer/output/tool.js';
import type { Terminal } from './terminal.js';

export function sayAboutRun({ verbose, say, language, paint }: Terminal, options: EngineOptions): void {
  if (!verbose) return;
  const { version, code } = toolVersion();
  const zh = language === 'zh';
  const lines = [
    `biji ${version}, Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} CPU, ${code}`,
    `${zh ? '网站：' : 'site: '}${options.dir}`,
    `${zh ? '配置：' : 'configuration: '}${options.configFile}`,
    `${zh ? '缓存：' : 'cache: '}${options.cacheDir}`,
  ];
  say(paint.dim(lines.join('\n')));
}
