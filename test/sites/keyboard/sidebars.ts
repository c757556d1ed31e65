export default {
  guide: [
    'index',
    'code',
    'elements',
    {
      type: 'category',
      label: 'Deep',
      link: { type: 'generated-index', title: 'Deep' },
      items: ['deep/cache', 'deep/loop'],
    },
    { type: 'category', label: 'Plain', collapsed: true, items: ['deep/layout'] },
  ],
};
