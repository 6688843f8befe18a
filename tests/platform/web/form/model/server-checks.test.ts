/** Server-side checks while filling in a form: when they are requested, for what, and which responses are shown. */
import { expect, test, vi } from 'vitest';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Layout } from '#platform/web/form/model/form-definition.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { checksOf, type Check, type CheckAnswer } from '#platform/web/form/model/server-checks.ts';

const layout: Layout = {
  steps: [
    {
      id: 'all',
      title: '',
      groups: [
        { check: 'place', fields: [{ path: 'suburb' }, { path: 'code' }] },
        { fields: [{ path: 'parcels', rows: { item: 'Parcel', columns: [{ path: 'ref', check: 'taken' }] } }] },
      ],
    },
  ],
};

function open(named: Readonly<Record<string, Check>>, stored: JsonObject = {}): RecordModel {
  return new RecordModel({ schemaFor: () => ({}), validate: () => [], checks: checksOf(layout, named) }, stored);
}

/** A check whose responses are resolved manually, in any order. */
function byHand() {
  const answers: ((answer: CheckAnswer) => void)[] = [];
  const check = vi.fn<Check>(() => new Promise((resolve) => answers.push(resolve)));
  return { check, answers };
}

function fill(model: RecordModel, place: string, content: unknown): void {
  model.edit(place.split('.'), content, true);
  model.leave(place.split('.'));
}

const errors = (model: RecordModel) =>
  Object.entries(model.state().serverErrors).map(([place, found]) => [place, found[0]?.message]);
const at = (field: string, message: string) => [{ field, code: 'refused', message }];

test('a group is checked with the whole record, once one of its fields changed', () => {
  const { check } = byHand();
  const model = open({ place: check }, { suburb: 'Melville' });
  model.leave('suburb');
  expect(check).not.toHaveBeenCalled();
  fill(model, 'code', '2092');
  model.leave('suburb');
  expect(check).toHaveBeenCalledExactlyOnceWith(
    { suburb: 'Melville', code: '2092' },
    { suburb: 'Melville', code: '2092' },
  );
});

test('its errors are shown at their fields, and replaced by the next response', async () => {
  const { check, answers } = byHand();
  const model = open({ place: check });
  fill(model, 'suburb', 'Melvile');
  answers[0]?.(at('suburb', 'No such suburb.'));
  await vi.waitFor(() => expect(errors(model)).toEqual([['suburb', 'No such suburb.']]));
  fill(model, 'code', '2092');
  answers[1]?.(at('code', 'Not the code of that suburb.'));
  await vi.waitFor(() => expect(errors(model)).toEqual([['code', 'Not the code of that suburb.']]));
  fill(model, 'code', '2093');
  answers[2]?.(undefined);
  await vi.waitFor(() => expect(errors(model)).toEqual([]));
});

test('its errors go as soon as another field of the group is edited, before that is checked', async () => {
  const { check, answers } = byHand();
  const model = open({ place: check });
  fill(model, 'suburb', 'Broadhurst');
  answers[0]?.(at('suburb', 'No such suburb.'));
  await vi.waitFor(() => expect(errors(model)).toEqual([['suburb', 'No such suburb.']]));
  model.edit(['parcels'], [{}], true);
  expect(errors(model)).toEqual([['suburb', 'No such suburb.']]);
  model.edit(['code'], '2092', true);
  expect(errors(model)).toEqual([]);
});

test('a response for outdated content is dropped, whichever arrives first', async () => {
  const { check, answers } = byHand();
  const model = open({ place: check });
  fill(model, 'suburb', 'Old');
  fill(model, 'suburb', 'New');
  answers[1]?.(at('suburb', 'About the new.'));
  await vi.waitFor(() => expect(errors(model)).toEqual([['suburb', 'About the new.']]));
  answers[0]?.(at('suburb', 'About the old.'));
  await Promise.resolve();
  await Promise.resolve();
  expect(errors(model)).toEqual([['suburb', 'About the new.']]);
});

test('valid content is not checked again, rejected content and failed requests are', async () => {
  const answers: (CheckAnswer | Error)[] = [new Error('offline'), at('suburb', 'No.'), undefined];
  const check = vi.fn<Check>(() => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const model = open({ place: check });
  fill(model, 'suburb', 'A');
  for (const times of [2, 3]) {
    await vi.waitFor(() => {
      model.leave('suburb');
      expect(check).toHaveBeenCalledTimes(times);
    });
  }
  await vi.waitFor(() => expect(errors(model)).toEqual([]));
  model.leave('suburb');
  expect(check).toHaveBeenCalledTimes(3);
});

test('a cell is checked in its own row, and the response is shown there', async () => {
  const check = vi.fn<Check>((content) => Promise.resolve(content === 'A' ? 'Taken.' : undefined));
  const model = open({ taken: check }, { parcels: [{}, {}] });
  fill(model, 'parcels.1.ref', 'A');
  fill(model, 'parcels.0.ref', 'B');
  await vi.waitFor(() => expect(errors(model)).toEqual([['parcels.1.ref', 'Taken.']]));
  expect(check.mock.calls.map(([content]) => content)).toEqual(['A', 'B']);
});
