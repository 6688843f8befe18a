/** The form over a record: nested paths, subscriptions, rows, conditions, computed fields, undo and server errors. */
import { describe, expect, test, vi } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Layout } from '#platform/web/form/model/form-definition.ts';
import { LayoutConditions } from '#platform/web/form/model/layout-conditions.ts';
import type { RecordBase } from '#platform/web/form/model/record-base.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { inserted, removed } from '#platform/web/form/model/rows.ts';
import type { Topic } from '#platform/web/form/model/subscriptions.ts';
import { memberAt } from '#platform/web/form/model/with-member.ts';

const schema: JsonSchema = { type: 'object', properties: {} };
const layout: Layout = {
  steps: [
    {
      id: 'all',
      title: '',
      groups: [
        {
          fields: [
            { path: 'kind', defaults: [{ when: [{ 'user.is_staff': { const: true } }], value: 'business' }] },
            {
              path: 'company',
              shown_when: [{ 'value.kind': { const: 'business' } }],
              required_when: [{ 'value.kind': { const: 'business' } }],
            },
            { path: 'note', read_only_when: [{ 'setting.notes_locked': { const: true } }] },
            {
              path: 'parcels',
              rows: {
                item: 'Parcel',
                columns: [
                  { path: 'length' },
                  { path: 'volume', computed: 'volume' },
                  { path: 'reason', shown_when: [{ 'row.length': { minimum: 100 } }] },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};

const around = { facts: { 'user.is_staff': true }, setting: (key: string) => key === 'notes_locked' };
const volume = (row: JsonObject): unknown => (typeof row['length'] === 'number' ? row['length'] ** 3 : undefined);

function open(stored: JsonObject, more: Partial<RecordBase> = {}): RecordModel {
  const validate = (value: JsonObject) =>
    value['note'] === 'bad' ? [{ field: 'note', code: 'invalid_value', message: 'Not this.' }] : [];
  const conditions = new LayoutConditions(layout, around, { volume });
  return new RecordModel({ schemaFor: () => schema, validate, conditions, ...more }, stored);
}

function notified(model: RecordModel, topics: readonly Topic[], act: () => void): readonly Topic[] {
  const received = new Set<Topic>();
  const stops = topics.map((topic) => model.topics.listen([topic], () => received.add(topic)));
  act();
  for (const stop of stops) stop();
  return topics.filter((topic) => received.has(topic));
}

const cells: readonly Topic[] = [
  'value:parcels',
  'value:parcels.0.length',
  'value:parcels.1.length',
  'field:parcels.1.length',
];

describe('subscriptions', () => {
  const two = { kind: 'private', parcels: [{ length: 1 }, { length: 2 }] };

  test('typing in a cell notifies that cell and its parents, and renders nothing else', () => {
    const model = open(two);
    expect(notified(model, cells, () => model.edit(['parcels', 1, 'length'], 3, true))).toEqual([
      'value:parcels',
      'value:parcels.1.length',
    ]);
  });

  test('a list that grows notifies everything in it, and a computed cell beside the typed one is rendered', () => {
    const model = open(two);
    const all = notified(model, cells, () => model.changeRows(['parcels'], inserted(two.parcels, 0, [{ length: 9 }])));
    expect(all).toEqual(cells);
    const drawn = notified(model, ['field:parcels.0.volume'], () => model.edit(['parcels', 0, 'length'], 2, true));
    expect(drawn).toEqual(['field:parcels.0.volume']);
    expect(memberAt(model.state().value, ['parcels', 0, 'volume'])).toBe(8);
  });
});

describe('conditions of the layout', () => {
  test('a default fills an unedited field and is not a change; an edited one is not overwritten', () => {
    const model = open({});
    expect(model.content('kind')).toBe('business');
    expect(model.isChanged()).toBe(false);
    model.edit('kind', undefined, true);
    expect(model.content('kind')).toBeUndefined();
  });

  test('hide a field, which then blocks nothing and is not saved', () => {
    const model = open({ kind: 'business' });
    expect(model.findings().map(({ field }) => field)).toEqual(['company']);
    model.edit('company', 'Acme', true);
    model.edit('kind', 'private', false);
    expect(model.state().hidden).toHaveProperty('company');
    expect(model.findings()).toEqual([]);
    expect(model.shownValue()).toEqual({ kind: 'private' });
    model.edit('kind', 'business', false);
    expect(model.shownValue()).toMatchObject({ company: 'Acme' });
  });

  test('lock a field by a setting, and apply to one column of one row', () => {
    const model = open({ parcels: [{ length: 1 }, { length: 120, reason: 'Carpet' }] });
    expect(model.state().locked).toEqual({ note: true });
    expect(Object.keys(model.state().hidden)).toEqual(['parcels.0.reason']);
    model.edit(['parcels', 1, 'length'], 5, true);
    expect(Object.keys(model.state().hidden)).toEqual(['parcels.0.reason', 'parcels.1.reason']);
    expect(memberAt(model.shownValue(), ['parcels', 1])).toEqual({ length: 5, volume: 125 });
  });

  test('follow a fact that is derived from another field', () => {
    const fields = [{ path: 'kind' }, { path: 'note', shown_when: [{ 'form.is_private': { const: true } }] }];
    const derived = { 'form.is_private': { path: 'kind', of: (kind: unknown) => kind === 'private' } };
    const only = { steps: [{ id: 'all', title: '', groups: [{ fields }] }] };
    const model = open({ kind: 'private' }, { conditions: new LayoutConditions(only, { ...around, derived }) });
    expect(model.state().hidden).toEqual({});
    model.edit('kind', 'business', false);
    expect(model.state().hidden).toEqual({ note: true });
  });

  test('apply to added rows, also where they depend on a setting only', () => {
    const columns = [{ path: 'length' }, { path: 'packaging', shown_when: [{ 'setting.packaging': { const: true } }] }];
    const fields = [{ path: 'parcels', rows: { item: 'Parcel', columns } }];
    const conditions = new LayoutConditions({ steps: [{ id: 'all', title: '', groups: [{ fields }] }] }, around);
    const model = open({ parcels: [{}] }, { conditions });
    model.changeRows(['parcels'], inserted([{}], 1, [{}]));
    expect(model.state().hidden).toEqual({ 'parcels.0.packaging': true, 'parcels.1.packaging': true });
    model.edit(['parcels'], [{}, {}, {}], false);
    expect(Object.keys(model.state().hidden)).toHaveLength(3);
  });
});

describe('undo', () => {
  test('reverts typing in one field as one step, and a removed row as another; redo restores both', () => {
    const start = { kind: 'private', parcels: [{ length: 1 }, { length: 2 }] };
    const model = open(start);
    const stored = model.state().value;
    model.edit('note', 'a', true);
    model.edit('note', 'ab', true);
    model.leave('note');
    const typed = model.state().value;
    model.changeRows(['parcels'], removed(typed['parcels'] as readonly unknown[], 0));
    const shorter = model.state().value;
    model.undo();
    expect(model.state().value).toEqual(typed);
    model.undo();
    expect(model.state().value).toEqual(stored);
    expect([model.canUndo(), model.isChanged()]).toEqual([false, false]);
    model.redo();
    model.redo();
    expect(model.state().value).toEqual(shorter);
    expect(model.canRedo()).toBe(false);
  });

  test('another change after an undo clears redo, and a stored record clears undo', () => {
    const model = open({ kind: 'private' });
    model.edit('note', 'a', false);
    model.undo();
    model.edit('note', 'b', false);
    expect(model.canRedo()).toBe(false);
    model.accept({ kind: 'private', note: 'b' }, model.shownValue());
    expect(model.canUndo()).toBe(false);
  });
});

describe('the server', () => {
  test('returns errors by path, which move with their row and are cleared when their cell is edited', () => {
    const model = open({ parcels: [{ length: 1 }, { length: 2 }] });
    model.setServerErrors([{ field: 'parcels.1.length', code: 'refused', message: 'Too long.' }]);
    model.changeRows(['parcels'], removed(model.content('parcels') as readonly unknown[], 0));
    expect(Object.keys(model.state().serverErrors)).toEqual(['parcels.0.length']);
    model.edit(['parcels', 0, 'length'], 1, true);
    expect(model.state().serverErrors).toEqual({});
  });

  test('is called when a changed field is left; a response for earlier content is dropped', async () => {
    const answers: ((message: string | undefined) => void)[] = [];
    const check = vi.fn<(content: unknown) => Promise<string | undefined>>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const checkOf = (place: string) => ({ places: [place], isGroup: false, check });
    const model = open({ kind: 'private', note: 'x' }, { checks: [checkOf('note'), checkOf('parcels.*.length')] });
    model.leave('note');
    expect(check).not.toHaveBeenCalled();
    model.edit('note', 'taken', true);
    model.leave('note');
    model.edit('note', 'taken too', true);
    model.leave('note');
    answers[0]?.('The first is taken.');
    answers[1]?.('The second is taken.');
    await vi.waitFor(() => expect(model.state().serverErrors).toHaveProperty('note'));
    expect(model.state().serverErrors['note']?.map(({ message }) => message)).toEqual(['The second is taken.']);
    model.edit(['parcels', 0, 'length'], 3, true);
    model.leave(['parcels', 0, 'length']);
    expect(check).toHaveBeenCalledTimes(3);
  });
});

test('nothing is validated while no errors are shown', () => {
  const validate = vi.fn<RecordBase['validate']>(() => []);
  const model = open({ kind: 'private' }, { validate });
  model.edit('note', 'a', true);
  model.edit('note', 'ab', true);
  expect(validate).not.toHaveBeenCalled();
  model.leave('note');
  expect(validate).toHaveBeenCalledTimes(1);
});

test('shown errors are validated again when typing pauses or the field is left, not on every key', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const model = open({ kind: 'private', note: 'bad' });
  const wrong = (): readonly string[] => Object.keys(model.state().errors);
  const total = vi.fn<() => void>();
  model.topics.listen(['settled'], total);
  model.edit('note', 'bad', true);
  model.leave('note');
  expect(wrong()).toEqual(['note']);
  total.mockClear();
  model.edit('note', 'bade', true);
  vi.advanceTimersByTime(100);
  model.edit('note', 'bader', true);
  vi.advanceTimersByTime(100);
  expect(wrong()).toEqual(['note']);
  expect(total).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(wrong()).toEqual([]);
  expect(total).toHaveBeenCalledTimes(1);
  model.edit('note', 'bad', true);
  model.leave('note');
  expect(wrong()).toEqual(['note']);
  model.edit('note', 'good', true);
  expect(model.findings()).toEqual([]);
  model.edit('note', 'bad', true);
  model.attempt();
  expect(wrong()).toEqual(['note']);
  vi.useRealTimers();
});
