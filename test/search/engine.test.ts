import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../theme/client/search/engine/engine.js';
import { IndexError } from '../../theme/client/search/engine/index-error.js';
import type { Hit, SearchRequest } from '../../theme/client/search/transport.js';
import { type CorpusPage, recordsOf } from '../bench/search/corpus.js';
import { asking, engineOver, type HashedOutput, makeIndex, pagesOf, toTheEnd } from '../bench/search/evaluate.js';
import { madeCorpus } from '../bench/search/made.js';

const page = (url: string, title: string, ...secs: [h: string, t: string, code?: string][]): CorpusPage => ({
  url,
  lvl0: '文档',
  title,
  secs: secs.map(([h, t, code], i) => ({ level: i === 0 ? 1 : 2, h, t, ...(code && { code: [code] }) })),
});

const corpus = [
  page(
    '/loop',
    '事件循环：微任务和宏任务',
    ['', '浏览器的事件循环从队列中取出任务。'],
    ['Event Loop', '先清空微任务队列，再渲染页面。'],
  ),
  page(
    '/debounce',
    '函数防抖',
    ['', '防抖让函数在停止触发后才执行。'],
    ['实现', '保存定时器的编号。', 'function debounce(fn, waitTime) {\n  return () => fn?.call(null);\n}'],
  ),
  page('/closure', '闭包', ['', '函数记住外层的变量。'], ['循环中的闭包', '事件处理函数里的循环变量。']),
  page(
    '/effect',
    'useEffect',
    ['', '在渲染之后执行副作用，依赖项 dependencies 变化时重新执行。'],
    ['清理函数', '返回一个函数。'],
  ),
  page(
    '/websocket',
    'WebSocket 连接',
    ['', '长连接。使用 structuredClone 复制消息。'],
    ['max_retry_count 选项', '<script>alert("x")</script> & 重试。'],
  ),
  page('/object', '对象', ['', '属性的集合。']),
  page('/async', '异步循环', ['', '等待每一项。']),
  page('/by-chance', '零碎', ['', '读者在意的事物件件如此，同步亦然。']),
  page('/other', '其他', ['', '事件很多，循环也很多。'], ['杂项', 'عربي שלום 🎉 表情。']),
];
const index = makeIndex(corpus.map(recordsOf));
const { engine } = engineOver(index.outputs);
const hits = async (query: string, more: Partial<SearchRequest> = {}): Promise<Hit[]> =>
  (await engine.search([{ query, ...more }]))[0]!.hits;

