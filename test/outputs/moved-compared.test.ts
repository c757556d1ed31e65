/** What the comparison of whole sites with their own Docusaurus has found. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (rest = '') => `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { blog: false }]],
  ${rest}
};
`;
const problemsOf = (stderr: string) => stderr.match(/^(?:error|warning|info) [a-z-]+/gm) ?? [];

it('a file within a package of the reference is what its public name is', async () => {
  const built = await buildSite({
    'docusaurus.config.mjs': config(),
    'src/Inner.jsx': `import React from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';
import useDocusaurusContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext.js';
import { useThemeConfig } from '@docusaurus/theme-common/lib/utils/useThemeConfig';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/lib/client/index.js';
import Details from '@docusaurus/theme-classic/lib/theme/Details';

export default () => (
  <Details summary="more">
    <Link to="/docs/a">{useDocusaurusContext().siteConfig.title} {typeof useThemeConfig()} {useLatestVersion().label}</Link>
  </Details>
);
`,
    'docs/a.mdx': "import Inner from '@site/src/Inner';\n\n# A\n\n<Inner />\n",
  });
  expect(built.code, built.stderr).toBe(0);
  expect(problemsOf(built.stderr)).toEqual([]);
  expect(built.file('docs/a/index.html').replace(/<!--.*?-->/g, '')).toMatch(
    /<a [^>]*href="\/docs\/a\/?"[^>]*>M object Next<\/a>/,
  );
});
