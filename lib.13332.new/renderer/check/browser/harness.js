// theme/client/frame/inspect.ts
function consoleTools() {
  function inspect2(value, depth = 0, seen = []) {
    const quote = (text) => text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\n/g, "\\n")}'`;
    if (typeof value === "string") return depth === 0 ? value : quote(value);
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "symbol") return String(value);
    if (typeof value === "function") {
      const source = Function.prototype.toString.call(value);
      return `[${/^class\b/.test(source) ? "class" : "Function:"} ${value.name || "(anonymous)"}]`;
    }
    if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "-0" : String(value);
    if (seen.includes(value)) return "[Circular *1]";
    if (value instanceof Error) return depth === 0 ? value.stack ?? String(value) : `[${value}]`;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
    if (value instanceof RegExp) return String(value);
    if (value instanceof Promise) return "Promise { \u2026 }";
    const name = Object.getPrototypeOf(value)?.constructor?.name ?? "[Object: null prototype]";
    if (depth > 4) return Array.isArray(value) ? "[Array]" : `[${name}]`;
    const inner = (item) => inspect2(item, depth + 1, [...seen, value]);
    let open = name === "Object" ? "{" : `${name} {`;
    let items = [];
    if (Array.isArray(value)) {
      open = "[";
      items = value.slice(0, 100).map(inner);
      if (value.length > 100) items.push(`... ${value.length - 100} more items`);
    } else if (value instanceof Map) {
      open = `Map(${value.size}) {`;
      items = [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    } else if (value instanceof Set) {
      open = `Set(${value.size}) {`;
      items = [...value].map(inner);
    } else if (ArrayBuffer.isView(value) && "length" in value) {
      open = `${name}(${value.length}) [`;
      items = [...value].slice(0, 100).map(inner);
    } else {
      for (const key of Reflect.ownKeys(value)) {
        const field = Object.getOwnPropertyDescriptor(value, key);
        if (!field?.enumerable) continue;
        const label = typeof key === "symbol" ? `[${String(key)}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
        items.push(`${label}: ${field.get ? "[Getter]" : inner(field.value)}`);
      }
    }
    const close = open.endsWith("[") ? "]" : "}";
    if (items.length === 0) return open + close;
    const line = close === "}" ? `${open} ${items.join(", ")} ${close}` : `${open} ${items.join(", ")} ${close}`;
    if (line.length <= 72 && !line.includes("\n")) return line;
    const pad = "  ".repeat(depth + 1);
    return `${open}
${pad}${items.join(`,
${pad}`)}
${"  ".repeat(depth)}${close}`;
  }
  function formatConsole2(values) {
    const rest = [...values];
    let text = "";
    if (typeof rest[0] === "string") {
      text = rest.shift().replace(/%([sdifjoOc%])/g, (mark, kind) => {
        if (kind === "%") return "%";
        if (rest.length === 0) return mark;
        const value = rest.shift();
        if (kind === "c") return "";
        if (kind === "d" || kind === "f") return String(Number(value));
        if (kind === "i") return String(Math.trunc(Number(value)));
        return kind === "j" ? JSON.stringify(value) : inspect2(value, kind === "s" ? 0 : 1);
      });
    }
    return [
      ...values.length > 0 && typeof values[0] === "string" ? [text] : [],
      ...rest.map((value) => inspect2(value))
    ].join(" ");
  }
  return { inspect: inspect2, formatConsole: formatConsole2 };
}
var { inspect, formatConsole } = consoleTools();

// renderer/check/browser/equal.ts
function isEqual(a, b, seen = []) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || a instanceof Node) return false;
  if (seen.some(([x, y]) => x === a && y === b)) return true;
  const pairs = [...seen, [a, b]];
  const same = (x, y) => isEqual(x, y, pairs);
  if (a instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Map) return a.size === b.size && same([...a], [...b]);
  if (a instanceof Set) return a.size === b.size && same([...a], [...b]);
  if (a instanceof Error && (a.name !== b.name || a.message !== b.message)) return false;
  return sameFields(a, b, same);
}
function sameFields(a, b, same) {
  const keys = enumerable(a);
  return keys.length === enumerable(b).length && keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)));
}
var enumerable = (value) => Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));

// renderer/check/browser/harness.ts
var wanted = window.__notesExpectations;
var report = { output: [], failures: [], missed: [] };
var reached = /* @__PURE__ */ new Set();
var pending = [];
var captures = [];
var fail = (id, actual) => {
  report.failures.push({ id, actual });
};
function compare(id, actual, expected) {
  reached.add(id);
  if (!isEqual(actual, expected())) fail(id, typeof actual === "string" ? `'${actual}'` : inspect(actual));
}
function checkThrown(id, error) {
  const [name = "", ...rest] = wanted[id].expected.split(":");
  const message = rest.join(":").trim();
  const thrown = error;
  if (![thrown?.name, thrown?.constructor?.name].includes(name.trim()) || !String(thrown?.message).includes(message))
    fail(id, `${String(thrown?.name)}: ${String(thrown?.message)}`);
}
function print(values) {
  const line = formatConsole(values);
  report.output.push(line);
  return line;
}
var failHard = (error) => {
  const { name, message, stack } = error ?? {};
  report.error ??= { name: name ?? typeof error, message: message ?? String(error), stack: stack ?? "" };
};
for (const level of ["log", "info", "debug", "warn", "error"])
  console[level] = (...values) => void print(values);
window.addEventListener("error", (event) => failHard(event.error ?? event.message));
window.addEventListener("unhandledrejection", (event) => failHard(event.reason));
var notes = {
  value(id, actual, expected) {
    compare(id, actual, expected);
    return actual;
  },
  promise(id, actual, expected) {
    reached.add(id);
    const settled = Promise.resolve(actual).then(
      (value) => {
        compare(id, value, expected);
        return value;
      },
      (error) => fail(id, `a rejection with ${inspect(error)}`)
    );
    pending.push(settled);
    return settled;
  },
  throws(id, run) {
    reached.add(id);
    try {
      run();
    } catch (error) {
      return checkThrown(id, error);
    }
    fail(id, "no error");
  },
  async throwsAsync(id, run) {
    reached.add(id);
    try {
      await run();
    } catch (error) {
      return checkThrown(id, error);
    }
    fail(id, "no error");
  },
  prints(id) {
    return (...values) => {
      reached.add(id);
      const line = print(values);
      if (line !== wanted[id].expected) fail(id, line);
    };
  },
  capture(id) {
    captures.push({ id, from: report.output.length });
  },
  release(id) {
    reached.add(id);
    const lines = report.output.slice(captures.pop().from).join("\n");
    if (lines !== wanted[id].expected) fail(id, lines || "nothing");
  }
};
Object.defineProperty(window, "__notes", { value: notes });
var GRACE = 1e3;
window.__notesReport = async () => {
  await Promise.all(pending);
  const until = performance.now() + GRACE;
  while (reached.size < wanted.length && !report.error && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { ...report, missed: wanted.flatMap((_, id) => reached.has(id) ? [] : [id]) };
};
