/** An OpenAPI document (https://spec.openapis.org/oas/v3.1.0) as far as the pages show it: read leniently, with references followed. */
export type At = readonly (string | number)[];
export type Say = (message: string, at: At, level?: 'error' | 'warning') => void;
type Data = Readonly<Record<string, unknown>>;

export interface Schema extends Data {
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  example?: unknown;
  /** Name that a reference gave it. */
  named?: string;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Schema | undefined;
}

export interface Body {
  /** Media type. */
  type: string;
  schema: Schema | undefined;
  example: unknown;
}

export interface Response {
  status: string;
  description: string;
  body: Body | undefined;
}

export interface Operation {
  method: string;
  path: string;
  /** Anchor of the operation. */
  id: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  tag: string;
  /** Of the tag's page. */
  slug: string;
  parameters: Parameter[];
  body: Body | undefined;
  responses: Response[];
}

export interface Api {
  info: { title: string; version: string; description: string };
  servers: string[];
  tags: Map<string, string>;
  operations: Operation[];
}

export const operationsOf = (api: Api): Operation[] => api.operations;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const NO_TAG = 'default';

/** Undefined where the data is no OpenAPI 3 document, which is reported. */
export function readApi(data: unknown, say: Say): Api | undefined {
  if (!isData(data) || !/^3\./.test(text(data.openapi))) {
    say('This is no OpenAPI 3 document: `openapi: 3.x.y` is missing.', []);
    return undefined;
  }
  const reader = new Reader(data, say);
  const info = isData(data.info) ? data.info : {};
  return {
    info: { title: text(info.title) || 'API', version: text(info.version), description: text(info.description) },
    servers: list(data.servers).map(({ url }) => text(url)),
    tags: new Map(list(data.tags).map(({ name, description }) => [text(name), text(description)])),
    operations: reader.operations(),
  };
}

class Reader {
  private readonly told = new Set<string>();
  private readonly ids = new Set<string>();

  constructor(
    private readonly root: Data,
    private readonly say: Say,
  ) {}

  operations(): Operation[] {
    const paths = isData(this.root.paths) ? this.root.paths : {};
    return Object.entries(paths).flatMap(([path, written]) => {
      const entry = this.follow(written, ['paths', path]);
      return METHODS.filter((method) => isData(entry[method])).map((method) =>
        this.operation(path, method, entry, this.follow(entry[method], ['paths', path, method])),
      );
    });
  }

  private operation(path: string, method: string, entry: Data, data: Data): Operation {
    const at = ['paths', path, method];
    const [tag = NO_TAG] = Array.isArray(data.tags) ? data.tags.map(text) : [];
    const shared = list(entry.parameters).map((written, index) => this.follow(written, ['paths', path, 'parameters', index]));
    const own = list(data.parameters).map((written, index) => this.follow(written, [...at, 'parameters', index]));
    const body = this.follow(data.requestBody, [...at, 'requestBody']);
    const responses = isData(data.responses) ? data.responses : {};
    return {
      method,
      path,
      id: this.idOf(text(data.operationId) || `${method}-${path}`, at),
      summary: text(data.summary),
      description: text(data.description),
      isDeprecated: data.deprecated === true,
      tag,
      slug: slugOf(tag),
      parameters: this.parameters([...shared, ...own], at),
      body: this.body(body.content, [...at, 'requestBody', 'content']),
      responses: Object.entries(responses).map(([status, written]) => {
        const response = this.follow(written, [...at, 'responses', status]);
        const content = this.body(response.content, [...at, 'responses', status, 'content']);
        return { status, description: text(response.description), body: content };
      }),
    };
  }

