/** Consistency of all screens: theme-dependent colours come from the tokens, and days from the one date field. */
import { expect, test } from 'vitest';
import { filesUnder, readText } from '../../../../scripts/check/files.ts';

const root = process.cwd();

function matches(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) => [...readText(root, file).matchAll(pattern)].map(([found]) => `${file}: ${found}`));
}

test('only the style sheets of the theme and the navigation, which does not change in dark mode, have their own colours', () => {
  const own = /^src\/platform\/web\/(?:ui\/theme|shell\/frame)\//;
  const sheets = filesUnder(root, ['src'], /\.css$/);
  expect(sheets.length).toBeGreaterThan(40);
  expect(matches(sheets, /#[0-9a-f]{3,8}\b(?=[^{]*[;}])/gi).filter((found) => !own.test(found))).toEqual([]);
  expect(matches(sheets, /#[0-9a-f]{6}\b/gi).length).toBeGreaterThan(30);
});

test('no field uses the browser’s language for the format of a day', () => {
  const screens = filesUnder(root, ['src'], /\.tsx$/);
  const native = /<(?:input|Input|TextInput)\b[^>]*\btype="(?:date|datetime-local|time|week)"/g;
  expect('<TextInput\n  type="date" />').toMatch(native);
  expect(matches(screens, native)).toEqual([]);
});
