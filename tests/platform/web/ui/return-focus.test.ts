/** A window that is drawn only while it is open gives the focus back: no screen may leave it on nothing. */
import { expect, test } from 'vitest';
import { filesUnder, readText } from '../../../../scripts/check/files.ts';

/** `opened` without a condition: the kit gives nothing back when such a window is taken away instead of closed. */
const always = /<(?:Modal|Drawer)\b[^>]*?\sopened(?!=)/;

test('every window that goes by being taken away returns the focus', () => {
  const sources = filesUnder('.', ['src'], /\.tsx$/).map((path) => [path, readText('.', path)] as const);
  const windows = sources.filter(([, text]) => always.test(text));
  expect(windows.length).toBeGreaterThan(20);
  expect(windows.filter(([, text]) => !text.includes('useReturnFocus()')).map(([path]) => path)).toEqual([]);
});
