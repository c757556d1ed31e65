/** Functions of a migrated site that run before the parser: `markdown.preprocessor` and `markdown.parseFrontMatter` of Docusaurus. */
import { join } from 'node:path';
import type { Source } from '../site/content/source.js';
import { readFrontMatter } from '../site/front-matter/front-matter.js';
import { isPlainObject } from '../site/helpers/schema.js';
import { readYaml } from '../site/helpers/yaml.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { CompileOptions } from './tree/compile-options.js';
import { thrownMessage } from './tree/thrown-message.js';

export interface StepResult {
  /** The text with what the preprocessor has made of all but the front matter. */
  text: string;
  /** Fields that the site reads out of the front matter itself; undefined where it does not. */
  fields?: Record<string, unknown>;
  problems: Problem[];
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/;

/** Runs them over a file. If one throws, the text is unchanged. */
export async function runTextSteps(
  text: string,
  source: Source,
  { markdown, thrownAt }: CompileOptions,
): Promise<StepResult> {
  const { preprocessor, parseFrontMatter, dir = '' } = markdown.textSteps ?? {};
  const filePath = join(dir, source.path);
  const result: StepResult = { text, problems: [] };
  const run = async (name: string, step: () => unknown): Promise<unknown> => {
    try {
      return await step();
    } catch (error) {
      const message = await thrownMessage(error, { thrownAt });
      const found = problem('markdown-plugin', { name: `markdown.${name}`, message }, { file: source.path });
      result.problems.push({ ...found, level: 'warning' });
      return undefined;
    }
  };
  if (parseFrontMatter) {
    const defaultParseFrontMatter = async ({ fileContent }: { fileContent: string }) =>
      usualFields(fileContent, source);
    const given = { filePath, fileContent: text, defaultParseFrontMatter };
    const made = await run('parseFrontMatter', () => parseFrontMatter(given));
    if (isPlainObject(made) && isPlainObject(made.frontMatter)) result.fields = withoutDates(made.frontMatter);
  }
  if (preprocessor) {
    const made = await run('preprocessor', () => preprocessor({ filePath, fileContent: text }));
    const own = FRONT_MATTER.exec(text)?.[0] ?? '';
    // The reference reads the front matter before.
    if (typeof made === 'string') result.text = own + made.replace(own === '' ? /^(?!)/ : FRONT_MATTER, '');
  }
  return result;
}

/** Other readers of YAML make dates of what we keep as text. */
const withoutDates = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** Returns the fields of a text as Docusaurus' own reader gives them, and the text below. */
export function usualFields(text: string, source: Pick<Source, 'path' | 'kind'>) {
  const { body } = readFrontMatter(text, source, { isMoved: true });
  const yaml = FRONT_MATTER.exec(text)?.[0].replace(/^\uFEFF?---[ \t]*\n|\n---[ \t]*\n?$/g, '') ?? '';
  const { value } = readYaml(yaml);
  return { frontMatter: isPlainObject(value) ? value : {}, content: body.trim() };
}
