/** The form over one record: rendering, state, errors and when they are shown. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { LayoutConditions } from '#platform/web/form/model/layout-conditions.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { RecordBase } from '#platform/web/form/model/record-base.ts';
import { shownOn } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { markupOf } from '../../../markup.tsx';

const size: JsonSchema = {
  type: 'object',
  title: 'Size',
  description: 'How large it is.',
  properties: {
    width: { type: 'number', title: 'Width', minimum: 1, maximum: 9 },
    lid: { type: 'boolean', title: 'Lid' },
  },
  required: ['width'],
};

const schemaOf = (kinds: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: {
    id: { const: 'x' },
    name: { type: 'string', title: 'Name', maxLength: 20, examples: ['Small box'] },
    kind: { type: 'string', title: 'Kind', oneOf: kinds.map((kind) => ({ const: kind, title: kind })) },
    size,
  },
  required: ['name', 'kind'],
});

const wide = schemaOf(['box', 'bag', 'tube']);
const narrow = schemaOf(['bag']);

const base: RecordBase = {
  schemaFor: ({ name }) => (name === 'Soft' ? narrow : wide),
  validate: ({ name, size: given }) => [
    ...(name ? [] : [{ field: 'name', code: 'invalid_value', message: 'This is required.' }]),
    ...(given ? [] : [{ field: 'size.width', code: 'invalid_value', message: 'Say how wide.' }]),
  ],
  normalize: (value) => (value['name'] === 'Soft' && value['kind'] === 'box' ? { ...value, kind: 'bag' } : value),
};

const stored: JsonObject = { id: 'x', name: 'First', kind: 'box', size: { width: 2 } };
const fresh = (): RecordModel => new RecordModel(base, stored);

function html(model: RecordModel, isNew = false): string {
  return renderToStaticMarkup(
    <Kit nonce="">
      <SchemaForm model={model} isNew={isNew} saved="Box saved" onSave={() => undefined} />
    </Kit>,
  );
}

test('every property is a row, an object a group of rows, and a constant nothing', () => {
  const drawn = html(fresh());
  expect([...drawn.matchAll(/data-field="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'name',
    'kind',
    'size.width',
    'size.lid',
  ]);
  expect(drawn).toMatch(/<legend[^>]*>Size<\/legend>/);
  expect(drawn).toContain('How large it is.');
  expect(drawn).not.toContain('Unsaved changes');
  expect(html(fresh(), true)).toContain('Not saved yet');
});

test('F425 a required field has an asterisk, an optional one says “(Optional)”, and a checkbox says neither', () => {
  const labelOf = (field: string): string =>
    new RegExp(`<label[^>]*for="[^"]*${field}"[^>]*>(.*?)</label>`)
      .exec(html(fresh()))?.[1]
      ?.replaceAll(/<[^>]*>/g, '') ?? '';
  expect(labelOf('name')).toBe('Name *');
  expect(labelOf('lid')).toBe('Lid');
  const spare: RecordBase = { ...base, schemaFor: () => ({ ...wide, required: ['kind'] }) };
  const drawn = html(new RecordModel(spare, stored));
  expect(drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Name (Optional)');
});

test('of two fields of which one is needed, each label names the other, as a field of the form and as a member of one', () => {
  const place: JsonSchema = {
    type: 'object',
    title: 'Place',
    properties: {
      street: { type: 'string', title: 'Street address', 'x-or': 'company' },
      company: { type: 'string', title: 'Company', 'x-or': 'street' },
      suburb: { type: 'string', title: 'Suburb' },
      code: { type: 'string', title: 'Postal code' },
    },
    required: ['suburb'],
  };
  for (const schema of [place, { ...place, 'x-widget': 'object' }]) {
    const record: JsonSchema = { type: 'object', properties: { place: schema }, required: ['place'] };
    const drawn = html(new RecordModel({ schemaFor: () => record, validate: () => [] }, {}));
    const words = drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words).toMatch(
      /Street address \(or company\) .*Company \(or street address\) .*Suburb \* .*Postal code \(Optional\)/,
    );
  }
});

test('a choice narrows the others, and impossible values are removed', () => {
  const model = fresh();
  const before = model.drawing(['kind']);
  model.content(['kind']);
  model.edit(['name'], 'Soft', true);
  expect(model.state().value).toMatchObject({ name: 'Soft', kind: 'bag' });
  expect(model.state().schema).toBe(narrow);
  expect(model.drawing(['kind'])).toBe(before + 1);
});

test('an input that manages its own text is not rendered again, any other is', () => {
  const model = fresh();
  model.content(['name']);
  model.edit(['name'], 'Seco', true);
  expect(model.drawing(['name'])).toBe(0);
  model.edit(['name'], 'Second', false);
  expect(model.drawing(['name'])).toBe(1);
  model.discard();
  expect(model.drawing(['name'])).toBe(2);
});

test('errors are shown after the field was left or a save was tried, server errors until the field is edited', () => {
  const model = fresh();
  model.edit(['name'], undefined, true);
  const messagesAt = (...path: string[]) => shownOn(model.state(), path).map(({ message }) => message);
  expect(model.state().value).not.toHaveProperty('name');
  expect(messagesAt('name')).toEqual([]);
  model.leave(['name']);
  expect(messagesAt('name')).toEqual(['This is required.']);
  model.edit(['size'], undefined, false);
  expect(messagesAt('size', 'width')).toEqual([]);
  model.attempt();
  expect(model.findings()).toHaveLength(2);
  expect(messagesAt('size', 'width')).toEqual(['Say how wide.']);
  model.setServerErrors([{ field: 'kind', code: 'taken', message: 'Taken.' }]);
  expect(messagesAt('kind')).toEqual(['Taken.']);
  model.edit(['kind'], 'bag', false);
  expect(messagesAt('kind')).toEqual([]);
  expect(html(model)).toContain('2 fields need attention');
});

test('fields named by an error of a whole are counted and linked, and its message is said once', () => {
  const whole = { field: 'size.width', code: 'incomplete', message: 'The size needs width and lid.', covers: 'size' };
  const missing = (field: string) => ({ field, code: 'invalid_value', message: 'This is required.' });
  const listed = (...errors: Parameters<RecordModel['setServerErrors']>[0][number][]) => {
    const model = fresh();
    model.setServerErrors(errors);
    return html(model).split('</ul>')[0] ?? '';
  };
  expect(listed(whole, missing('size.lid'), missing('name'))).toContain('The size needs width and lid.');
  expect(listed(whole, missing('size.lid'), missing('name')).match(/This is required/g)).toHaveLength(1);
  const named = listed(whole, missing('size.lid'), missing('name'));
  expect(named).toContain('3 fields need attention');
  expect(named.match(/\w+(?=<\/button>)/g)).toEqual(['Name', 'Width', 'Lid']);
  expect(listed(missing('size.lid'), missing('name')).match(/This is required/g)).toHaveLength(2);
  expect(listed(whole, missing('size.width'), missing('size.lid'))).not.toContain('This is required.');
});

test('an error of the server about a field that the form does not draw is listed without a link', () => {
  const model = fresh();
  model.attempt();
  model.setServerErrors([{ field: 'email', code: 'required', message: 'Say where the receipt goes.' }]);
  expect(html(model).split('</ul>')[0]).toContain('Say where the receipt goes.');
  model.setServerErrors([{ field: 'kind', code: 'taken', message: 'Taken.' }]);
  const [both = ''] = html(model).split('</ul>');
  expect(both).toContain('Taken.');
  expect(both).toContain('Say where the receipt goes.');
});

test('the summary about required fields is said only where one of them is missing', () => {
  const summary = 'Please fill in all the required fields.';
  const model = fresh();
  const drawn = (): string =>
    markupOf(<SchemaForm model={model} summary={summary} saved="" onSave={() => undefined} />).split('</ul>')[0] ?? '';
  model.attempt();
  model.setServerErrors([{ field: 'kind', code: 'taken', message: 'Taken.' }]);
  expect(drawn()).toContain('Taken.');
  expect(drawn()).not.toContain(summary);
  model.edit(['name'], '', false);
  expect(drawn()).toContain(summary);
});

test('errors of cells are listed from left to right, row by row, whoever found them first', () => {
  const columns = [
    { path: 'length', title: 'Length' },
    { path: 'width', title: 'Width' },
  ];
  const rows = { item: 'Parcel', columns };
  const layout = { steps: [{ id: 'all', title: '', groups: [{ fields: [{ path: 'parcels', rows }] }] }] };
  const properties = { length: { type: 'number' }, width: { type: 'number' } } as const;
  const schema: JsonSchema = {
    type: 'object',
    properties: { parcels: { type: 'array', title: 'Parcels', items: { type: 'object', properties } } },
  };
  const places = ['parcels.10.length', 'parcels.2.width', 'parcels.2.length', 'parcels'];
  const validate = () => places.map((field) => ({ field, code: 'invalid_value', message: 'Wrong.' }));
  const model = new RecordModel({ schemaFor: () => schema, validate }, { parcels: [] });
  model.attempt();
  const drawn = markupOf(<SchemaForm model={model} layout={layout} saved="" onSave={() => undefined} />);
  const [list = ''] = drawn.split('</ul>');
  expect(list.match(/Parcels?(?: \d+, \w+)?(?=<)/g)).toEqual([
    'Parcels',
    'Parcel 3, Length',
    'Parcel 3, Width',
    'Parcel 11, Length',
  ]);
});

test('a save accepts what was sent; changes made meanwhile stay unsaved', () => {
  const model = fresh();
  model.edit(['name'], 'Second', true);
  const sent = model.state().value;
  model.edit(['name'], 'Third', true);
  model.accept(sent, sent);
  expect(model.state().value['name']).toBe('Third');
  expect(model.isChanged()).toBe(true);
  model.accept({ ...stored, name: 'Theirs' });
  expect(model.isChanged()).toBe(false);
  expect(model.content(['name'])).toBe('Theirs');
});

test('a column that no row shows is not rendered', () => {
  const row: JsonSchema = {
    type: 'object',
    properties: { length: { type: 'number', title: 'Length' }, packaging: { type: 'string', title: 'Packaging' } },
  };
  const schema: JsonSchema = {
    type: 'object',
    properties: { parcels: { type: 'array', title: 'Parcels', items: row } },
  };
  const packaging = { path: 'packaging', shown_when: [{ 'setting.packaging': { const: true } }] };
  const rows = { item: 'Parcel', columns: [{ path: 'length' }, packaging] };
  const layout = { steps: [{ id: 'all', title: '', groups: [{ fields: [{ path: 'parcels', rows }] }] }] };
  const drawn = (isOffered: boolean): string => {
    const conditions = new LayoutConditions(layout, { facts: {}, setting: () => isOffered });
    const model = new RecordModel({ schemaFor: () => schema, validate: () => [], conditions }, { parcels: [{}, {}] });
    return markupOf(<SchemaForm model={model} layout={layout} saved="" onSave={() => undefined} />);
  };
  expect(drawn(true)).toContain('Packaging');
  expect(drawn(false)).toContain('Length');
  expect(drawn(false)).not.toContain('Packaging');
});

test('the summary names each wrong member of an object that is one field', () => {
  const text = (title: string): JsonSchema => ({ type: 'string', title });
  const place: JsonSchema = {
    ...{ type: 'object', title: 'Address', 'x-widget': 'address' },
    properties: { suburb: text('Suburb'), city: text('City') },
  };
  const required = (field: string) => ({ field, code: 'invalid_value', message: 'This is required.' });
  const model = new RecordModel(
    {
      ...base,
      schemaFor: () => ({ type: 'object', properties: { place } }),
      validate: () => [required('place.suburb'), required('place.city')],
    },
    {},
  );
  model.attempt();
  const words = html(model)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(words).toContain('2 fields need attention');
  expect(words).toContain('Suburb : This is required. City : This is required.');
});
