/** Work that waits until nobody types. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from '#platform/web/form/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('turns are given one after the other, each in a task of its own', () => {
  const [turns, done] = [new Turns(), [] as string[]];
  for (const name of ['a', 'b', 'c']) turns.ask(() => done.push(name));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('while somebody types none is given, and one that was given back never is', () => {
  const [turns, done] = [new Turns(), [] as string[]];
  turns.ask(() => done.push('a'));
  const giveBack = turns.ask(() => done.push('b'));
  turns.postpone();
  vi.advanceTimersByTime(150);
  turns.postpone();
  vi.advanceTimersByTime(150);
  expect(done).toEqual([]);
  giveBack();
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});
