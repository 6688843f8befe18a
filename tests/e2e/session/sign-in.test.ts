/** Signing in and out as users do, and the shells of staff and customers. */
import { expect } from '../expect.ts';
import { Secret, TOTP } from 'otpauth';
import { test } from 'vitest';
import { demoPassword } from '../../factories/password.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('a wrong password shows an error, keeps the email address and focuses the password', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/login');
  await page.getByLabel('Email address').fill('staff@kestrel.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-pass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.');
  await expect(page.getByLabel('Email address')).toHaveValue('staff@kestrel.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
});

test('an empty field shows an error next to it', async () => {
  const page = await product.visit('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('Enter your password.');
  await expect(page.getByLabel('Email address')).toBeFocused();
});

test('F027 F106 staff sign in, see the staff shell, and log out', async () => {
  const page = await product.visit('/login');
  await signInWith(page, 'staff@kestrel.test');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(navigation).toContainText('Sipho Staff');
  await expect(navigation).toContainText('Provider administrator');
  await expect(page.getByRole('region', { name: 'Site-wide message' })).toContainText('The N3 is closed');
  await navigation.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsettings$/);
});

test('a customer sees their own account and its settings, but not the screens and message for staff', async () => {
  const page = await product.visit('/login');
  await signInWith(page, 'owner@acme.test');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toContainText('Olwethu Owner');
  await expect(navigation.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Settings' })).toHaveCount(1);
  await expect(navigation.getByRole('link', { name: /^(Accounts|Integrations)$/ })).toHaveCount(0);
  await expect(page.getByText('ACME', { exact: true })).toBeVisible();
  await expect(page.getByText('The N3 is closed')).toHaveCount(0);
});

test('F025 a user who is redirected to sign in returns to the original page', async () => {
  const page = await product.visit('/settings?tab=theme&section=brand_colours');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInWith(page, 'staff@kestrel.test');
  await expect(page).toHaveURL(`${product.kestrel}/settings?tab=theme&section=brand_colours`);
});

test('F025 a redirect to another site is not followed', async () => {
  const page = await product.visit('/login?redirect=%2F%2Fevil.test%2Fsteal');
  await signInWith(page, 'staff@kestrel.test');
  await expect(page).toHaveURL(`${product.kestrel}/`);
});

test('signing out in one tab signs out the others, even in two tabs at once', async () => {
  const page = await product.visit('/', { as: 'staff@kestrel.test' });
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(other.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  // The second tab has no session left to end.
  product.expectTrouble(/status of 401/);
  const tabs = [await product.visit('/', { as: 'staff@kestrel.test' })];
  tabs.push(await tabs[0]!.context().newPage());
  await tabs[1]!.goto('/');
  for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Log out' })).toBeVisible();
  await Promise.all(
    tabs.map((tab) => tab.evaluate(() => document.querySelector<HTMLElement>('a[href="/logout"]')?.click())),
  );
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: 'Log out' })).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(/error/i);
    expect(await tab.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  }
});

test('a session that was ended on the server leads to sign in, and back again', async () => {
  product.expectTrouble(/status of 401/);
  const page = await product.visit('/profile', { as: 'staff@kestrel.test' });
  await expect(page.getByText('This browser')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('access_token', 'no-longer-valid'));
  // A reload: within the page, its own requests might detect the ended session first and redirect to the profile.
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  // The section in the URL may have changed before the response arrived.
  const back = new URL(page.url()).searchParams.get('redirect');
  expect(back).toMatch(/^\/settings(\?|$)/);
  await signInWith(page, 'staff@kestrel.test');
  // The page then adds the visible section to the URL.
  await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(back ?? ''));
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
