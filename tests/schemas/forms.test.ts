/** Forms under `schemas/forms/`: a mistake has its file, its line and the nearest name, and what is drawn is what was compiled. */
import { describe, expect, test } from 'vitest';
import { checkForms } from '#engine/authoring/check-forms.ts';
import { compileForms } from '#engine/authoring/forms.ts';
import { definitionsOf } from '#engine/authoring/references.ts';
import { parseSource, type SourceFile } from '#engine/authoring/source.ts';

const parcel = {
  id: 'parcel',
  title: 'Parcel',
  type: 'object',
  properties: { id: { type: 'integer' }, length: { type: 'number' }, note: { type: 'string' } },
  required: ['id', 'length', 'note'],
  additionalProperties: false,
};
const shipment = {
  id: 'shipment',
  title: 'Shipment',
  type: 'object',
  properties: {
    id: { type: 'integer' },
    contact: { type: 'object', title: 'Contact', properties: { name: { type: 'string' } }, required: ['name'] },
    parcels: { type: 'array', items: { $ref: './parcel.json' } },
  },
  required: ['id', 'contact', 'parcels'],
  additionalProperties: false,
};

function source(path: string, json: object): SourceFile {
  return parseSource(path, JSON.stringify(json, null, 2), []);
}

const entities = [source('schemas/entities/parcel.json', parcel), source('schemas/entities/shipment.json', shipment)];

function form(fields: readonly object[], more: object = {}): readonly SourceFile[] {
  const json = { id: 'booking', title: 'Booking', description: 'Booking.', entity: 'shipment', ...more };
  return [...entities, source('schemas/forms/booking.json', { ...json, layouts: { page: { groups: [{ fields }] } } })];
}

function problems(files: readonly SourceFile[]): readonly string[] {
  const known = { catalogue: { settings: { office_opens: {} }, facts: { 'user.is_staff': {} } } };
  const found = checkForms(files, known as unknown as Parameters<typeof checkForms>[1], definitionsOf(files));
  return found.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const columns = (paths: readonly string[]) => ({ item: 'Parcel', columns: paths.map((path) => ({ path })) });

test('a path that leads nowhere is named with its line and the nearest field', () => {
  expect(problems(form([{ path: 'contact.nmae' }]))).toEqual([
    'schemas/forms/booking.json:12 "contact.nmae": Contact has no field "nmae". Did you mean "name"?',
  ]);
  expect(problems(form([{ path: 'parcels', rows: columns(['lenght']) }]))[0]).toMatch(
    /"lenght": Parcel has no field "lenght"\. Did you mean "length"\?$/,
  );
  expect(problems(form([{ path: 'contact', rows: columns(['name']) }]))[0]).toMatch(/is no list of objects/);
});

test('so is an entity, a condition, a setting and a rule', () => {
  expect(problems(form([{ path: 'id' }], { entity: 'shipmnet' }))[0]).toMatch(
    /"shipmnet" is no entity\. Did you mean "shipment"/,
  );
  const when = { 'value.contact.name': {}, 'row.length': {}, 'setting.office_open': {}, 'user.is_stff': {} };
  const found = problems(form([{ path: 'id', shown_when: when }]));
  expect(found.map((one) => one.replace(/^\S+ /, ''))).toEqual([
    '"row.length": only columns of rows have a row.',
    '"office_open" is no setting. Did you mean "office_opens"?',
    '"user.is_stff" is no fact. Did you mean "user.is_staff"?',
  ]);
  const rules = [{ id: 'one', rows: 'parcels', field: 'width', schema: {}, message: 'It must fit.' }];
  expect(problems(form([{ path: 'id' }], { rules }))[0]).toMatch(/Parcel has no field "width"/);
  expect(problems(form([{ path: 'id' }, { path: 'id' }]))[0]).toMatch(/stands in this layout twice/);
  expect(problems(form([{ path: 'id' }], { id: 'other' }))[0]).toMatch(/call both "booking"/);
});

describe('the schema of a form', () => {
  test('has only what a layout has, and an object that was cut may hold more', () => {
    const files = form([{ path: 'contact.name' }, { path: 'parcels', rows: columns(['length', 'note']) }]);
    const [compiled] = compileForms(files, definitionsOf(files));
    expect(compiled?.schema).toEqual({
      $id: 'form_booking',
      title: 'Shipment',
      type: 'object',
      required: ['contact', 'parcels'],
      properties: {
        contact: shipment.properties.contact,
        parcels: {
          type: 'array',
          items: {
            title: 'Parcel',
            type: 'object',
            properties: { length: { type: 'number' }, note: { type: 'string' } },
            required: ['length', 'note'],
          },
        },
      },
    });
  });

  test('asks for a field that may stay empty only where the form says so', () => {
    const files = form([{ path: 'contact.name', optional: true }, { path: 'id' }]);
    const [compiled] = compileForms(files, definitionsOf(files));
    expect(compiled?.schema.required).toEqual(['id', 'contact']);
    expect(compiled?.schema.properties?.['contact']?.required).toEqual([]);
  });

  test('of several entities has each under its name', () => {
    const files = form([{ path: 'booked.id' }, { path: 'first.length' }], {
      entity: undefined,
      entities: { booked: 'shipment', first: 'parcel' },
    });
    expect(problems(files)).toEqual([]);
    const [compiled] = compileForms(files, definitionsOf(files));
    expect(Object.keys(compiled?.schema.properties ?? {})).toEqual(['booked', 'first']);
  });
});
