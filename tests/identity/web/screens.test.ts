/** Which of identity's screens come without the shell around them. */
import { expect, test } from 'vitest';
import { identity } from '#modules/identity/web/module.ts';

test.each(['/idm', '/login', '/logout', '/account-closed'])('F029 F031 F057 %s is drawn alone', (path) => {
  expect(identity.screens?.find((screen) => screen.path === path)).toMatchObject({ access: 'alone' });
});
