/** Instructions in documents for getting the tool, before and after it is published. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IS_PUBLISHED, NOT_YET_PUBLISHED, startCommand } from '../../cli/options/publication.js';
import { root } from './imports.js';

const documents = execFileSync('git', ['ls-files', '-z', '*.md', '*.mdx'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /^(README|CHANGELOG|CONTRIBUTING|docs\/|templates\/)/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('documents', () => {
  it.each([
    ['README.md', NOT_YET_PUBLISHED.en],
    ['docs/manual/docs/start.md', NOT_YET_PUBLISHED.zh],
    ['docs/manual/i18n/en/docusaurus-plugin-content-docs/current/start.md', NOT_YET_PUBLISHED.en],
  ])('%s starts a site by the command of today', (file, notYet) => {
    expect(textOf(file)).toContain(`\n${startCommand()}\n`);
    expect(textOf(file).includes(notYet)).toBe(!IS_PUBLISHED);
  });

  it('name the tarball nowhere but in that command, so that a release can change it', () => {
    const named = documents.filter((file) => /biji-\d[\w.-]*\.tgz/.test(textOf(file)));
    expect(named.sort()).toEqual([
      'README.md',
      'docs/manual/docs/start.md',
      'docs/manual/i18n/en/docusaurus-plugin-content-docs/current/start.md',
      'docs/manual/i18n/en/docusaurus-plugin-content-pages/index.md',
      'docs/manual/pages/index.md',
    ]);
  });

  it('never call the package of somebody else, and never install it', () => {
    const wrong = documents.filter((file) =>
      /npx (?:--yes |-y )?notes\b|npm (?:i|install)(?: -\w)* notes\b/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });
});
