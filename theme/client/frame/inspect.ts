/** Values as text for the console of runnable blocks, in the manner of Node's `console.log`. */

/** Both functions in one closure that refers to nothing outside: a worker is made of its source. */
export function consoleTools() {
  /** Text of one value. Cycles, getters and depth over 4 are named, not followed. */
  function inspect(value: unknown, depth = 0, seen: unknown[] = []): string {
    const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\n/g, '\\n')}'`);
    if (typeof value === 'string') return depth === 0 ? value : quote(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'symbol') return String(value);
    if (typeof value === 'function') {
      const source = Function.prototype.toString.call(value);
      return `[${/^class\b/.test(source) ? 'class' : 'Function:'} ${value.name || '(anonymous)'}]`;
    }
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (seen.includes(value)) return '[Circular *1]';
    if (value instanceof Error) return depth === 0 ? (value.stack ?? String(value)) : `[${value}]`;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof RegExp) return String(value);
    if (value instanceof Promise) return 'Promise { … }';
    const name = Object.getPrototypeOf(value)?.constructor?.name ?? '[Object: null prototype]';
    if (depth > 4) return Array.isArray(value) ? '[Array]' : `[${name}]`;
    const inner = (item: unknown) => inspect(item, depth + 1, [...seen, value]);
    let open = name === 'Object' ? '{' : `${name} {`;
    let items: string[] = [];
    if (Array.isArray(value)) {
      open = '[';
      items = value.slice(0, 100).map(inner);
      if (value.length > 100) items.push(`... ${value.length - 100} more items`);
    } else if (value instanceof Map) {
      open = `Map(${value.size}) {`;
      items = [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    } else if (value instanceof Set) {
      open = `Set(${value.size}) {`;
      items = [...value].map(inner);
    } else if (ArrayBuffer.isView(value) && 'length' in value) {
      open = `${name}(${value.length}) [`;
      items = [...(value as Uint8Array)].slice(0, 100).map(inner);
    } else {
      for (const key of Reflect.ownKeys(value)) {
        const field = Object.getOwnPropertyDescriptor(value, key);
        if (!field?.enumerable) continue;
        const label = typeof key === 'symbol' ? `[${String(key)}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
        items.push(`${label}: ${field.get ? '[Getter]' : inner(field.value)}`);
      }
    }
    const close = open.endsWith('[') ? ']' : '}';
    if (items.length === 0) return open + close;
    const line = close === '}' ? `${open} ${items.join(', ')} ${close}` : `${open} ${items.join(', ')} ${close}`;
    if (line.length <= 72 && !line.includes('\n')) return line;
    const pad = '  '.repeat(depth + 1);
    return `${open}\n${pad}${items.join(`,\n${pad}`)}\n${'  '.repeat(depth)}${close}`;
  }

  /** Arguments of a console call as one line; `%s`, `%d`, `%i`, `%f`, `%j`, `%o`, `%O`, `%c` and `%%` in the first are filled in. */
  function formatConsole(values: unknown[]): string {
    const rest = [...values];
    let text = '';
    if (typeof rest[0] === 'string') {
      text = (rest.shift() as string).replace(/%([sdifjoOc%])/g, (mark, kind: string) => {
        if (kind === '%') return '%';
        if (rest.length === 0) return mark;
        const value = rest.shift();
        if (kind === 'c') return '';
        if (kind === 'd' || kind === 'f') return String(Number(value));
        if (kind === 'i') return String(Math.trunc(Number(value)));
        return kind === 'j' ? JSON.stringify(value) : inspect(value, kind === 's' ? 0 : 1);
      });
    }
    return [
      ...(values.length > 0 && typeof values[0] === 'string' ? [text] : []),
      ...rest.map((value) => inspect(value)),
    ].join(' ');
  }

  return { inspect, formatConsole };
}

export const { inspect, formatConsole } = consoleTools();
