import type { ClientSite, PagesData } from 'biji';
import '../css/home.css';
import Order from './_order.mdx';

/** Nothing here changes in the browser but the block that can be run, which needs no React. */
export const hydrate = false;

/** Ways on from a section. Those to posts are shown with the posts alone: a site without its blog has none of these pages. */
const POST_WAYS = [
  ['/blog', '全部文章'],
  ['/blog/archive', '按年归档'],
  ['/blog/tags', '按标签看文章'],
] as const;
const NOTE_WAYS = [['/docs/tags', '按标签看笔记']] as const;

function Ways({ to }: { to: readonly (readonly [href: string, label: string])[] }) {
  return (
    <p className="home__all">
      {to.map(([href, label]) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** Where each of the four ways in leads a reader who does not know the site yet, in the order of the navbar. */
const WAYS: Record<string, string> = {
  roadmap: '从哪里学起，先后次序是什么',
  docsSidebar: '浏览器、网络、语言与框架的原理',
  code: '类型体操、手写实现与算法，代码块下写明核对到哪一步',
  resource: '用过且愿意推荐的工具和包',
};

/** Notes that the editors would hand to a friend, each with the reason. */
const PICKS = [
  {
    href: '/docs/js/event-loop',
    title: '事件循环',
    why: '从一段代码推出它的全部输出：能说清每一行为什么排在那里，异步就懂了。',
  },
  {
    href: '/docs/internet/caching',
    title: 'HTTP 缓存',
    why: 'no-cache 不是不缓存。先看新鲜度，再看验证，末尾有一套够用的策略。',
  },
  {
    href: '/docs/react/hooks-closure',
    title: 'Hooks 与闭包',
    why: '“拿到的总是旧值”的根源只有一个，三种解法各有用处。',
  },
  {
    href: '/docs/css/stacking-context',
    title: '层叠上下文',
    why: 'z-index 写到 9999 仍被盖住？先看谁新建了上下文。',
  },
  {
    href: '/docs/code/handwritten/promise',
    title: '手写 Promise',
    why: '按规范写一遍：状态只变一次，then 总是异步，thenable 要吸收。',
  },
  {
    href: '/docs/roadmap/frontend',
    title: '前端路线图',
    why: '按依赖排好的八站：先懂网络与浏览器，再学语言，然后才是框架。',
  },
];

export default function Home({ data, site }: { data: PagesData; site: ClientSite }) {
  const ways = Object.keys(WAYS).flatMap((name) => data.sidebars.filter((sidebar) => sidebar.name === name));
  const notes = data.sidebars.reduce((sum, { count }) => sum + count, 0);
  return (
    <main className="page home">
      <header className="home__intro">
        <div>
          <h1>{site.title}</h1>
          <p className="home__lead">
            写给前端开发者的技术笔记：一篇讲清一件事，给出缘由，附上能运行的代码和查证过的出处。
          </p>
          <p className="home__start">
            <a className="home__first" href="/docs/roadmap/frontend">
              从路线图开始
            </a>
            <a href="/docs/js/event-loop">读一篇看看</a>
          </p>
          <p className="home__count">现有 {notes} 篇笔记；标着“已运行核对”的代码，都真的跑过。</p>
        </div>
        <div className="home__try markdown">
          <Order />
        </div>
      </header>
      <section className="home__ways" aria-label="四个入口">
        {ways.map((way) => (
          <a key={way.name} className="home__way" href={way.href}>
            <b>{way.label}</b>
            <span className="home__number">{way.count} 篇</span>
            <span className="home__what">{WAYS[way.name]}</span>
          </a>
        ))}
      </section>
      <section className="home__picks" aria-labelledby="home-picks">
        <h2 id="home-picks">编者推荐</h2>
        <p className="home__hint">拿不准先读什么，就从这六篇里挑一篇。</p>
        <ul className="clean-list">
          {PICKS.map(({ href, title, why }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </section>
      {data.recentDocs.length > 0 && (
        <section className="home__posts home__changed" aria-labelledby="home-changed">
          <h2 id="home-changed">最近更新</h2>
          <ul className="clean-list">
            {data.recentDocs.map(({ permalink, title, updated }) => (
              <li key={permalink}>
                <a href={permalink}>{title}</a>
                <time dateTime={updated.date}>{updated.shown}</time>
              </li>
            ))}
          </ul>
          <Ways to={NOTE_WAYS} />
        </section>
      )}
      {data.recentPosts.length > 0 && (
        <section className="home__posts" aria-labelledby="home-posts">
          <h2 id="home-posts">近期文章</h2>
          <ul className="clean-list">
            {data.recentPosts.map((post) => (
              <li key={post.permalink}>
                <a href={post.permalink}>{post.title}</a>
                {post.description && <p>{post.description}</p>}
              </li>
            ))}
          </ul>
          <Ways to={POST_WAYS} />
        </section>
      )}
    </main>
  );
}
