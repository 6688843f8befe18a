/** A dialog that is rendered only while it is open returns the focus when it is removed. */
import { expect, test } from 'vitest';
import { filesUnder, readText } from '../../../../scripts/check/files.ts';

/** `opened` without a condition: the kit returns no focus if such a dialog is removed instead of closed. */
const always = /<(?:Modal|Drawer)\b[^>]*?\sopened(?!=)/;

test('every dialog that is removed while open returns the focus', () => {
  const sources = filesUnder('.', ['src'], /\.tsx$/).map((path) => [path, readText('.', path)] as const);
  const windows = sources.filter(([, text]) => always.test(text));
  expect(windows.length).toBeGreaterThan(20);
  expect(windows.filter(([, text]) => !text.includes('useReturnFocus()')).map(([path]) => path)).toEqual([]);
});
