/** Long computations leave turns to others. */
import { expect, test } from 'vitest';
import { mapInSlices } from '#platform/server/in-slices.ts';
import { turnsLeftBy } from '../../turns.ts';

const items = Array.from({ length: 50 }, (_, at) => at);

test('steps that take long leave a turn after each; the results are in order', async () => {
  let doubled: readonly number[] = [];
  const turns = await turnsLeftBy(async () => {
    doubled = await mapInSlices(items, (item) => 2 * item);
  });
  expect(turns).toBe(50);
  expect(doubled).toEqual(items.map((item) => 2 * item));
});

test('what waits is done between the steps, and not after them', async () => {
  const order: (number | 'other')[] = [];
  await turnsLeftBy(async () => {
    setImmediate(() => order.push('other'));
    await mapInSlices(items.slice(0, 3), (item) => order.push(item));
  });
  expect(order).toEqual([0, 'other', 1, 2]);
});
