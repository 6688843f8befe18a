/** Signing in without typing a password: with Google, in its own window. */
import { afterAll, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
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
  await expect(page.getByText('owner@acme.test')).toBeVisible();
});
