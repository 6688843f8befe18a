/** Signing in and out as users do. Redirects, and what other tabs and an ended session do, are covered by unit tests of the client. */
import { expect } from '../expect.ts';
import { Secret, TOTP } from 'otpauth';
import { test } from 'vitest';
import { demoPassword } from '../../factories/password.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F025 F027 F106 staff are led to sign in, see what is missing or wrong, return to where they were going, see the staff shell, and log out', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/settings?tab=theme&section=brand_colours');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const [email, password] = [page.getByLabel('Email address'), page.getByRole('textbox', { name: 'Password' })];
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await expect(email).toBeFocused();
  await email.fill('staff@kestrel.test');
  await password.fill('wrong-pass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.');
  await expect(email).toHaveValue('staff@kestrel.test');
  await expect(password).toBeFocused();
  await signInWith(page, 'staff@kestrel.test');
  await expect(page).toHaveURL(`${product.kestrel}/settings?tab=theme&section=brand_colours`);

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(navigation).toContainText('Sipho Staff');
  await expect(navigation).toContainText('Provider administrator');
  await expect(page.getByRole('region', { name: 'Site-wide message' })).toContainText('The N3 is closed');
  await navigation.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

async function signInWith(page: Awaited<ReturnType<typeof product.visit>>, email: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

test('F100 two-factor sign-in is turned on in the profile, and the next sign-in asks for a passcode', async () => {
  const page = await product.visit('/profile', { as: 'nobilling@acme.test' });
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = Secret.fromBase32((await page.locator('code').first().textContent()) ?? '');
  await page.getByLabel('Passcode').fill(new TOTP({ secret }).generate());
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  const recovery = (await page.getByRole('dialog').locator('code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();

  const again = await product.visit('/login');
  await again.getByLabel('Email address').fill('nobilling@acme.test');
  await again.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await again.keyboard.press('Enter');
  await expect(again.getByLabel('Passcode')).toBeFocused();
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(recovery);
  await again.keyboard.press('Enter');
  await expect(again.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
