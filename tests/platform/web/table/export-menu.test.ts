/** The message after requesting a long export. */
import { expect, test } from 'vitest';
import { queuedText } from '#platform/web/table/export-menu.tsx';

test('F400 the message for a queued export says where it is sent, and that downloading again shows the progress', () => {
  const text = queuedText('sipho@kestrel.test');
  expect(text).toMatch(/^Items will be sent to sipho@kestrel\.test once generated\b/);
  expect(text).toContain('Click download again');
});
