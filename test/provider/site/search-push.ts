import { createHash } from 'node:crypto';
import type { CreateHost, HostedRecord } from 'biji';

type Stored = Pick<HostedRecord, 'objectID' | 'hash'>;

// 这个引擎的编号只能用字母、数字和 - _
const idOf = (objectID: string) => createHash('sha256').update(objectID).digest('hex');

// 每次取回多少条
const LIMIT = 1000;

const SETTINGS = {
  filterableAttributes: ['site', 'language', 'docusaurus_tag'],
  searchableAttributes: ['hierarchy', 'slug', 'content'],
  distinctAttribute: 'url',
};

const createHost: CreateHost = async ({ site, indexName, hosts: [host] }) => {
  const key = process.env.SEARCH_WRITE_KEY;
  if (!host || !key) throw new Error('需要 search.hosts 和环境变量 SEARCH_WRITE_KEY');

  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(host + path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status });
    return response.json() as Promise<T>;
  }

  // 写入是异步的：等任务完成才算数
  async function write(method: string, path: string, body: unknown): Promise<void> {
    const { taskUid } = await ask<{ taskUid: number }>(method, path, body);
    for (;;) {
      const task = await ask<{ status: string; error?: { message: string } }>('GET', `/tasks/${taskUid}`);
      if (task.status === 'succeeded') return;
      if (task.status === 'failed') throw new Error(task.error?.message);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const index = `/indexes/${indexName}`;
  return {
    async stored() {
      // 要按网站筛选，先让引擎知道哪些属性可以筛选
      await write('PATCH', `${index}/settings`, SETTINGS);
      const found = new Map<string, string>();
      for (let offset = 0; ; offset += LIMIT) {
        const filter = `site = ${JSON.stringify(site)}`;
        const query = { filter, fields: ['objectID', 'hash'], offset, limit: LIMIT };
        const { results, total } = await ask<{ results: Stored[]; total: number }>(
          'POST',
          `${index}/documents/fetch`,
          query,
        );
        for (const { objectID, hash } of results) found.set(objectID, hash);
        if (offset + LIMIT >= total) return found;
      }
    },
    save: (records) =>
      write(
        'POST',
        `${index}/documents?primaryKey=id`,
        records.map((record) => ({ id: idOf(record.objectID), ...record })),
      ),
    remove: (objectIDs) => write('POST', `${index}/documents/delete-batch`, objectIDs.map(idOf)),
  };
};

export default createHost;
