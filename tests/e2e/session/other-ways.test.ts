/** Signing in without typing a password: with Google in its own window, and with a passkey. */
import { generateKeyPairSync } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { afterAll, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { demoPassword } from '../../factories/password.ts';
import { buildSettings } from '../../factories/settings.ts';
import { startSimulators } from '../../simulators/demo.ts';
import { appleClientId, googleClientId } from '../../simulators/identity-issuer.ts';
import { signedIn } from '../../signed-in.ts';
import { requestJson } from '../api.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const simulators = await startSimulators();
afterAll(() => simulators.close());
const product = await startProduct(simulators.environment);

test('F102 Google’s button signs in the user selected in its window', async () => {
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

test('F102 Apple’s button asks for the password on first use, and then signs the user in', async () => {
  product.expectTrouble(/status of 40[13]/);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await product.save({
    ...{ google_login_enabled: false, apple_login_enabled: true, apple_login_client_id: appleClientId },
    ...{ apple_login_team_id: '9KST4L7C2R', apple_login_key_id: 'K7E5T2R3L4' },
    apple_login_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const page = await product.visit('/login?redirect=%2Fprofile');
  const choose = async (): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Apple' }).click();
    await (await opened).getByRole('button', { name: /user@acme\.test/ }).click();
  };
  const notice = page.getByText('From then on Apple logs you in.');
  await choose();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Don’t connect Apple' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel('Email address')).toBeFocused();
  await choose();
  // While Apple's answer is checked, the form is busy and takes no password.
  await expect(notice).toBeVisible();
  await page.getByLabel('Email address').fill('user@acme.test');
  await page.getByLabel('Password', { exact: true }).fill('mistyped');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/email address or password/i)).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Apple: user@acme.test')).toBeVisible();
  await logOutAndBack(page);
  await choose();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('F029 a customer who arrives from the provider’s own system signs in with one click, once', async () => {
  product.expectTrouble(/status of 410/);
  await product.save({ enable_idm: true }, 'platform@kestrel.test');
  const { url } = await requestJson<{ url: string }>(
    product.port,
    `/api/users/${await idOf('owner@acme.test')}/sign-in-code`,
    {
      token: await signedIn(product.database, 'staff@kestrel.test', 'localhost'),
      body: {},
    },
  );
  const { pathname, search } = new URL(url);
  const page = await product.visit(`${pathname}${search}&redirect=%2Fprofile`);
  await expect(page.getByText('You log in as owner@acme.test.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${product.kestrel}/profile`);
  // Nothing is read any more, which logging out would have refused.
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .mantine-Skeleton-root')).toHaveCount(0);
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You couldn’t be logged in' })).toBeVisible();
});

async function logOutAndBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().click();
}

const idOf = (email: string): Promise<number> =>
  asOwner(product.database.owner, async (tx) => {
    const query = tx.selectFrom('users').select('id').where('email', '=', email);
    return (await query.executeTakeFirstOrThrow()).id;
  });

test('a passkey is added in the profile and signs in; after it is removed it no longer does', async () => {
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

  // The device has one now: that is not an error of the password.
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This device has a passkey for you already.');
  await expect(dialog.getByLabel('Your password')).not.toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('button', { name: 'Remove Work laptop' })).toBeVisible();

  await logOutAndBack(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('link', { name: /your profile$/ }).click();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await logOutAndBack(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^This passkey doesn’t log you in here\./);
});

test('a request for the password stays open until it is answered, so that nothing opens after it was cancelled', async () => {
  const page = await product.visit('/profile', { as: 'owner@prepaid.test' });
  const held: Route[] = [];
  await page.route('**/api/users/me/two-factor/begin', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByLabel('Your password').press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(page.getByRole('dialog', { name: 'Set up your authenticator app' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
