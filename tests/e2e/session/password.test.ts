/** Resetting a forgotten password, the profile with password and sessions, and inviting users. */
import { afterAll, test } from 'vitest';
import { demoPassword } from '../../factories/password.ts';
import { jobMs } from '../../patience.ts';
import { startMailServer } from '../../simulators/mail-server.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const product = await startProduct({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }, true);
const fresh = 'correct horse battery';
const better = 'a much better one';

/** The path of the link in the only mail about a password. */
async function mailedPath(): Promise<string> {
  const links = (): readonly string[] =>
    mailServer.mails.flatMap(({ text }) => /https?:\/\/[^/]+(\/\S*verification=\S+)/.exec(text)?.[1] ?? []);
  await expect.poll(links, { timeout: jobMs }).toHaveLength(1);
  return links()[0]!;
}

test('F026 F032 F101 a forgotten password is replaced with an emailed link; the profile changes it again and ends other sessions', async () => {
  product.expectTrouble(/status of 4(01|10|22)/);
  const page = await product.visit('/login');
  await page.getByLabel('Email address').fill('user@acme.test');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('user@acme.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('user@acme.test');
  await expect(page.getByRole('button', { name: 'Back to log in' })).toBeFocused();

  // The link ends any existing session of this browser.
  const path = await mailedPath();
  const reader = await product.visit(path, { as: 'user@acme.test' });
  const chosen = reader.getByRole('textbox', { name: 'New password' });
  await expect(chosen).toBeFocused();
  expect(await reader.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await chosen.fill('short');
  await reader.keyboard.press('Enter');
  await expect(chosen).toHaveAccessibleDescription(/^Use at least 10 characters\./);
  await chosen.fill(fresh);
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was used already.');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();

  const elsewhere = await product.visit('/', { as: 'user@acme.test' });
  await expect(elsewhere.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await reader.getByRole('link', { name: /your profile$/ }).click();
  await expect(reader.getByRole('button', { name: /^Log out of/ })).toHaveCount(1);
  await reader.getByRole('button', { name: 'Change password' }).click();
  await reader.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
  await reader.getByRole('textbox', { name: 'New password' }).fill(better);
  const dialog = reader.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(reader.getByRole('textbox', { name: 'Current password' })).toHaveAccessibleDescription(/incorrect\.$/);
  await reader.getByRole('textbox', { name: 'Current password' }).fill(fresh);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(reader.getByText('Password changed. You are logged out elsewhere.')).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Log out of/ })).toHaveCount(0);
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fprofile/);

  await reader.getByRole('button', { name: 'Edit' }).click();
  await reader.getByRole('textbox', { name: 'Name' }).fill('Ursula Usher');
  await reader.getByRole('button', { name: 'Save details' }).click();
  await expect(reader.getByRole('navigation', { name: 'Main' })).toContainText('Ursula Usher');
});

test('F006 F373 an administrator invites a driver, who is listed immediately, and blocks a user', async () => {
  const page = await product.visit('/users', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByRole('menuitem', { name: 'Staff or driver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Thandi Mokoena');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('driver@kestrel.test');
  await dialog.getByLabel('Role').first().click();
  await page.getByRole('option', { name: 'Driver' }).click();
  product.expectTrouble(/status of 409/);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Another user has this email address.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('thandi@kestrel.test');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await expect(page.getByRole('row', { name: /Thandi Mokoena/ })).toContainText('Invited');

  await page.getByRole('button', { name: 'Actions: Sara Support' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Block user' }).click();
  await expect(page.getByRole('row', { name: /Sara Support/ })).toContainText('Blocked');
});