  /** An operation's parameter takes the place of its path's of the same name and kind. */
  private parameters(found: readonly Data[], at: At): Parameter[] {
    const byName = new Map<string, Parameter>();
    for (const data of found) {
      const parameter = {
        name: text(data.name),
        in: text(data.in),
        required: data.required === true,
        description: text(data.description),
        schema: this.schema(data.schema, [...at, 'parameters']),
      };
      byName.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    return [...byName.values()];
  }

  private body(content: unknown, at: At): Body | undefined {
    if (!isData(content)) return undefined;
    const type = Object.keys(content).find((name) => /json/.test(name)) ?? Object.keys(content)[0];
    if (type === undefined) return undefined;
    const data = isData(content[type]) ? content[type] : {};
    const schema = this.schema(data.schema, [...at, type, 'schema']);
    const [first] = Object.values(isData(data.examples) ? data.examples : {});
    const example = data.example ?? (isData(first) ? first.value : undefined) ?? (schema && exampleOf(schema));
    return { type, schema, example };
  }

  /** A schema with its references followed; one that comes again within itself ends there, under its name. */
  private schema(written: unknown, at: At, above: readonly unknown[] = []): Schema | undefined {
    if (!isData(written)) return undefined;
    const data = this.follow(written, at);
    const named = typeof written.$ref === 'string' ? written.$ref.split('/').at(-1) : undefined;
    const { properties, items, allOf, type, format, description, required, enum: values, example } = data;
    const simple: Schema = {
      ...(typeof type === 'string' && { type }),
      ...(Array.isArray(type) && { type: type.map(text) }),
      ...(typeof format === 'string' && { format }),
      description: text(description),
      ...(Array.isArray(values) && { enum: values }),
      ...(example !== undefined && { example }),
      ...(named !== undefined && { named }),
    };
    if (above.includes(data)) return simple;
    const within = [...above, data];
    const parts = list(allOf).map((part, index) => this.schema(part, [...at, 'allOf', index], within));
    const fields = Object.entries(isData(properties) ? properties : {}).map(
      ([name, field]) => [name, this.schema(field, [...at, 'properties', name], within) ?? {}] as const,
    );
    const all = Object.assign({}, ...parts.map((part) => part?.properties), Object.fromEntries(fields));
    const needed = [...parts.flatMap((part) => part?.required ?? []), ...(Array.isArray(required) ? required.map(text) : [])];
    const entry = this.schema(items, [...at, 'items'], within);
    return {
      ...simple,
      ...(Object.keys(all).length > 0 && { type: 'object', properties: all, required: needed }),
      ...(entry && { items: entry }),
    };
  }

  /** What a reference within the document leads to; one that leads nowhere is reported once. */
  private follow(written: unknown, at: At): Data {
    let data = written;
    for (let step = 0; isData(data) && typeof data.$ref === 'string'; step++) {
      const address: string = data.$ref;
      const names = address.startsWith('#/') ? address.slice(2).split('/').map(unescaped) : undefined;
      data = names?.reduce<unknown>((part, name) => (isData(part) ? part[name] : undefined), this.root);
      if (isData(data) && step < 50) continue;
      if (!this.told.has(address)) this.say(`\`$ref\` leads nowhere: ${address}`, at);
      this.told.add(address);
      return {};
    }
    return isData(data) ? data : {};
  }

  /** Two operations of one id would share an anchor. */
  private idOf(wanted: string, at: At): string {
    const base = slugOf(wanted);
    if (this.ids.has(base)) this.say(`\`operationId\` is there twice: ${wanted}`, at, 'warning');
    let id = base;
    for (let count = 1; this.ids.has(id); count++) id = `${base}-${count}`;
    this.ids.add(id);
    return id;
  }
}

/** A value that fits a schema: its own example, its first allowed value, or one made of its parts. */
export function exampleOf(schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat().find((name) => name !== 'null');
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field)]));
  if (type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  const byFormat: Record<string, string> = { date: '2026-01-01', 'date-time': '2026-01-01T00:00:00Z' };
  return byFormat[schema.format ?? ''] ?? 'text';
}

/** RFC 6901, 4. */
const unescaped = (name: string) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');

const slugOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || NO_TAG;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : []);
