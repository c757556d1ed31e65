export default function Home({ site }: { site: { title: string } }) {
  return (
    <main className="page">
      <h1>{site.title}</h1>
      <p>每一种内容和每一个界面各有一份。</p>
      <ul>
        <li>
          <a href="/docs">文档</a>
        </li>
        <li>
          <a href="/blog">随笔</a>
        </li>
      </ul>
    </main>
  );
}
