export default {
  guide: ['index', 'elements', 'code', 'interactive', { type: 'category', label: '深入', link: { type: 'generated-index', title: '深入', description: '一组更细的说明。' }, items: ['deep/cache', 'deep/loop', 'deep/layout', { type: 'category', label: '更深', items: ['deep/more/one', 'deep/more/two'] }] }],
};
