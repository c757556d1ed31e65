import type { Mistake } from '../mistake.js';
import { configuration } from './config.js';
import { dataFiles } from './data-files.js';
import { frontMatter } from './front-matter.js';
import { markdown } from './markdown.js';
import { mdx } from './mdx.js';

export const mistakes: readonly Mistake[] = [...frontMatter, ...dataFiles, ...configuration, ...markdown, ...mdx];
