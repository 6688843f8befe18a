/** A form with steps: which are shown, how far the user may go, and where an error is. */
import { expect, test } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Layout } from '#platform/web/form/model/form-definition.ts';
import { LayoutConditions } from '#platform/web/form/model/layout-conditions.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { firstWrong } from '#platform/web/form/schema-form/form-steps.tsx';
import { markupOf } from '../../../markup.tsx';

const schema: JsonSchema = {
  type: 'object',
  properties: { from: { type: 'string', title: 'From' }, customs: { type: 'string', title: 'Customs' } },
};
const layout: Layout = {
  steps: [
    { id: 'addresses', title: 'Addresses', groups: [{ fields: [{ path: 'from' }] }] },
    {
      id: 'customs',
      title: 'Customs papers',
      groups: [{ shown_when: [{ 'value.from': { const: 'Abroad' } }], fields: [{ path: 'customs' }] }],
    },
    { id: 'confirm', title: 'Confirm', groups: [{ fields: [{ path: 'from' }] }] },
  ],
};

function html(stored: JsonObject): string {
  const conditions = new LayoutConditions(layout, { facts: {}, setting: () => undefined });
  const model = new RecordModel({ schemaFor: () => schema, validate: () => [], conditions }, stored);
  const open = { model, layout, isNew: true, saved: 'Made', submit: 'Make it', onSave: () => undefined };
  return markupOf(<SchemaForm {...open} />);
}

test('a step without fields is omitted, and only the last step submits the form', () => {
  expect(html({})).not.toContain('Customs papers');
  const abroad = html({ from: 'Abroad' });
  expect(abroad).toContain('Customs papers');
  expect(abroad).toContain('Continue');
  expect(abroad).not.toContain('Make it');
  expect(abroad).not.toContain('Not saved yet');
});

test('a form that can’t be submitted says so even if no field is invalid', () => {
  const finding = { field: 'elsewhere', code: 'invalid_value', message: 'This is required.' };
  const model = new RecordModel({ schemaFor: () => schema, validate: () => [finding] }, {});
  const open = { model, layout, isNew: true, saved: 'Made', submit: 'Make it', onSave: () => undefined };
  expect(markupOf(<SchemaForm {...open} />)).not.toContain('This is required.');
  model.attempt();
  expect(markupOf(<SchemaForm {...open} />)).toContain('<li>This is required.</li>');
});

test('the first step with an error is found, including cells of a table, and only before the end', () => {
  const steps = [{ places: ['from'] }, { places: ['parcels', 'declared_value'] }, { places: ['service'] }];
  expect(firstWrong(steps, ['parcels.3.length', 'service'], 3)).toBe(1);
  expect(firstWrong(steps, ['service'], 2)).toBeUndefined();
  expect(firstWrong(steps, ['parcels_total'], 3)).toBeUndefined();
});
