/** Paths of the system. The tool writes those of a site with `/` everywhere; Windows writes `\`, and knows drives. */
import { relative, resolve, sep } from 'node:path';

/** Returns a path whose drive is a capital letter: terminals on Windows start programs in `c:` too, while bundlers and Node say `C:`. */
export const capitalDrive = (path: string): string => path.replace(/^[a-z](?=:)/, (drive) => drive.toUpperCase());

/** Returns an absolute path, with a capital drive. */
export const fullPath = (...parts: string[]): string => capitalDrive(resolve(...parts));

/** Returns a path of the system with `/`. */
export const posixPath = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** Returns the path of a file from a folder, with `/`. */
export const pathFrom = (folder: string, file: string): string => posixPath(relative(folder, file));

/** True if a path is a folder or inside it. Both are absolute, as `join` and `resolve` make them. */
export function isBelow(folder: string, path: string): boolean {
  return (
    path.startsWith(folder) && (path.length === folder.length || folder.endsWith(sep) || path[folder.length] === sep)
  );
}

/** True if a file is inside a folder or that folder itself, however both are written. */
export const isInside = (folder: string, file: string): boolean => isBelow(resolve(folder), resolve(file));

/** Returns the name of a module of a bundle without that of its kind, `mdx:/site/a.mdx`. One letter is a drive. */
export const withoutKind = (name: string): string => name.replace(/^[^\\/:]{2,}:/, '');
