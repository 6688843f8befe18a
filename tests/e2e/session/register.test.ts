/** Registering an account as a customer does, with custom fields and PIN, and the login page without registration. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect } from '../expect.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

const question = {
  ...{ id: 'heard-from', type: 'text', label: 'How did you hear about us?', key: 'heard_from', required: true },
  ...{ seen_by: 'staff', content: 'any', multiline: false, max_length: 200, retired: false },
};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Thandi Mokoena');
  await page.getByLabel('Email address').fill('thandi@example.test');
  await page.getByLabel('Mobile number').fill('082 555 0142');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await page.getByLabel('Street address').fill('12 Jet Park Road');
  await page.getByLabel('Suburb').fill('Jet Park');
  await page.getByLabel('City or town').fill('Boksburg');
  await page.getByLabel('Province').fill('Gauteng');
}

test('F028 F134 F135 F137 a customer registers an account: details, custom fields, a PIN, and is signed in', async () => {
  await product.save({ public_registration_fields: [question], require_otp_for_new_account_users: true });
  product.expectTrouble(/status of 409/);
  const page = await product.visit('/login');
  await page.getByRole('link', { name: 'Open an account' }).click();
  // The parts of an address that come next aren't missing yet.
  await page.getByLabel('Street address').fill('12 Jet Park Road');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Suburb')).toBeFocused();
  await expect(page.getByText('This is required.')).toHaveCount(0);
  await fillIn(page);
  // Another page, one press away, would lose all of it.
  await page.getByRole('link', { name: 'Log in' }).last().click();
  const leaving = page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Thandi Mokoena');
  await page.getByLabel('Email address').fill('owner@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Open an account' })).toBeFocused();
  await page.getByLabel('How did you hear about us?').fill('A friend');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /Please go back and change your email address\./,
  );
  await expect(page.getByText('One field needs attention')).toBeInViewport();
  await page.getByLabel('Email address').fill('thandi@example.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open account' }).click();
  const pin = page.getByLabel('PIN', { exact: true });
  await expect(pin).toBeFocused();
  await expect(page.getByText('We sent a PIN to your email address thandi@example.test')).toBeVisible();
  // Asking again at once, and coming back from the details, both leave the PIN that is on its way.
  product.expectTrouble(/status of 429/);
  await page.getByRole('button', { name: 'Send a new PIN' }).click();
  await expect(page.getByText(/Wait half a minute before you ask for another/)).toBeVisible();
  await expect(page.getByText('Look for the newest PIN')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expect(page.getByRole('heading', { name: 'Open an account' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('Couldn’t open your account')).toHaveCount(0);
  await expect(pin).toBeFocused();
  const mails = await inTenant(product.database.app, 1, (tx) =>
    tx.selectFrom('mails').select('body').where('kind', '=', 'registration_pin').execute(),
  );
  await page.keyboard.type(/^\d{6}$/m.exec(mails[0]!.body)![0]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Thandi Mokoena');
});

test('F086 F136 a PIN that can’t be sent is reported next to the button; without public registration there is none', async () => {
  await product.save({
    ...{ public_registration_fields: null, require_otp_for_new_account_users: true, registration_otp_channel: 'sms' },
  });
  product.expectTrouble(/status of 503|PIN was not sent|pin_not_sent/);
  const page = await product.visit('/register');
  await fillIn(page);
  await page.getByLabel('Email address').fill('sms@example.test');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('We couldn’t send you an SMS')).toBeInViewport();

  await product.save({ unused_feature_public_account_creation: true });
  await page.goto('/register');
  await expect(page.getByText('New accounts are opened by our staff')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open an account' })).toHaveCount(0);
  await product.save({ unused_feature_guest_shipment_creation: true });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Staff login' }).first()).toBeVisible();
});
