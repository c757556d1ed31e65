/** The test of a folder that is to take a new site. */
import { existsSync, readdirSync } from 'node:fs';

/** Files that a fresh repository or `npm init` leaves, and the packed tool. None of them belongs to a site, and none is overwritten. */
const MAY_BE_THERE =
  /^(?:\.(?:git|gitignore|gitattributes|github|vscode|idea|editorconfig|npmrc|nvmrc|node-version|DS_Store)|package\.json|package-lock\.json|pnpm-(?:lock|workspace)\.yaml|node_modules|(?:README|LICEN[CS]E|CHANGELOG)(?:\.\w+)*|Thumbs\.db|biji-.*\.tgz)$/i;

/** Names that are in the way, sorted; empty where a site can be made. */
export function inTheWay(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !MAY_BE_THERE.test(name))
    .sort();
}
