/** Input of dialogs that are no generated forms survives the end of a session, once, and nothing else does. */
import { beforeEach, expect, test, vi } from 'vitest';
import { announceLeaving } from '#platform/web/ui/feedback/leaving.ts';
import { keepInput, recallInput } from '#platform/web/form/use-kept-input.ts';
import { fakeStorage } from '../client/fake-storage.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));

test('what was typed when the session ended is restored once', () => {
  const stop = keepInput('note', '', () => 'Gate code 12');
  announceLeaving('interrupted');
  stop();
  expect(recallInput('note', '')).toBe('Gate code 12');
  keepInput('note', '', () => '')();
  expect(recallInput('note', '')).toBe('');
});

test('input that the user gave up, did not change, or closed before is not kept', () => {
  const given = keepInput('note', '', () => 'Never mind');
  announceLeaving('given-up');
  given();
  const unchanged = keepInput('list', ['delivery'], () => ['delivery']);
  keepInput('closed', '', () => 'Sent')();
  announceLeaving('interrupted');
  unchanged();
  expect(['note', 'list', 'closed'].map((key) => sessionStorage.getItem(key))).toEqual([null, null, null]);
});

test('stored text that is no JSON is ignored', () => {
  sessionStorage.setItem('note', '{"at":');
  expect(recallInput('note', 'as before')).toBe('as before');
});
