/** What somebody is told who asked for a file that takes a while. */
import { expect, test } from 'vitest';
import { queuedText } from '#platform/web/table/export-menu.tsx';

test('F400 a queued export is announced with where it goes, and that downloading again says how far it is', () => {
  const text = queuedText('sipho@kestrel.test');
  expect(text).toMatch(/^Items will be sent to sipho@kestrel\.test once generated\b/);
  expect(text).toContain('Click download again');
});
