/** Shortening names in the navigation. */
import { expect, test } from 'vitest';
import { cutName } from '#platform/web/ui/data/cut-name.ts';

test.each([
  ['Sipho Dube', 'Sipho Dube'],
  ['Exactly18Letters!!', 'Exactly18Letters!!'],
  ['Thandiwe Nkosi-Van der Merwe', 'Thandiwe Nkosi-Van…'],
  ['Nomathemba Dlamini Khumalo', 'Nomathemba Dlamini…'],
])('%j is shown as %j', (name, shown) => {
  expect(cutName(name)).toBe(shown);
});
