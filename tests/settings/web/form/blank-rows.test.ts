/** Added rows that stay blank: no error while they exist, and removed by the save. */
import { describe, expect, it, test } from 'vitest';
import type { Setting } from '#engine/schema/catalogue.ts';
import { isBlankRow, pathWithBlankRows, withoutBlankRows } from '#engine/values/blank-rows.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { shownFindings } from '#modules/settings/web/shared/form-context.ts';
import { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { newItemOf } from '#platform/web/form/new-value.ts';
import { layer, platform } from '../../../engine/small-catalogue.ts';

const lists = Object.values<Setting>(catalogue.settings).filter(({ widget }) => widget === 'list' || widget === 'rows');

function formOver(key: string, stored: unknown): SettingsModel {
  const base = {
    catalogue,
    validators,
    caller: platform,
    scope: 'provider',
    facts: {},
  } as const;
  return new SettingsModel(base, { revision: 1, layers: [layer('provider', { [key]: stored })] });
}

const isBlankWhenNew = ({ schema }: Setting): boolean => isBlankRow(schema.items ?? {}, newItemOf(schema));

describe('a new row of every list', () => {
  const blank = lists.filter(isBlankWhenNew);
  const complete = lists.filter((setting) => !isBlankWhenNew(setting));

  it.each(blank.map((setting) => [setting.key, setting] as const))('%s', (_, { key, schema }) => {
    const [stored = []] = (schema.examples ?? [schema.default]) as readonly (readonly unknown[])[];
    const content = [...stored.slice(0, 1), newItemOf(schema), ...stored.slice(1), newItemOf(schema)];
    expect(withoutBlankRows(schema, content)).toEqual(stored);
    expect(withoutBlankRows(schema, stored)).toBe(stored);
    const form = formOver(key, stored);
    form.edit(key, content, false);
    form.leave(key);
    expect(shownFindings(form, key)).toEqual([]);
    form.dropBlankRows();
    expect(form.content(key)).toEqual(stored);
  });

  it('is kept if its defaults complete it', () => {
    expect(complete.filter(({ key, schema }) => !validators.settings[key]?.([newItemOf(schema)]))).toEqual([]);
  });
});

test('an error names the row in which it is shown', () => {
  const { schema } = catalogue.settings.rejection_reasons as Setting;
  const content = ['', 'Vehicle is full', '', 'x'.repeat(121)];
  expect(pathWithBlankRows(schema, content, ['1'])).toEqual(['3']);
  const form = formOver('rejection_reasons', []);
  form.edit('rejection_reasons', content, false);
  form.leave('rejection_reasons');
  expect(shownFindings(form, 'rejection_reasons').map(({ field }) => field)).toEqual(['rejection_reasons.3']);
});
