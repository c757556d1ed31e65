/** Mistakes in the configuration of a Docusaurus site. */

import { startAndPage } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

const docusaurus = (theme: string, docs = '', policy = "'throw'") =>
  [
    'module.exports = {',
    "  title: 'T',",
    "  url: 'https://a.example',",
    "  baseUrl: '/',",
    `  onBrokenLinks: ${policy},`,
    `  presets: [['classic', { docs: { ${docs} }, blog: false }]],`,
    `  ${theme}`,
    '};',
    '',
  ].join('\n');

export const docusaurusConfiguration: readonly Mistake[] = group(
  'configuration of Docusaurus',
  [
    'option',
    'docusaurus.config.js',
    docusaurus('▸themeconfig: {},'),
    { fix: ['themeconfig', 'themeConfig'] },
    startAndPage,
  ],
  [
    'field of an item',
    'docusaurus.config.js',
    docusaurus("themeConfig: { navbar: { items: [{ to: '/docs', label: 'A', ▸clasName: 'b' }] } },"),
    { fix: ['clasName', 'className'] },
    startAndPage,
  ],
  [
    'option of the preset',
    'docusaurus.config.js',
    docusaurus('themeConfig: {},', '▸routebasePath: "x"'),
    { fix: ['routebasePath', 'routeBasePath'] },
    startAndPage,
  ],
  [
    'option of the footer',
    'docusaurus.config.js',
    docusaurus("themeConfig: { footer: { ▸stlye: 'dark' } },"),
    { fix: ['stlye', 'style'] },
    startAndPage,
  ],
  [
    'policy',
    'docusaurus.config.js',
    docusaurus('themeConfig: {},', '', "▸'thorw'"),
    { fix: ['thorw', 'throw'] },
    startAndPage,
  ],
  [
    'type of an item',
    'docusaurus.config.js',
    docusaurus("themeConfig: { navbar: { items: [{ type: ▸'docSidbar', sidebarId: 'defaultSidebar' }] } },"),
    { fix: ['docSidbar', 'docSidebar'] },
    startAndPage,
  ],
);