describe('what readers type', () => {
  it.each([
    ['title', '函数防抖', '/debounce'],
    ['inside a compound', '微任务', '/loop'],
    ['heading', '清理函数', '/effect#s1'],
    ['mixed 中英', 'WebSocket 连接', '/websocket'],
    ['prefix while typing', 'useEff', '/effect'],
    ['prefix of the last word', '渲染 depend', '/effect'],
    ['typo', 'useEffct', '/effect'],
    ['typo in the first letter', 'sueEffect', '/effect'],
    ['typo, wrong first letter', 'qebsocket', '/websocket'],
    ['two typos', 'strcturedClne', '/websocket'],
    ['words written together in a heading', 'eventlop', '/loop#s1'],
    ['camelCase parts', 'structured clone', '/websocket'],
    ['snake_case part', 'retry', '/websocket#s1'],
    ['snake_case whole', 'max_retry_count', '/websocket#s1'],
    ['identifier in code opens at its heading', 'waitTime', '/debounce#s1'],
    ['operator', '?.', '/debounce#s1'],
    ['operator beside a word', 'fn?.call', '/debounce#s1'],
    ['pinyin', 'fangdou', '/debounce'],
    ['pinyin, begun', 'shijianxunh', '/loop'],
    ['pinyin initials', 'fd', '/debounce'],
    ['pinyin and Han', '事件xunhuan', '/loop'],
    ['traditional characters', '閉包', '/closure'],
    ['traditional phrase', '事件循環', '/loop'],
    ['words of Taiwan, some pairs of which stand elsewhere', '非同步迴圈', '/async'],
    ['full-width letters', 'ＷｅｂＳｏｃｋｅｔ', '/websocket'],
    ['single character', '包', '/closure'],
    ['right to left', 'שלום', '/other#s1'],
  ])('%s: %s', async (_, query, url) => {
    expect((await hits(query))[0]?.url).toBe(url);
  });

  it('takes letters for initials only where all of them stand in a row', async () => {
    expect((await hits('sjxh'))[0]?.url).toBe('/loop');
    expect(await hits('qqsjxhqq')).toEqual([]);
  });

  it('lists the pages that hold a Han string first, then looser ones (D25)', async () => {
    expect(pagesOf(await hits('事件循环')).slice(0, 1)).toEqual(['/loop']);
    expect(pagesOf(await hits('事件循环'))).toContain('/closure');
  });

  it.each([['模块 循环'], ['循环 import'], ['怎么 模块 循环'], ['import 循环引用']])(
    'lists the pages that hold every word first: %s',
    async (query) => {
      const { engine: own } = engineOver(
        makeIndex(
          [
            page(
              '/modules',
              '模块',
              ['模块', '模块模块。'.repeat(9)],
              ['模块的 import', 'import 语句，模块。'.repeat(9)],
            ),
            page('/loops', '循环', ['循环', '循环。'.repeat(9)], ['循环', '循环。'.repeat(9)]),
            page('/both', '杂记', ['', '别的事情。'.repeat(60)], ['其一', '模块里用 import。'], ['其二', '循环引用。']),
          ].map(recordsOf),
        ).outputs,
      );
      expect(pagesOf((await own.search([{ query }]))[0]!.hits)[0]).toBe('/both');
    },
  );

  it('finds a page by the Latin words of its slug and group, which it need not hold', async () => {
    const { engine: own } = engineOver(
      makeIndex(
        [
          { ...page('/guide/arrow-functions', '箭头函数', ['', '没有自己的绑定。']), lvl0: 'Basics' },
          page('/guide/other', '别的', ['', 'arrow 键移动，functions 不提。']),
        ].map(recordsOf),
      ).outputs,
    );
    const first = async (query: string) => pagesOf((await own.search([{ query }]))[0]!.hits)[0];
    expect(await first('arrow functions')).toBe('/guide/arrow-functions');
    expect(await first('basics 绑定')).toBe('/guide/arrow-functions');
  });

  it('lists pages that say it in the wording of another region after those that hold the characters by chance', async () => {
    expect(pagesOf(await hits('物件'))).toEqual(['/by-chance', '/object']);
  });

  it('highlights matches and cuts snippets', async () => {
    const [hit] = await hits('停止触发', {
      attributesToSnippet: ['content:5'],
      snippetEllipsisText: '…',
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    });
    expect(hit).toMatchObject({
      url: '/debounce',
      type: 'content',
      objectID: '/debounce',
      hierarchy: { lvl0: '文档', lvl1: '函数防抖', lvl2: null },
    });
    expect(hit!._snippetResult!.content!.value).toBe('…数在<b>停止触发</b>后才执行。');
    expect(hit!._highlightResult!.content).toMatchObject({ matchLevel: 'full', matchedWords: ['停止触发'] });
  });

  it('marks only what was typed of a longer word, and parts of identifiers', async () => {
    const [effect] = await hits('useEff');
    expect(effect!._highlightResult!.hierarchy!.lvl1!.value).toBe('<mark>useEff</mark>ect');
    const [socket] = await hits('socket');
    expect(socket!._highlightResult!.hierarchy!.lvl1!.value).toBe('Web<mark>Socket</mark> 连接');
  });
});

describe('browsers that cannot inflate raw data themselves', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['without the stream', undefined],
    [
      'with the stream but not that format',
      class {
        constructor() {
          throw new TypeError('Unsupported compression format');
        }
      },
    ],
  ])('get the same answers: %s', async (_, stream) => {
    const wanted = await hits('事件循环');
    vi.stubGlobal('DecompressionStream', stream);
    const { engine: old } = engineOver(index.outputs);
    expect((await old.search([{ query: '事件循环' }]))[0]!.hits).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(1);
  });
});

