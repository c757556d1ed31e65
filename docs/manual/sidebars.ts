/** One sidebar: first what every author needs, then what is looked up. */
export default {
  manual: [
    'start',
    {
      type: 'category',
      label: '写作',
      collapsed: false,
      items: ['structure', 'front-matter', 'markdown', 'components', 'gallery'],
    },
    { type: 'category', label: '查阅', collapsed: false, items: ['config', 'cli', 'errors'] },
    {
      type: 'category',
      label: '专题',
      collapsed: false,
      items: ['search', 'check', 'theme', 'deploy', 'untrusted', 'migrate'],
    },
  ],
};
