/** Drafts survive a reload; secrets are never stored, and changes by others are preserved. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { removeDraft, storeDraft, readStoredDraft, restoreDraft } from '#platform/web/form/stored-draft.ts';
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
