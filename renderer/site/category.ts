/** Category files (B1.64, B1.65). */
import { posix } from 'node:path';
import type { DataFile } from './files.js';
import { placeAt } from './frontmatter.js';
import { byCodeUnit } from './order.js';
import { dataPlace } from './places.js';
import { nearestName, problem } from './problem.js';
import * as s from './schema.js';
import type { CategoryLink } from './sidebar-config.js';
import type { Problem } from './types.js';
import { readYaml } from './yaml.js';

export interface CategoryFile {
  key?: string;
  label?: string;
  description?: string;
  position?: number;
  collapsed?: boolean;
  collapsible?: boolean;
  className?: string;
  customProps?: unknown;
  /** null switches the index convention off (B1.60). */
  link?: CategoryLink | null;
}

const link = s.any(
  s.nothing,
  s.object({ type: s.oneOf('doc'), id: s.filled }, ['type', 'id']),
  s.object(
    {
      type: s.oneOf('generated-index'),
      slug: s.string,
      title: s.string,
      description: s.string,
      keywords: s.any(s.string, s.list(s.string)),
      image: s.string,
    },
    ['type'],
  ),
);

const shape = s.object({
  key: s.string,
  label: s.string,
  description: s.string,
  position: s.any(s.number, s.string),
  collapsed: s.boolean,
  collapsible: s.boolean,
  className: s.string,
  customProps: s.plainObject,
  link,
});

/** Reads a data file as YAML (of which JSON is a part) and checks its shape. */
export function readData(file: DataFile, against: s.Shape, code: string): { value: unknown; problems: Problem[] } {
  const read = readYaml(file.text);
  if (read.error) {
    const place = placeAt(file.text, read.error.offset, read.error.length, file.path);
    return { value: undefined, problems: [problem('data-file-syntax', { message: read.error.message }, place)] };
  }
  const issues: s.Issue[] = [];
  const value = read.value ?? {};
  against.check(value, [], issues);
  return { value, problems: issues.map((issue) => issueProblem(issue, file, code)) };
}

function issueProblem(issue: s.Issue, file: DataFile, code: string): Problem {
  if (issue.kind === 'unknown') {
    const path = [...issue.path, issue.key];
    const nearest = nearestName(issue.key, issue.known);
    const args = { path: s.pathText(path), known: issue.known.join(', ') };
    const place = dataPlace(file, path, 'key');
    return problem('data-file-unknown-key', args, nearest === undefined ? place : { ...place, nearest });
  }
  const [rule, got] = issue.kind === 'missing' ? ['required', 'undefined'] : [issue.expected, issue.got];
  return problem(code, { path: s.pathText(issue.path) || '.', rule, got }, dataPlace(file, issue.path));
}

/** Category files of one version by raw folder. Of several in one folder the first is used, with a warning. */
export function readCategories(files: readonly DataFile[]): {
  byFolder: Map<string, CategoryFile>;
  problems: Problem[];
} {
  const byFolder = new Map<string, CategoryFile>();
  const problems: Problem[] = [];
  for (const file of [...files].sort((a, b) => byCodeUnit(a.relative, b.relative))) {
    const folder = posix.dirname(file.relative) === '.' ? '' : posix.dirname(file.relative);
    if (byFolder.has(folder)) {
      problems.push(problem('category-file-twice', { folder: folder || '.' }, { file: file.path }));
      continue;
    }
    const { value, problems: found } = readData(file, shape, 'category-file-shape');
    problems.push(...found);
    byFolder.set(folder, found.length === 0 ? asCategory(value as Record<string, unknown>) : {});
  }
  return { byFolder, problems };
}

function asCategory(value: Record<string, unknown>): CategoryFile {
  const category = { ...value } as CategoryFile;
  if (typeof value.position === 'string') category.position = Number(value.position);
  if (category.position !== undefined && !Number.isFinite(category.position)) delete category.position;
  const given = category.link;
  if (given?.type === 'generated-index' && typeof given.keywords === 'string') {
    category.link = { ...given, keywords: [given.keywords] };
  }
  return category;
}
