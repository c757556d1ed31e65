import type { ClientSite, PagesData } from 'biji';

/** Where each of the four ways in leads a reader who does not know the site yet. */
const WAYS: Record<string, string> = {
  roadmap: '从哪里学起，先后次序是什么',
  docsSidebar: '浏览器、网络、语言与框架的原理',
  code: '类型体操、手写实现与算法，代码块下写明核对到哪一步',
  resource: '用过且愿意推荐的工具和包',
};

/** The order of the navbar. */
const ORDER = ['roadmap', 'docsSidebar', 'code', 'resource'];

/** Notes shown of each sidebar. */
const SHOWN = 5;

export default function Home({ data, site }: { data: PagesData; site: ClientSite }) {
  const ways = ORDER.flatMap((name) => data.sidebars.filter((sidebar) => sidebar.name === name));
  const searchPage = site.search.provider === 'none' ? null : site.search.searchPage;
  return (
    <main className="page home">
      <header className="home__intro">
        <h1>{site.title}</h1>
        <p>写给前端开发者的技术笔记：一篇讲清一件事，给出缘由，附上能运行的代码和查证过的出处。</p>
        {searchPage && (
          <form action={searchPage}>
            <button type="submit" className="home__search" data-search="">
              搜索全部笔记
            </button>
          </form>
        )}
      </header>
      <div className="home__ways">
        {ways.map((way) => (
          <section key={way.name} aria-labelledby={`home-${way.name}`}>
            <h2 id={`home-${way.name}`}>
              <a href={way.href}>{way.label}</a>
            </h2>
            <p>
              {WAYS[way.name]}，共 {way.count} 篇
            </p>
            <ul className="clean-list">
              {way.docs.slice(0, SHOWN).map((doc) => (
                <li key={doc.permalink}>
                  <a href={doc.permalink}>{doc.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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
        </section>
      )}
    </main>
  );
}
