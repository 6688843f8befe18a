/** Browser errors are shown with instructions. */
import { expect, test } from 'vitest';
import { crashHelp } from '#platform/web/ui/feedback/crash-help.ts';

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/home-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Loading CSS chunk 3 failed',
  'Unable to preload CSS for /assets/x.css',
])('F408 %j: old files', (message) => {
  expect(crashHelp(new Error(message))).toContain('Clear the cache');
});

test('F408 denied storage: cookies are disabled; anything else: no instructions', () => {
  expect(crashHelp(new Error("Failed to read 'localStorage': Access is denied for this document."))).toContain(
    'Cookies are disabled',
  );
  expect(crashHelp(new Error('x is undefined'))).toBeUndefined();
});

test.each(['google is not defined', 'L is not defined', "Can't find variable: google"])(
  'F408 %j: something blocks the maps service',
  (message) => {
    expect(crashHelp(new ReferenceError(message))).toContain('extension blocks the maps service');
  },
);
