/** Values as text for the console of runnable blocks, in the manner of Node's `console.log`. */

/** Both functions in one closure that refers to nothing outside: a worker is made of its source. */
export function consoleTools() {
  const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\n/g, '\\n')}'`);

  /** Text of a value without content of its own to show; undefined for a list, map, set or plain object. */
  function inspectSimple(value: unknown, depth: number): string | undefined {
    if (typeof value === 'string') return depth === 0 ? value : quote(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'symbol') return String(value);
    if (typeof value === 'function') {
      const source = Function.prototype.toString.call(value);
      return `[${/^class\b/.test(source) ? 'class' : 'Function:'} ${value.name || '(anonymous)'}]`;
    }
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof Error) return depth === 0 ? (value.stack ?? String(value)) : `[${value}]`;
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof RegExp) return String(value);
    if (value instanceof Promise) return 'Promise { … }';
    return undefined;
  }

  /** Opening bracket and entries of an object; `inner` is the text of a value in it. */
  function contentOf(value: object, name: string, inner: (item: unknown) => string): [open: string, items: string[]] {
    if (Array.isArray(value)) {
      const more = value.length > 100 ? [`... ${value.length - 100} more items`] : [];
      return ['[', [...value.slice(0, 100).map(inner), ...more]];
    }
    if (value instanceof Map)
      return [`Map(${value.size}) {`, [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`)];
    if (value instanceof Set) return [`Set(${value.size}) {`, [...value].map(inner)];
    if (ArrayBuffer.isView(value) && 'length' in value)
      return [`${name}(${value.length}) [`, [...(value as Uint8Array)].slice(0, 100).map(inner)];
    const items = Reflect.ownKeys(value).flatMap((key) => {
      const field = Object.getOwnPropertyDescriptor(value, key);
      if (!field?.enumerable) return [];
      const label = typeof key === 'symbol' ? `[${String(key)}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
      return [`${label}: ${field.get ? '[Getter]' : inner(field.value)}`];
    });
    return [name === 'Object' ? '{' : `${name} {`, items];
  }

  /** Text of one value. Cycles, getters and depth over 4 are named, not followed. */
  function inspect(value: unknown, depth = 0, seen: unknown[] = []): string {
    if (seen.includes(value)) return '[Circular *1]';
    const simple = inspectSimple(value, depth);
    if (simple !== undefined) return simple;
    const whole = value as object;
    const name = Object.getPrototypeOf(whole)?.constructor?.name ?? '[Object: null prototype]';
    if (depth > 4) return Array.isArray(whole) ? '[Array]' : `[${name}]`;
    const [open, items] = contentOf(whole, name, (item) => inspect(item, depth + 1, [...seen, whole]));
    const close = open.endsWith('[') ? ']' : '}';
    if (items.length === 0) return open + close;
    const line = `${open} ${items.join(', ')} ${close}`;
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
