// cli/report/progress.tsx
import { Box, render, Text } from "ink";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var BAR = 24;
var FRAMES = "\u280B\u2819\u2839\u2838\u283C\u2834\u2826\u2827\u2807\u280F";
function View({ listen }) {
  const [state, setState] = useState({ steps: [], done: 0, total: 0 });
  const [tick, setTick] = useState(0);
  useEffect(() => {
    listen(setState);
    const timer = setInterval(() => setTick((value) => value + 1), 80);
    return () => clearInterval(timer);
  }, [listen]);
  const current = state.steps.at(-1) ?? "";
  const filled = state.total > 0 ? Math.round(state.done / state.total * BAR) : 0;
  return /* @__PURE__ */ jsxs(Box, { children: [
    /* @__PURE__ */ jsxs(Text, { color: "cyan", children: [
      FRAMES[tick % FRAMES.length],
      " "
    ] }),
    /* @__PURE__ */ jsxs(Text, { children: [
      current,
      " "
    ] }),
    state.total > 0 && /* @__PURE__ */ jsxs(Text, { dimColor: true, children: [
      "\u2588".repeat(filled),
      "\u2591".repeat(BAR - filled),
      " ",
      state.done,
      "/",
      state.total
    ] })
  ] });
}
function startProgress() {
  const state = { steps: [], done: 0, total: 0 };
  let update = () => {
  };
  const listen = (listener) => {
    update = listener;
    update({ ...state });
  };
  const app = render(/* @__PURE__ */ jsx(View, { listen }), { stdout: process.stderr, patchConsole: false, exitOnCtrlC: false });
  return {
    step(name) {
      state.steps = [...state.steps, name];
      state.done = 0;
      state.total = 0;
      update({ ...state });
    },
    advance(done, total) {
      state.done = done;
      state.total = total;
      update({ ...state });
    },
    stop() {
      app.clear();
      app.unmount();
    }
  };
}
export {
  startProgress
};
