/** D31: style sheets of a site hold what the oldest browsers need: prefixes, and no rule inside another. */
import { expect, it } from 'vitest';
import { buildSite, configText } from './sites.js';

const SHEET =
  '{ user-select: none; mask-image: url(https://a.example/a.png); backdrop-filter: blur(2px); & b { color: red; } }\n';
const WANTED = [/-webkit-user-select:none/, /-webkit-mask-image:/, /-webkit-backdrop-filter:/, / b\{color:red\}/];

it('customCss, a style sheet of a component and one of a theme file', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({ customCss: 'own.css', security: 'trusted' }),
    'own.css': `.own ${SHEET}`,
    'components/Box.tsx': 'import \'./box.css\';\nexport default () => <i className="box">a</i>;\n',
    'components/box.css': `.box ${SHEET}`,
    'docs/a.mdx': "# A\n\nimport Box from '../components/Box';\n\n<Box />\n",
    'theme/layout/Footer.tsx': 'import \'./foot.css\';\nexport const Footer = () => <p className="foot">a</p>;\n',
    'theme/layout/foot.css': `.foot ${SHEET}`,
  });
  expect(built.code, built.stderr).toBe(0);
  const sheets = built.paths.filter((path) => path.endsWith('.css')).map((path) => built.file(path));
  for (const name of ['own', 'box', 'foot']) {
    const [sheet = ''] = sheets.filter((text) => text.includes(`.${name}{`));
    const rules = [...sheet.matchAll(new RegExp(`\\.${name}[^}]*\\}`, 'g'))].join('');
    for (const wanted of WANTED) expect(rules).toMatch(wanted);
    expect(rules).not.toContain('&');
  }
});
