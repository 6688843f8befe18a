/** Which way a step through the history goes. */
import { expect, test } from 'vitest';
import { trailFrom } from '#platform/web/shell/trail.ts';

type How = Parameters<ReturnType<typeof trailFrom>>[1];

/** Whether each step, written `PUSH b`, leads back, from the entry `a`. */
function waysOf(...steps: readonly string[]): readonly boolean[] {
  const step = trailFrom('a');
  return steps.map((written) => {
    const [how, key] = written.split(' ') as [How, string];
    return step(key, how);
  });
}

test('a step leads back to an entry before the current one, not forward or to a new one', () => {
  expect(waysOf('PUSH b', 'POP a', 'POP b', 'PUSH c', 'POP a')).toEqual([false, true, false, false, true]);
  expect(waysOf('PUSH b', 'REPLACE c', 'POP a', 'POP c')).toEqual([false, false, true, false]);
  expect(waysOf('PUSH b', 'POP a', 'PUSH c', 'POP a'), 'b is gone').toEqual([false, true, false, true]);
  expect(waysOf('POP z', 'POP a'), 'z is from before the page was loaded').toEqual([true, false]);
});
