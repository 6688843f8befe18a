/** Work that waits until nobody types. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Locks } from '#platform/web/form/locks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('turns are given one after the other, each in a task of its own', () => {
  const [locks, done] = [new Locks(), [] as string[]];
  for (const name of ['a', 'b', 'c']) locks.ask(() => done.push(name));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('while somebody types none is given, and one that was given back never is', () => {
  const [locks, done] = [new Locks(), [] as string[]];
  locks.ask(() => done.push('a'));
  const giveBack = locks.ask(() => done.push('b'));
  locks.postpone();
  vi.advanceTimersByTime(150);
  locks.postpone();
  vi.advanceTimersByTime(150);
  expect(done).toEqual([]);
  giveBack();
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});
