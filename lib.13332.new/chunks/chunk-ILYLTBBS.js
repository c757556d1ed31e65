// renderer/engine/trace.ts
function createTrace(onStep) {
  const origin = performance.now();
  const spans = [];
  const end = (name, start) => {
    spans.push({ name, start: start - origin, ms: performance.now() - start });
  };
  return {
    spans,
    onStep,
    step(name, run) {
      onStep?.(name);
      const start = performance.now();
      const value = run();
      if (value instanceof Promise) return value.finally(() => end(name, start));
      end(name, start);
      return value;
    },
    timings() {
      const sums = {};
      for (const { name, ms } of spans) sums[name] = Math.round(((sums[name] ?? 0) + ms) * 10) / 10;
      sums.total = Math.round((performance.now() - origin) * 10) / 10;
      return sums;
    }
  };
}
var clock = () => Date.now();

export {
  createTrace,
  clock
};
