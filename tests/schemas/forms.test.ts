/** Forms in `schemas/forms/`: an error has its file, its line and the most similar name, and the rendered fields are those compiled. */
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
  const names = { settings: ['office_opens'], facts: ['user.is_staff'] };
  const found = checkForms(files, names, definitionsOf(files));
  return found.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const columns = (paths: readonly string[]) => ({ item: 'Parcel', columns: paths.map((path) => ({ path })) });

test('an unknown path is reported with its line and the most similar field', () => {
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

test('so is a choice that the field does not have', () => {
  const kind = { type: 'string', oneOf: [{ const: 'box' }, { const: 'bag' }] };
  const tin = { ...parcel, id: 'tin', properties: { ...parcel.properties, kind } };
  const files = [...form([{ path: 'kind', offered: ['box', 'bgg'] }], { entity: 'tin' })];
  expect(problems([...files, source('schemas/entities/tin.json', tin)])).toEqual([
    'schemas/forms/booking.json:15 "bgg" is no choice of the field. Did you mean "bag"?',
  ]);
});

test('so is a reference to a list without a call, and to an unknown group', () => {
  const listed = source('schemas/tables/people.json', {
    id: 'people',
    entity: 'person',
    call: { name: 'read_people' },
  });
  const one = { path: 'contact', reference: { table: 'peopel' } };
  const other = { path: 'id', reference: { table: 'people', query: { of: 'value.iid' } } };
  expect(problems([...form([one, other]), listed]).map((found) => found.replace(/^\S+ /, ''))).toEqual([
    '"peopel" is no table with a call. Did you mean "people"?',
    '"iid": Shipment has no field "iid". Did you mean "id"?',
  ]);
  const called = { path: 'id', reference: { call: 'read_peple', rows: 'people', key: 'id' } };
  const calls = source('schemas/calls/people.json', { calls: { read_people: {} } });
  expect(problems([...form([called]), calls])[0]).toMatch(/"read_peple" is no call\. Did you mean "read_people"/);
  const page = { page: { groups: ['sneder'] } };
  const groups = { sender: { fields: [{ path: 'id' }] } };
  const shared = source('schemas/forms/booking.json', { id: 'booking', entity: 'shipment', groups, layouts: page });
  expect(problems([...entities, shared]).map((found) => found.replace(/^\S+ /, ''))).toEqual([
    '"sneder" is no group of this form. Did you mean "sender"?',
    'no layout uses the group "sender".',
  ]);
});

test('layouts share groups, an error in one is reported once, and a form may use its own facts', () => {
  const groups = { sender: { check: 'sender', fields: [{ path: 'id', shown_when: { 'booking.is_guest': {} } }] } };
  const layouts = {
    page: { groups: ['sender', { fields: [{ path: 'contact' }] }] },
    steps: {
      steps: [
        { id: 'one', title: 'One', groups: ['sender'] },
        { id: 'two', title: 'Two', groups: ['sender'] },
      ],
    },
  };
  const json = { id: 'booking', title: 'B', description: 'B.', entity: 'shipment', groups, layouts };
  const known = source('schemas/forms/booking.json', {
    ...json,
    facts: { 'booking.is_guest': 'Nobody is signed in.' },
  });
  const found = problems([...entities, source('schemas/forms/booking.json', json)]);
  expect(found.filter((one) => one.includes('is no fact'))).toHaveLength(1);
  expect(problems([...entities, known]).filter((one) => one.includes('is no fact'))).toEqual([]);
  const [compiled] = compileForms([...entities, known], definitionsOf([...entities, known]));
  const drawn = { id: 'sender', check: 'sender', fields: [{ path: 'id', shown_when: [{ 'booking.is_guest': {} }] }] };
  expect(compiled?.layouts['page']).toEqual({
    steps: [{ id: 'all', title: '', groups: [drawn, { fields: [{ path: 'contact' }] }] }],
  });
});

test('a reference becomes the call to search, and the fields of a row that are stored and shown', () => {
  const listed = source('schemas/tables/people.json', {
    id: 'people',
    entity: 'person',
    key: 'code',
    call: { name: 'read_people' },
  });
  const files = [...form([{ path: 'id', reference: { table: 'people', detail: 'role' } }]), listed];
  const [compiled] = compileForms(files, definitionsOf(files));
  expect(JSON.stringify(compiled?.layouts)).toContain(
    '"reference":{"call":"read_people","rows":"people","entity":"person","key":"code","label":"name","detail":"role"}',
  );
});

describe('the schema of a form', () => {
  test('has only the fields of its layout, and a partial object may contain more', () => {
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

  test('requires an optional field only if the form says so', () => {
    const files = form([{ path: 'contact.name', optional: true }, { path: 'id' }]);
    const [compiled] = compileForms(files, definitionsOf(files));
    expect(compiled?.schema.required).toEqual(['id', 'contact']);
    expect(compiled?.schema.properties?.['contact']?.required).toEqual([]);
  });

  test('allows users to enter fields that it requires, even if clients may not send them', () => {
    const reason = { type: 'string', title: 'Reason', readOnly: true };
    const entity = { ...shipment, properties: { ...shipment.properties, reason } };
    const [parcels] = entities;
    const files = [parcels!, source('schemas/entities/shipment.json', entity), ...form([{ path: 'reason' }]).slice(2)];
    const [compiled] = compileForms(files, definitionsOf(files));
    expect(compiled?.schema.properties?.['reason']).toEqual({ type: 'string', title: 'Reason' });
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

test('a field with a pattern needs a sentence that says what to enter', () => {
  const withContact = (name: object): readonly SourceFile[] => {
    const properties = { ...shipment.properties, contact: { title: 'Contact', type: 'object', properties: { name } } };
    return [
      source('schemas/entities/shipment.json', { ...shipment, properties }),
      ...form([{ path: 'contact.name' }]).filter(({ path }) => path !== 'schemas/entities/shipment.json'),
    ];
  };
  const code = { type: 'string', pattern: '^[A-Z]+$' };
  expect(problems(withContact(code))).toEqual([
    'schemas/forms/booking.json:12 "contact.name" has a pattern, so its entity needs an x-message for it.',
  ]);
  expect(problems(withContact({ ...code, 'x-message': 'Use capital letters.' }))).toEqual([]);
  expect(problems(withContact({ type: 'string', pattern: '\\S' }))).toEqual([]);
});
