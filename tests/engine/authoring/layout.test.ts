/** Settings that are rendered together: a layout with unknown or incompatible settings is rejected. */
import { expect, test } from 'vitest';
import { layoutInvariants } from '#engine/authoring/layout.ts';
import type { CompiledCatalogue } from '#engine/authoring/compile-catalogue.ts';
import type { SourceFile } from '#engine/authoring/source.ts';
import type { Section, SectionLayout } from '#engine/schema/catalogue.ts';
import { laidOutTogether } from '#engine/schema/layout.ts';
import { catalogue } from '#generated/catalogue.ts';

const compiled = { catalogue } as unknown as CompiledCatalogue;

function problems(section: string, layout: unknown): readonly string[] {
  const { keys } = (catalogue.sections as Readonly<Record<string, Section>>)[section]!;
  const properties = Object.fromEntries(keys.map((key) => [key, {}]));
  const file = { path: 'a.json', json: { properties, 'x-layout': layout }, lineOf: () => 1 } as unknown as SourceFile;
  return layoutInvariants(file, compiled).map(({ message }) => message);
}

const limits = (rows: SectionLayout & { kind: 'table' }) => problems('shipments/parcel_dimensions', rows);
const table = { kind: 'table', row_title: 'Side', columns: ['Minimum', 'Maximum'] } as const;

test('a table has a setting for each of its columns, each once, whose editor fits into a cell', () => {
  const length = { title: 'Length', settings: ['minimum_parcel_length', 'maximum_parcel_length'] };
  expect(limits({ ...table, rows: [length] })).toEqual([]);
  expect(limits({ ...table, rows: [{ ...length, settings: ['minimum_parcel_length'] }] })).toEqual([
    'x-layout: "Length" has 1 settings for 2 columns.',
  ]);
  expect(limits({ ...table, rows: [length, { ...length, title: 'Again' }] })).toContain(
    'x-layout: "minimum_parcel_length" is named twice.',
  );
  const misspelt = limits({
    ...table,
    rows: [{ ...length, settings: ['minimum_parcel_lenght', 'maximum_parcel_length'] }],
  });
  expect(misspelt.join()).toMatch(/no setting of this section\. Did you mean "minimum_parcel_length"/);
  expect(
    problems('driver/proof_of_delivery', {
      ...table,
      rows: [{ title: 'Proof', settings: ['driver_pod1', 'driver_pod2'] }],
    }),
  ).toContain('x-layout: the editor of "driver_pod1" does not fit into a cell (object).');
});

test('the columns of a matrix are objects with the same members', () => {
  const settings = ['driver_pod1', 'driver_pod2'];
  expect(problems('driver/proof_of_delivery', { kind: 'matrix', settings })).toEqual([]);
  expect(problems('shipments/parcel_dimensions', { kind: 'matrix', settings: ['minimum_parcel_length'] })).toEqual([
    'x-layout: "minimum_parcel_length" does not have the members of "minimum_parcel_length".',
  ]);
});

test('limits, proofs of delivery and fallbacks are rendered together', () => {
  const sections: readonly Section[] = Object.values(catalogue.sections);
  const together = sections
    .filter(({ layout }) => layout)
    .map((section) => [section.id, laidOutTogether(section).size]);
  expect(Object.fromEntries(together)).toEqual({ parcel_dimensions: 8, proof_of_delivery: 3, fallback_options: 12 });
});
