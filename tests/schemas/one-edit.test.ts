/**
 * Adding a field to a shipment takes one edit of the entity and one line of a migration; everything else is
 * generated. tests/long/one-edit.test.ts runs a copy of the product with the field.
 */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileForms } from '#engine/authoring/forms.ts';
import { compileSources, type CompiledSources } from '#engine/authoring/compile-sources.ts';
import { compileTables } from '#engine/authoring/tables/compile-tables.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { parseSource, type Json, type JsonObject, type SourceFile } from '#engine/authoring/source.ts';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { databaseModule } from '../../scripts/generate/database/database.ts';
import { checkKinds, inputsOf } from '../../scripts/generate/kinds.ts';
import { openApiDescription } from '../../scripts/generate/kinds/openapi.ts';
import { readMigrations } from '../../scripts/generate/database/migrations.ts';
import { readSources } from '../../scripts/generate/read-sources.ts';
import { gateCode, migration, shipmentEntity } from './gate-code.ts';

const root = join(import.meta.dirname, '../..');

let written: readonly SourceFile[];
beforeAll(async () => {
  written = readSources(root);
});

/** The schemas with another field in the entity. */
function compiledWith(property: Json): CompiledSources {
  const files = written.map((file) => {
    if (file.path !== shipmentEntity) return file;
    const properties = { ...(file.json['properties'] as JsonObject), gate_code: property };
    return parseSource(file.path, JSON.stringify({ ...file.json, properties }), []);
  });
  const sources = compileSources(files, { version: '1.0.0', digest: (text) => text.slice(0, 40) });
  checkKinds(sources);
  return sources;
}

test('form, list column, filter, export, API, documentation and types are generated from the field in its entity', async () => {
  const sources = compiledWith(gateCode);
  const { files, definitions } = sources;
  const form = compileForms(files, definitions).find(({ id }) => id === 'shipment')!;
  expect(form.schema.properties?.['gate_code']).toMatchObject({ title: 'Gate code', maxLength: 30 });
  for (const layout of ['customer', 'staff', 'mobile'])
    expect(JSON.stringify(form.layouts[layout])).toContain('{"path":"gate_code","width":"third"}');

  const table = compileTables(files, definitions).tables.find(({ table: one }) => one.id === 'shipments')!.table;
  expect(table.columns.at(-1)).toMatchObject({ field: 'gate_code', title: 'Gate code', format: 'text', hidden: true });
  expect('filters' in table && table.filters.at(-1)).toMatchObject({ name: 'gate_code', kind: 'text' });

  const outputs = await openApiDescription.outputs!(inputsOf(openApiDescription, sources), new Memory(''));
  const openApi = JSON.parse(outputs.get('generated/build/openapi.json')!) as {
    paths: Readonly<Record<string, Readonly<Record<string, { parameters?: readonly { name: string }[] }>>>>;
    components: { schemas: Readonly<Record<string, { properties?: object }>> };
  };
  for (const schema of ['Shipment', 'ShipmentRequest'])
    expect(openApi.components.schemas[schema]?.properties).toHaveProperty('gate_code');
  for (const [path, method] of [
    ['/api/shipments', 'get'],
    ['/api/shipments/export', 'post'],
  ] as const)
    expect(openApi.paths[path]?.[method]?.parameters?.map(({ name }) => name)).toContain('gate_code');
});

test('the column is generated from one line of a migration', async () => {
  const { path, sql } = migration;
  const migrations = [...readMigrations(root), { path, name: 'shipments/2031-01-01-gate-codes', sql }];
  expect(await databaseModule(migrations, new Memory(''))).toContain('gate_code: ColumnType<string | null');
});

test('a group that no form has is reported, with the most similar one', () => {
  const misspelt = { ...gateCode, 'x-form': { groups: ['detials'] } };
  expect(() => compiledWith(misspelt)).toThrow(SchemaProblems);
  expect(() => compiledWith(misspelt)).toThrow(/"detials" is no group of a form of shipment.*details/s);
});
