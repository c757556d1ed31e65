/** Markdown of the reference pages. */
import type { Api, Body, Operation, Parameter, Schema } from './document.ts';

const WORDS = {
  en: {
    version: 'Version',
    servers: 'Servers',
    name: 'Name',
    where: 'In',
    type: 'Type',
    meaning: 'Meaning',
    required: 'required',
    parameters: 'Parameters',
    body: 'Request body',
    responses: 'Responses',
    deprecated: 'This operation is deprecated.',
    operation: 'Operation',
  },
  zh: {
    version: '版本',
    servers: '服务地址',
    name: '名称',
    where: '位置',
    type: '类型',
    meaning: '含义',
    required: '必填',
    parameters: '参数',
    body: '请求体',
    responses: '响应',
    deprecated: '这个接口已经弃用。',
    operation: '接口',
  },
};

export type Language = keyof typeof WORDS;
type Words = (typeof WORDS)[Language];

/** The page that lists all operations. */
export function indexPage(api: Api, language: Language): string {
  const words = WORDS[language];
  const { title, version, description } = api.info;
  const rows = api.operations.map(({ method, path, slug, id, summary }) => [
    `[${codeIn(`${method.toUpperCase()} ${path}`)}](./${slug}.md#${id})`,
    cell(summary),
  ]);
  return pageOf({ title, sidebar_position: 0 }, [
    prose(description),
    version && `${words.version}: ${codeIn(version)}`,
    api.servers.length > 0 && `${words.servers}: ${api.servers.map(codeIn).join(', ')}`,
    table([words.operation, words.meaning], rows),
  ]);
}

export interface TagPage {
  tag: string;
  slug: string;
  position: number;
  words: Language;
}

/** The page of a tag, with all that its operations take and give. */
export function tagPage(api: Api, { tag, slug, position, words }: TagPage): string {
  const operations = api.operations.filter((operation) => operation.slug === slug);
  return pageOf({ title: tag, sidebar_position: position }, [
    prose(api.tags.get(tag) ?? ''),
    ...operations.flatMap((operation) => section(operation, WORDS[words])),
  ]);
}

function section(operation: Operation, words: Words): (string | undefined | false)[] {
  const { method, path, id, summary, description, isDeprecated, parameters, body, responses } = operation;
  return [
    `## ${summary ? inline(summary) : codeIn(`${method.toUpperCase()} ${path}`)} {#${id}}`,
    summary !== '' && codeIn(`${method.toUpperCase()} ${path}`),
    isDeprecated && `:::warning\n\n${words.deprecated}\n\n:::`,
    prose(description),
    parameters.length > 0 && `### ${words.parameters} {#${id}-parameters}`,
    parameters.length > 0 && parameterTable(parameters, words),
    body && `### ${words.body} {#${id}-body}`,
    ...bodyParts(body, words),
    responses.length > 0 && `### ${words.responses} {#${id}-responses}`,
    ...responses.flatMap((response) => [
      `**${codeIn(response.status)}** ${inline(response.description)}`,
      ...bodyParts(response.body, words),
    ]),
  ];
}

const parameterTable = (parameters: readonly Parameter[], words: Words) =>
  table(
    [words.name, words.where, words.type, words.meaning],
    parameters.map(({ name, in: where, required, description, schema }) => [
      codeIn(name),
      where,
      codeIn(typeOf(schema)),
      cell([required && words.required, description].filter(Boolean).join(' · ')),
    ]),
  );

function bodyParts(body: Body | undefined, words: Words): (string | false)[] {
  if (!body) return [];
  const rows = rowsOf(body.schema, words);
  return [
    codeIn(body.type),
    rows.length > 0 && table([words.name, words.type, words.meaning], rows),
    body.example !== undefined && fence('json', JSON.stringify(body.example, null, 2)),
  ];
}

/** A row for each field, those within others with the way to them. */
function rowsOf(schema: Schema | undefined, words: Words, way = ''): string[][] {
  if (schema?.items) return rowsOf(schema.items, words, `${way}[]`);
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const path = way === '' ? name : `${way}.${name}`;
    const meaning = [schema?.required?.includes(name) && words.required, field.description].filter(Boolean).join(' · ');
    return [[codeIn(path), codeIn(typeOf(field)), cell(meaning)], ...rowsOf(field, words, path)];
  });
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'any';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  const type = [schema.type ?? schema.named ?? 'any'].flat().join(' | ');
  return schema.format ? `${type} (${schema.format})` : type;
}

function pageOf(front: Record<string, unknown>, parts: readonly (string | undefined | false)[]): string {
  const yaml = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${[`---\n${yaml.join('\n')}\n---`, ...parts.filter(Boolean)].join('\n\n')}\n`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A fence longer than any run of backticks in the text. */
function fence(language: string, text: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${marks}${language}\n${text}\n${marks}`;
}

/** Inline code that can stand in a cell of a table. */
function codeIn(text: string): string {
  const marks = '`'.repeat(longestRun(text) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return text === '' ? '' : `${marks}${space}${text.replaceAll('|', '\\|')}${space}${marks}`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Markdown as a document writes it: outside of code, tags and braces are text, and would be JSX here. */
const prose = (text: string) =>
  text.replace(/(```[\s\S]*?(?:```|$)|`[^`\n]*`|<https?:[^\s<>]*>)|(?<!\\)[<{]/g, (sign, kept?: string) => kept ?? `\\${sign}`);

/** Markdown on one line. */
const inline = (text: string) => prose(text).replace(/\s*\n\s*/g, ' ').trim();

/** Markdown in a cell of a table. */
const cell = (text: string) => inline(text).replace(/(?<!\\)\|/g, '\\|');
