/** The first steps of a new provider on its home page. */
import { expect, test } from 'vitest';
import { registerModules } from '#platform/web/shell/screens.ts';
import { stepsFor } from '#modules/administration/web/home/setup-steps.ts';
import { webModules } from '#app/web-modules.ts';
import { open, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);

test('F381 a step on a screen whose feature is turned off is not offered', () => {
  const who = person({ permissions: ['*'] });
  const progress = { isBranded: false, users: 1, accounts: 0 };
  const paths = () => stepsFor(who, progress).map(({ to }) => to);
  open(who, { enabled_features: ['rates_and_estimates'] });
  expect(paths()).toEqual(['/settings', '/users', '/rates-and-estimates', '/accounts#new', '/shipments/new']);
  open(who, { enabled_features: [] });
  expect(paths()).toEqual(['/settings', '/users', '/accounts#new', '/shipments/new']);
});
