/** The JSON schemas for editors say what the tables of fields and shapes say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../renderer/site/front-matter/front-matter-fields.js';
import { editorSchemas } from '../../renderer/site/schemas/editor-schemas.js';
import { root } from '../structure/imports.js';

const schemas = editorSchemas();
const propertiesOf = (name: string) => schemas[name]!.properties as Record<string, { description?: string }>;

/** Paths of the properties without a description. */
function undescribed(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((entry, index) => undescribed(entry, `${path}|${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) =>
    keyword === 'properties' && typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
          const at = `${path}/${name}`;
          const isBare = typeof field !== 'object' || field === null || !('description' in field);
          return [...(isBare ? [at] : []), ...undescribed(field, at)];
        })
      : undescribed(value, keyword === 'items' ? `${path}[]` : path),
  );
}

describe('JSON schemas for editors', () => {
  test.each(Object.keys(schemas))('%s is written when the tool is compiled', (name) => {
    const written: unknown = JSON.parse(readFileSync(join(root, 'schemas', `${name}.json`), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(schemas[name])));
  });

  test.each(['doc', 'post', 'page'] as const)('front matter of a %s: every field with its line', (kind) => {
    const properties = propertiesOf(`front-matter-${kind}`);
    expect(Object.keys(properties)).toEqual(Object.keys(FIELDS[kind]));
    expect(Object.values(properties).filter(({ description }) => !description)).toEqual([]);
    expect(schemas[`front-matter-${kind}`]).not.toHaveProperty('additionalProperties');
  });

  test.each(Object.keys(schemas))('%s: every field at any depth has its line', (name) => {
    expect(undescribed(schemas[name])).toEqual([]);
  });

  test('category files: every field with its line, and no other', () => {
    const properties = Object.entries(propertiesOf('category'));
    expect(properties.length).toBeGreaterThan(8);
    expect(properties.filter(([, { description }]) => !description)).toEqual([]);
    expect(schemas.category).toMatchObject({
      additionalProperties: false,
      properties: { position: { type: ['number', 'string'] }, collapsed: { type: 'boolean' } },
    });
  });

  test('authors and tags files: entries by key', () => {
    expect(schemas.authors).toMatchObject({ additionalProperties: { properties: { name: { type: 'string' } } } });
    expect(schemas.tags).toMatchObject({
      additionalProperties: { anyOf: [{ type: 'null' }, { properties: { label: { type: 'string' } } }] },
    });
  });
});
