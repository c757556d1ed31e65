/** Whether a folder can take a new site. */
import { existsSync, readdirSync } from 'node:fs';

/** What a fresh repository or `npm init` leaves, and the packed tool itself. Nothing of it is a site, and nothing of it is overwritten. */
const MAY_BE_THERE =
  /^(?:\.(?:git|gitignore|gitattributes|github|vscode|idea|editorconfig|npmrc|nvmrc|node-version|DS_Store)|package\.json|package-lock\.json|pnpm-(?:lock|workspace)\.yaml|node_modules|(?:README|LICEN[CS]E|CHANGELOG)(?:\.\w+)*|Thumbs\.db|biji-.*\.tgz)$/i;

/** Names that are in the way, sorted; empty where a site can be made. */
export function inTheWay(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !MAY_BE_THERE.test(name))
    .sort();
}
