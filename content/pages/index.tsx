export default function Home() { return <main className="page"><h1>首页</h1></main>; }
