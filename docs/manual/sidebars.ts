/** One sidebar: first what every author needs, then how a site is published, then what is looked up. */
export default {
  manual: [
    'start',
    {
      type: 'category',
      label: '写作',
      collapsed: false,
      items: ['structure', 'front-matter', 'markdown', 'code', 'components', 'own-components'],
    },
    {
      type: 'category',
      label: '发布',
      collapsed: false,
      items: ['deploy', 'deploy-git', 'deploy-platforms', 'deploy-server', 'deploy-cache', 'comments'],
    },
    { type: 'category', label: '查阅', collapsed: false, items: ['config', 'cli', 'errors'] },
    {
      type: 'category',
      label: '专题',
      collapsed: false,
      items: ['search', 'check', 'theme', 'languages', 'plugins', 'gallery', 'untrusted', 'migrate', 'migrate-others'],
    },
  ],
};
