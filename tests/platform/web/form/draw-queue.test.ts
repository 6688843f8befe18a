/** Work that is deferred while the user types. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawQueue } from '#platform/web/form/draw-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('tasks run one after the other', () => {
  const [queue, done] = [new DrawQueue(), [] as string[]];
  for (const name of ['a', 'b', 'c']) queue.enqueue(() => done.push(name));
  expect(done).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('while the user types none runs, and a cancelled one never does', () => {
  const [queue, done] = [new DrawQueue(), [] as string[]];
  queue.enqueue(() => done.push('a'));
  const giveBack = queue.enqueue(() => done.push('b'));
  queue.postpone();
  vi.advanceTimersByTime(150);
  queue.postpone();
  vi.advanceTimersByTime(150);
  expect(done).toEqual([]);
  giveBack();
  vi.runAllTimers();
  expect(done).toEqual(['a']);
});
