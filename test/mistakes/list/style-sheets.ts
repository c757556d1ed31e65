/** Mistakes in style sheets. */

import { config } from '../file-texts.js';
import { home, start } from '../files-beside.js';
import { group, type Mistake } from '../mistake.js';

const styled = { ...start, 'notes.config.ts': config("customCss: './css/a.css',") };

export const styleSheets: readonly Mistake[] = group(
  'style sheets',
  ['property', 'css/a.css', '.a {\n  ▸backgroud: red;\n}\n', { fix: ['backgroud', 'background'] }, styled],
  ['property of another English', 'css/a.css', '.a {\n  ▸colour: red;\n}\n', { fix: ['colour', 'color'] }, styled],
  ['full-width semicolon', 'css/a.css', '.a {\n  color: red▸；\n  margin: 0;\n}\n', { fix: ['；', ';'] }, styled],
  ['full-width colon', 'css/a.css', '.a {\n  color▸： red;\n}\n', { fix: ['：', ':'] }, styled],
  ['full-width braces', 'css/a.css', '.a ▸｛\n  color: red;\n}\n', { fix: ['｛', '{'] }, styled],
  [
    'Chinese quotation marks',
    'css/a.css',
    '.a {\n  font-family: ▸“Songti”, serif;\n}\n',
    { fix: ['“Songti”', '"Songti"'] },
    styled,
  ],
  ['Chinese dot', 'css/a.css', '▸。a {\n  color: red;\n}\n', { fix: ['。a', '.a'] }, styled],
  [
    'comment of programs',
    'css/a.css',
    '▸// Links\n.a {\n  color: red;\n}\n',
    { fix: ['// Links', '/* Links */'] },
    styled,
  ],
  [
    'comment behind a rule',
    'css/a.css',
    '.a {\n  color: red; ▸// teal\n}\n',
    { fix: ['// teal', '/* teal */'] },
    styled,
  ],
  ['rule', 'css/a.css', '@▸meida print {\n  .a {\n    color: red;\n  }\n}\n', { fix: ['meida', 'media'] }, styled],
  ['selector', 'css/a.css', '.a:▸hovr {\n  color: red;\n}\n', { fix: ['hovr', 'hover'] }, styled],
  ['no semicolon', 'css/a.css', '.a {\n  color: ▸red\n  margin: 0;\n}\n', { fix: ['red\n', 'red;\n'] }, styled],
  ['no colon', 'css/a.css', '.a {\n  ▸color red;\n}\n', { fix: ['color red', 'color: red'] }, styled],
  ['space before the unit', 'css/a.css', '.a {\n  margin: ▸10 px;\n}\n', { fix: ['10 px', '10px'] }, styled],
  ['unit', 'css/a.css', '.a {\n  margin: 10▸xp;\n}\n', { fix: ['xp', 'px'] }, styled],
  ['important', 'css/a.css', '.a {\n  color: red !▸importnat;\n}\n', { fix: ['importnat', 'important'] }, styled],
  ['colour', 'css/a.css', '.a {\n  color: ▸#12345;\n}\n', { says: /digits/ }, styled],
  [
    'picture by http',
    'css/a.css',
    '.a {\n  background: url(▸http://b.example/a.png);\n}\n',
    { fix: ['http:', 'https:'] },
    styled,
  ],
  [
    'variable of Docusaurus',
    'css/a.css',
    ':root {\n  ▸--ifm-color-primery: red;\n}\n',
    { fix: ['primery', 'primary'] },
    { ...home, 'notes.config.ts': config("customCss: 'css/a.css',"), 'css/back.png': 'x' },
  ],
  [
    'picture of a style sheet',
    'css/a.css',
    '.a {\n  background: url(▸./bakc.png);\n}\n',
    { fix: ['bakc', 'back'] },
    { ...home, 'notes.config.ts': config("customCss: 'css/a.css',"), 'css/back.png': 'x' },
  ],
  [
    'colour of the theme',
    'css/a.css',
    ':root {\n  --ifm-color-primary: ▸#2f6f8;\n}\n',
    { says: /no colour/ },
    { ...home, 'notes.config.ts': config("customCss: ['css/a.css'],") },
  ],
);
