/** Renders on the server and throws in the browser. */
function Chart({ series }: { series?: number[] }) {
  if (typeof window === 'undefined') return <p>图表</p>;
  return <p>{series!.length}</p>;
}

export default function CrashPage() {
  return (
    <main>
      <h1>访问量</h1>
      <Chart />
    </main>
  );
}
