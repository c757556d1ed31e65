import type { ProblemTable } from './table.js';

/** Problems of `notes index`. */
export const indexProblems: ProblemTable = {
  'index-app-id-missing': {
    level: 'error',
    en: 'appId is missing',
    zh: 'appId is missing（没有设置应用编号）',
    fixEn: 'Set `search.appId` or `index.appId` in the configuration, or ALGOLIA_APP_ID in the environment.',
    fixZh: '在配置里设置 search.appId 或 index.appId，或设置环境变量 ALGOLIA_APP_ID。',
  },
  'index-api-key-missing': {
    level: 'error',
    en: 'apiKey is missing',
    zh: 'apiKey is missing（没有设置写入密钥）',
    fixEn:
      'Set ALGOLIA_WRITE_KEY in the environment: a key with addObject, deleteObject, browse, settings and editSettings.',
    fixZh: '设置环境变量 ALGOLIA_WRITE_KEY，密钥需要 addObject、deleteObject、browse、settings、editSettings 权限。',
  },
  'index-record-too-big': {
    level: 'error',
    en: 'A record of {page} has {bytes} bytes, more than {limit}, without anything that could be split.',
    zh: '{page} 的一条记录有 {bytes} 字节，超过上限 {limit}，且无法拆分。',
    fixEn: 'Shorten its headings, or raise `index.maxRecordBytes` if your plan allows more.',
    fixZh: '缩短该页标题；如果套餐允许，调高 index.maxRecordBytes。',
  },
  'index-empty': {
    level: 'error',
    en: 'The site has no records; pushing would empty the index ({stored} records).',
    zh: '站点没有任何记录，推送会清空索引（现有 {stored} 条）。',
    fixEn: 'Check the folder and the configuration; `--force` empties the index all the same.',
    fixZh: '检查目录与配置；确实要清空时加 --force。',
  },
  'index-deletes-half': {
    level: 'error',
    en: 'The push would delete {remove} of {stored} records, more than half.',
    zh: '这次推送会删除 {stored} 条记录中的 {remove} 条，超过一半。',
    fixEn: 'Check the index name and the folder; `--force` deletes them all the same.',
    fixZh: '检查索引名与目录；确实要删除时加 --force。',
  },
  'index-key-too-weak': {
    level: 'error',
    en: 'The key lacks rights: {missing}.',
    zh: '密钥缺少权限：{missing}。',
    fixEn: 'Make a key with these rights for this index and put it into ALGOLIA_WRITE_KEY.',
    fixZh: '为该索引创建带有这些权限的密钥，放入 ALGOLIA_WRITE_KEY。',
  },
  'index-key-too-strong': {
    level: 'warning',
    en: 'The key may do more than a push needs: {extra}.',
    zh: '密钥权限超出推送所需：{extra}。',
    fixEn: 'Use a key with addObject, deleteObject, browse, settings and editSettings alone.',
    fixZh: '改用只有 addObject、deleteObject、browse、settings、editSettings 权限的密钥。',
  },
  'index-key-refused': {
    level: 'error',
    en: 'The service refuses the key.',
    zh: '搜索服务拒绝了这个密钥。',
    fixEn: 'Check that ALGOLIA_WRITE_KEY belongs to this application and may write to this index.',
    fixZh: '确认 ALGOLIA_WRITE_KEY 属于该应用，并且可以写入该索引。',
  },
  'index-rate-limited': {
    level: 'error',
    en: 'The service asks to wait: too many requests.',
    zh: '请求过于频繁，搜索服务要求稍后再试。',
    fixEn: 'Run `notes index` again later: it goes on where it stopped.',
    fixZh: '稍后重新运行 notes index，它会接着完成。',
  },
  'index-unreachable': {
    level: 'error',
    en: 'No host of the search service answers.',
    zh: '搜索服务的所有主机都没有响应。',
    fixEn: 'Check the network and the appId, then run `notes index` again: it goes on where it stopped.',
    fixZh: '检查网络与 appId，然后重新运行 notes index，它会接着完成。',
  },
  'index-failed': {
    level: 'error',
    en: 'The search service reports for {index}: {message} ({status})',
    zh: '搜索服务对 {index} 返回错误：{message}（{status}）',
    fixEn: 'Mend what the message names, then run `notes index` again.',
    fixZh: '按提示修正后重新运行 notes index。',
  },
  'search-key-too-strong': {
    level: 'error',
    en: 'The site would publish a key that may do more than search: {extra}.',
    zh: '站点会公开一个不止能搜索的密钥：{extra}。',
    fixEn: 'Use the search-only key in `search.apiKey`.',
    fixZh: '在 search.apiKey 里使用仅限搜索的密钥。',
  },
  'search-key-refused': {
    level: 'warning',
    en: 'The search service refuses the key in `search.apiKey`: readers would find nothing.',
    zh: '搜索服务拒绝 search.apiKey 里的密钥：读者将搜不到任何内容。',
    fixEn: 'Check that the key belongs to `search.appId` and has not been deleted.',
    fixZh: '确认该密钥属于 search.appId，并且没有被删除。',
  },
};
