/** Mistakes of an eighteenth set: habits of other tools, and one cause that is said several times. */
import { config, group } from '../mistake.js';

const doc = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
const fields = (lines: string) => `---\ntitle: A\n${lines}\n---\n\nText.\n`;

export const eighteenthFields = group(
  'front matter of other tools',
  ['old addresses of Hugo', 'doc', fields('▸aliases: [/old]'), { says: /redirects\.yml/, alone: true }],
  ['old address of Jekyll', 'doc', fields('▸redirect_from: /old'), { says: /redirects\.yml/, alone: true }],
  ['no contents', 'doc', fields('▸toc: false'), { fix: ['toc: false', 'hide_table_of_contents: true'], alone: true }],
  ['no sidebar', 'doc', fields('▸sidebar: false'), { fix: ['sidebar: false', 'displayed_sidebar: null'], alone: true }],
  [
    'below a heading',
    'doc',
    '# B\n\n▸---\ntitle: B\nsidebar_position: 3\n---\n\nText.\n',
    {
      fix: ['# B\n\n---\ntitle: B\nsidebar_position: 3\n---\n\n', '---\ntitle: B\nsidebar_position: 3\n---\n\n# B\n\n'],
      alone: true,
    },
  ],
);
