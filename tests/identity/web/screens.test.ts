/** Which of identity's screens are shown without the shell. */
import { expect, test } from 'vitest';
import { identity } from '#modules/identity/web/module.ts';

test.each(['/idm', '/login', '/logout', '/account-closed'])('F029 F031 F057 %s is shown without the shell', (path) => {
  expect(identity.screens?.find((screen) => screen.path === path)).toMatchObject({ access: 'alone' });
});
