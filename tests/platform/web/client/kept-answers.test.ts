/** Answers that are kept for a page that is opened without a connection. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#platform/web/client/call-error.ts';
import { keepAnswer, orKept } from '#platform/web/client/kept-answers.ts';
import { clearUserData } from '#platform/web/client/memory.ts';
import { writeToken } from '#platform/web/client/token.ts';
import { fakeStorage } from './fake-storage.ts';

const unreachable = () => Promise.reject(new CallError(0, 'unreachable', 'Failed to fetch', undefined));
const kept = { version: 'kept' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z') });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  writeToken('thandi');
  keepAnswer('read_version', kept);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a connection the kept answer takes its place, with the time at which it was read', async () => {
  expect(await orKept('read_version', unreachable())).toEqual({
    answer: kept,
    keptAt: new Date('2026-03-02T08:00:00Z').getTime(),
  });
});

test('an answer of the server always takes precedence', async () => {
  const now = { version: 'now' };
  expect(await orKept('read_version', Promise.resolve(now))).toEqual({ answer: now });
});

test('a connection that does not answer is waited for 3 seconds', async () => {
  const reading = orKept('read_version', new Promise<never>(() => undefined));
  const outcome = vi.fn<(read: unknown) => void>();
  void reading.then(outcome);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ answer: kept }));
});

test.each([401, 403, 500])('a refusal with %i is not hidden by the kept answer', async (status) => {
  await expect(orKept('read_version', Promise.reject(new CallError(status, 'no', 'No', undefined)))).rejects.toThrow(
    'No',
  );
});

test('nobody sees what was kept for another user, or after signing out', async () => {
  writeToken('sipho');
  await expect(orKept('read_version', unreachable())).rejects.toThrow('Failed to fetch');
  writeToken('thandi');
  clearUserData();
  writeToken('thandi');
  await expect(orKept('read_version', unreachable())).rejects.toThrow('Failed to fetch');
});
