/** The state of publication: if the package can be had from the registry, and what documents say until then. The only place to change on publication. */
import { toolVersion } from '../../renderer/output/tool.js';

export const IS_PUBLISHED: boolean = false;

/** Name of the file that `npm pack` makes. */
const tarballName = (): string => `biji-${toolVersion().version}.tgz`;

/** The command that starts a site; until publication it names the tarball. */
export const startCommand = (): string =>
  IS_PUBLISHED ? 'npx biji init my-site' : `npx --package ./${tarballName()} biji init my-site`;

/** Note that documents show after that command; empty once the package is published. */
export const NOT_YET_PUBLISHED = {
  en: 'The package `biji` is not yet published: `npm pack` in the repository of the tool makes the tarball.',
  zh: '`biji` 这个包还没有发布：在工具的仓库里用 `npm pack` 生成压缩包。',
} as const;
