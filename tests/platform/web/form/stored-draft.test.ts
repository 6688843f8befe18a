/** Drafts survive a reload; secrets are never stored, and changes by others are preserved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { interrupt } from '#platform/web/ui/feedback/leaving.ts';
import { removeDraft } from '#platform/web/form/draft-keeper.ts';
import { storeDraft, readStoredDraft, restoreDraft } from '#platform/web/form/stored-draft.ts';
import { RecordModel } from '#platform/web/form/model/record-model.ts';
import { fakeStorage } from '../client/fake-storage.ts';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    config: { type: 'object', properties: { url: { type: 'string' }, key: { type: 'string', 'x-secret': true } } },
  },
};
const open = (stored: object) => new RecordModel({ schemaFor: () => schema, validate: () => [] }, { ...stored });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => void vi.useRealTimers());

test('changes are applied to the record as it is stored now, except secrets', () => {
  const model = open({ name: 'First', note: 'n', config: { url: 'a' } });
  const stop = storeDraft('draft', model);
  model.edit('name', 'Second', true);
  model.edit('note', undefined, true);
  model.edit(['config', 'key'], 'hush', true);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('draft')).not.toContain('hush');

  const later = open({ name: 'First', note: 'n', config: { url: 'b' } });
  const stored = readStoredDraft('draft');
  if (stored) restoreDraft(later, stored);
  expect(later.state().value).toEqual({ name: 'Second', config: { url: 'b' } });
  expect(later.isChanged()).toBe(true);
  later.undo();
  expect(later.isChanged()).toBe(false);

  // The user was asked before closing the form.
  stop();
  expect(readStoredDraft('draft')).toBeUndefined();
});

test('what was unsaved when the session ended is kept, although local storage is cleared and the form closes', async () => {
  const model = open({ name: 'First' });
  const stop = storeDraft('draft', model);
  model.edit('name', 'Second', true);
  localStorage.clear();
  await interrupt(stop);
  expect(localStorage.getItem('draft')).toBeNull();

  const later = open({ name: 'First' });
  const restored = readStoredDraft('draft');
  const stopLater = storeDraft('draft', later);
  if (restored) restoreDraft(later, restored);
  expect(later.state().value).toEqual({ name: 'Second' });
  expect(later.draftId).toBe(model.draftId);
  stopLater();
  expect(readStoredDraft('draft')).toBeUndefined();
});

test('a dialog keeps what is unsaved only when the session ends', async () => {
  const model = open({ name: 'First' });
  const stop = storeDraft('draft', model, true);
  model.edit('name', 'Second', true);
  window.dispatchEvent(new Event('pagehide'));
  expect(readStoredDraft('draft')).toBeUndefined();
  await interrupt(stop);
  expect(readStoredDraft('draft')?.changes).toEqual([{ place: 'name', value: 'Second' }]);
});

test('a form without changes stores no draft, and an invalid draft is ignored', () => {
  const model = open({ name: 'First' });
  const stop = storeDraft('draft', model);
  model.edit('name', 'Second', true);
  model.edit('name', 'First', true);
  stop();
  expect(readStoredDraft('draft')).toBeUndefined();
  localStorage.setItem('draft', '{"at":');
  expect(readStoredDraft('draft')).toBeUndefined();
  removeDraft('draft');
  expect(localStorage.getItem('draft')).toBeNull();
});
