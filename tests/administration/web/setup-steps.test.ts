/** The first steps of a new provider on its home page. */
import { expect, test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { registerModules } from '#platform/web/shell/screens.ts';
import { stepsFor } from '#modules/administration/web/home/setup-steps.ts';
import { webModules } from '#app/web-modules.ts';
import { open, person } from '../../platform/web/shell/person.ts';

registerModules(webModules);

test('F381 a step on a screen whose feature is turned off is not offered', () => {
  const who = person({ permissions: ['*'] });
  const progress = { hasLogo: false, isReachable: false, users: 1, accounts: 0 };
  const paths = () => stepsFor(who, progress).map(({ to }) => to);
  const settings = ['corporate_identity', 'support_contact'].map((one) => `/settings?tab=general&section=${one}`);
  open(who, { enabled_features: ['rates_and_estimates'] });
  expect(paths()).toEqual([...settings, '/users', '/rates-and-estimates', '/accounts#new', '/shipments/new']);
  open(who, { enabled_features: [] });
  expect(paths()).toEqual([...settings, '/users', '/accounts#new', '/shipments/new']);
});

test('a step is done once what it asks for is there, and its settings exist', () => {
  const who = person({ permissions: ['*'] });
  open(who, {});
  const done = (hasLogo: boolean, isReachable: boolean) =>
    stepsFor(who, { hasLogo, isReachable, users: 2, accounts: 0 })
      .filter(({ isDone }) => isDone)
      .map(({ label }) => label);
  expect(done(true, false)).toEqual(['Add your logo', 'Invite your team']);
  expect(done(false, true)).toEqual(['Add your support details', 'Invite your team']);
  expect(catalogue.settings['logo_url']).toMatchObject({ tab: 'general', section: 'corporate_identity' });
  expect(catalogue.settings['support_email_address']).toMatchObject({ tab: 'general', section: 'support_contact' });
});
