/** Signing in without typing a password: with Google, in its own window, and with a passkey of the device. */
import { afterAll, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { demoPassword } from '../../factories/password.ts';
import { buildSettings } from '../../factories/settings.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { googleClientId } from '../../simulators/identity-issuer.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);

test('F102 Google’s button signs in the person whom its window names', async () => {
  await asOwner(product.database.owner, (tx) =>
    buildSettings(tx, {
      provider_id: 1,
      settings: { google_login_enabled: true, google_login_client_id: googleClientId },
    }),
  );
  const page = await product.visit('/login?redirect=%2Fprofile');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).getByRole('button', { name: /owner@acme\.test/ }).click();
  await expect(page).toHaveURL(`${product.kestrel}/profile`);
  await expect(page.getByText('Google: owner@acme.test')).toBeVisible();
});

test('a passkey is added in the profile and signs in; removed, it no longer does', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/profile', { as: 'user@acme.test' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();

  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto('/login?redirect=%2Fprofile');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await page.goto('/logout');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This passkey doesn’t log you in here\./);
});