describe('bad input is answered, never thrown', () => {
  it.each([
    ['empty', ''],
    ['spaces', '   '],
    ['emoji', '🎉👩‍👩‍👧'],
    ['lone surrogates', '\ud800\udc00\ud83d x\udfff'],
    ['64 signs', '!?.,;:/\\|@#%^&*()[]{}<>~`\'"+-='.repeat(2).slice(0, 64)],
    ['64 operators', '?.'.repeat(32)],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a regular expression', '(a+)+$[^\\'],
    ['control characters', '\u0000\u0007\n\t'],
    ['right-to-left marks', '\u202eabc\u202c'],
    ['very long', '事件循环'.repeat(500)],
    ['very long letters', 'nanananana'.repeat(40)],
    ['object keys', '__proto__ constructor toString'],
  ])('%s', async (_, query) => {
    const [result] = await engine.search([{ query }]);
    expect(result!.nbHits).toBeGreaterThanOrEqual(result!.hits.length);
    expect(result!.query).toBe(query);
  });

  it('passes over characters that are not seen', async () => {
    const urls = async (query: string) => (await hits(query)).map(({ url }) => url);
    expect(await urls('\u200e微\u200b任\u00ad务\ufeff')).toEqual(await urls('微任务'));
  });

  it('gives HTML of the content as text', async () => {
    const [hit] = await hits('alert');
    expect(hit!._highlightResult!.content!.value).toContain('<script><mark>alert</mark>("x")</script> & 重试。');
  });

  it('has nothing to say over an empty index', async () => {
    const empty = engineOver(makeIndex([]).outputs).engine;
    expect((await empty.search([{ query: '事件' }, { query: 'x' }])).map(({ nbHits }) => nbHits)).toEqual([0, 0]);
  });
});

describe('an index that cannot be read is a typed error', () => {
  const search = (change: (output: HashedOutput) => HashedOutput[], query = '防抖') =>
    engineOver(index.outputs.flatMap(change)).engine.search([{ query }]);
  const isMeta = ({ path }: HashedOutput) => path.endsWith('meta.json');
  const code = async (answer: Promise<unknown>) =>
    answer.then(
      () => 'answered',
      (error: unknown) => (error instanceof IndexError ? error.code : error),
    );

  it.each<[string, (output: HashedOutput) => HashedOutput[], string]>([
    ['no meta file', (output) => (isMeta(output) ? [] : [output]), 'missing'],
    ['meta file of HTML', (output) => [isMeta(output) ? { ...output, bytes: '<!doctype html>' } : output], 'corrupt'],
    [
      'meta file of a later format',
      (output) => [isMeta(output) ? { ...output, bytes: JSON.stringify({ format: 99 }) } : output],
      'format',
    ],
    ['meta file of something else', (output) => [isMeta(output) ? { ...output, bytes: 'null' } : output], 'corrupt'],
    [
      'meta file with another digit',
      (output) => [
        isMeta(output) ? { ...output, bytes: String(output.bytes).replace(/"pages":\d/, '"pages":7') } : output,
      ],
      'corrupt',
    ],
    ['no shards', (output) => (isMeta(output) ? [output] : []), 'missing'],
    [
      'shards cut short',
      (output) => [isMeta(output) ? output : { ...output, bytes: (output.bytes as Uint8Array).slice(0, -3) }],
      'corrupt',
    ],
    ['empty shards', (output) => [isMeta(output) ? output : { ...output, bytes: new Uint8Array(0) }], 'corrupt'],
    [
      'shards of HTML',
      (output) => [isMeta(output) ? output : { ...output, bytes: '<!doctype html><title>404</title>' }],
      'corrupt',
    ],
    [
      'a flipped byte',
      (output) => [
        isMeta(output)
          ? output
          : { ...output, bytes: (output.bytes as Uint8Array).map((byte, i) => (i === 9 ? byte ^ 1 : byte)) },
      ],
      'corrupt',
    ],
  ])('%s', async (_, change, expected) => {
    expect(await code(search(change))).toBe(expected);
  });

  it('shards of another site', async () => {
    const foreign = makeIndex(madeCorpus(6).map(recordsOf)).outputs.filter((output) => !isMeta(output));
    let next = 0;
    expect(
      await code(
        search((output) => [isMeta(output) ? output : { ...output, bytes: foreign[next++ % foreign.length]!.bytes }]),
      ),
    ).toBe('corrupt');
  });

  it('passes errors of the network on and recovers', async () => {
    let down = true;
    const files = new Map(index.outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytes]));
    const fragile = asking(
      createEngine({
        base: '',
        fetchBytes: async (name) => {
          if (down) throw new IndexError('unreachable', name);
          const bytes = files.get(name)!;
          return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
        },
      }),
    );
    expect(await code(fragile.search([{ query: '防抖' }]))).toBe('unreachable');
    down = false;
    expect((await fragile.search([{ query: '防抖' }]))[0]!.hits[0]!.url).toBe('/debounce');
  });

  it.each<[string, (name: string) => Uint8Array]>([
    ['cut short', () => new Uint8Array([1, 2, 3, 4])],
    [
      'not found',
      (name) => {
        throw new IndexError('missing', name);
      },
    ],
  ])('asks anew for shards that the cache of the browser has %s', async (_, cached) => {
    const files = new Map(index.outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytes]));
    const asked = new Map<string, string[]>();
    const engine = asking(
      createEngine({
        base: '',
        fetchBytes: async (name, cache) => {
          asked.set(name, [...(asked.get(name) ?? []), cache]);
          if (cache === 'default') return cached(name);
          const bytes = files.get(name)!;
          return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
        },
      }),
    );
    expect((await engine.search([{ query: '防抖' }]))[0]!.hits[0]!.url).toBe('/debounce');
    const { 'meta.json': meta, ...shards } = Object.fromEntries(asked);
    expect([meta, ...new Set(Object.values(shards).map(String))]).toEqual([['no-cache'], 'default,reload']);
  });

  it('answers from the new index after a deployment in between', async () => {
    // Enough pages for several term shards: that of the second query is not loaded by the first.
    const others = madeCorpus(80, 7);
    const before = makeIndex([...corpus, ...others].map(recordsOf)).outputs;
    const next = makeIndex(
      [...corpus.slice(1), page('/loop', '事件循环', ['', '改写过的正文。']), ...others].map(recordsOf),
    ).outputs;
    const served = new Map<string, Uint8Array | string>();
    const deploy = (outputs: HashedOutput[]) => {
      served.clear();
      for (const { path, bytes } of outputs) served.set(path.split('/').pop()!, bytes);
    };
    const live = asking(
      createEngine({
        base: '',
        fetchBytes: async (name) => {
          const bytes = served.get(name);
          if (bytes === undefined) throw new IndexError('missing', name);
          return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
        },
      }),
    );
    deploy(before);
    await live.search([{ query: '闭包' }]);
    deploy(next);
    const [result] = await live.search([{ query: '改写过' }]);
    expect(result!.hits.map(({ url }) => url)).toEqual(['/loop']);
  });

  it('stops when asked to', async () => {
    const controller = new AbortController();
    const answer = engineOver(index.outputs).engine.search([{ query: '防抖' }], { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('round trips to the first hits', () => {
  const said = '甲乙丙丁戊己';
  const trips = async (pages: CorpusPage[]) => {
    const files = new Map(
      makeIndex(pages.map(recordsOf)).outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytes]),
    );
    let waiting = 0;
    let count = 0;
    const engine = createEngine({
      base: '',
      fetchBytes: async (name) => {
        if (waiting++ === 0) count++;
        await new Promise((done) => setTimeout(done, 20));
        waiting--;
        const bytes = files.get(name)!;
        return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
      },
    });
    const [result] = await asking(engine).search([{ query: said, hitsPerPage: engine.first! }]);
    return { count, hits: result!.hits.map(({ url }) => url), nbHits: result!.nbHits };
  };

  it('are three where few pages hold the string and others hold its parts', async () => {
    const loose = Array.from({ length: 8 }, (_, i) => page(`/loose-${i}`, `零散${i}`, ['', '甲乙丙，丁戊己。']));
    const { count, hits } = await trips([page('/one', '其一', ['', `${said}。`]), ...loose]);
    expect([count, hits.length, hits[0]]).toEqual([3, 6, '/one']);
  });

  it('are three where one of the first six is a double', async () => {
    const others = Array.from({ length: 8 }, (_, i) => page(`/other-${i}`, `其他${i}`, ['', `${said}。`]));
    const { count, hits, nbHits } = await trips([
      page('/long', said, ['', `${said}。${'零'.repeat(495)}。${said}。`]),
      ...others,
    ]);
    expect([count, hits.length, hits[0]]).toEqual([3, 5, '/long']);
    expect(nbHits).toBeGreaterThan(5);
  });
});

describe('pages, filters, distinct', () => {
  const made = madeCorpus(120, 3).map(recordsOf);
  for (const record of made[0]!.records) Object.assign(record, { language: 'en', docusaurus_tag: 'default' });
  made[0] = { ...made[0]!, hash: 'changed' };
  const { engine: large } = engineOver(makeIndex(made).outputs);

  it('turns pages without repeating a url', async () => {
    const urls: string[] = [];
    const [first] = await large.search([{ query: '数组按下标', hitsPerPage: 7 }]);
    for (let n = 0; n < first!.nbPages; n++)
      urls.push(
        ...(await large.search([{ query: '数组按下标', hitsPerPage: 7, page: n }]))[0]!.hits.map(({ url }) => url),
      );
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(14);
    expect(first!.hits).toHaveLength(7);
  });

  it.each<[string, SearchRequest['facetFilters'], number]>([
    ['one that holds', ['language:en'], 1],
    ['one of several', [['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'language:en'], 1],
    ['none', ['language:fr'], 0],
    ['both must hold', ['language:en', 'docusaurus_tag:docs-default-current'], 0],
    ['version', ['version:current', 'language:en'], 1],
  ])('filters: %s', async (_, facetFilters, count) => {
    const [result] = await large.search([
      { query: 'page 的 与', hitsPerPage: 500, facetFilters },
      { query: '的', hitsPerPage: 500 },
    ]);
    const [titles] = await large.search([
      { query: (made[0]!.records[0]!.hierarchy.lvl1 ?? '').slice(0, 4), hitsPerPage: 500, facetFilters },
    ]);
    expect(pagesOf([...result!.hits, ...titles!.hits]).length).toBe(count);
  });
});

describe('every Han string of 2–4 characters is found (D25)', () => {
  const pages = madeCorpus(90, 11);
  const texts = pages.map(({ url, title, secs }) => ({
    url,
    text: [title, ...secs.flatMap(({ h, t, code }, i) => [i ? h : '', t, ...(code ?? [])])].join('\n'),
  }));
  const { engine: large } = engineOver(makeIndex(pages.map(recordsOf)).outputs);
  let seed = 77;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const queries = new Set<string>();
  while (queries.size < 80) {
    const { text } = texts[random(texts.length)]!;
    const at = random(text.length);
    const query = text.slice(at, at + 2 + random(3));
    if (/^[\u4e00-\u9fff]{2,4}$/.test(query)) queries.add(query);
  }

  it('exactly the pages that hold it come first, whatever the number', async () => {
    for (const query of queries) {
      const wanted = texts.filter(({ text }) => text.includes(query)).map(({ url }) => url);
      const { hits } = await toTheEnd(large, query);
      expect(pagesOf(hits).slice(0, wanted.length).sort(), query).toEqual(wanted.sort());
    }
  });
});
