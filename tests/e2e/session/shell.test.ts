/** Messages of the shell on every page: connectivity, versions, terms, accounts, and impersonation. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

/** The notices load after the page, and then store when they last checked for a version. */
async function noticesThere(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('version_checked_at') !== null);
}

test('F118 F408 offline and back online are announced; a screen that cannot be loaded says so, and is there after a refresh', async () => {
  const page = await product.visit('/', { as: 'support@kestrel.test' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await noticesThere(page);
  product.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload|Failed to fetch/);
  await page.context().setOffline(true);
  await expect(page.getByText('You are currently offline. Please check your internet connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Bulk booking' }).first().click();
  await expect(page.getByRole('main').getByText('Clear the cache and refresh the page.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are back online!')).toBeVisible();
  await expect(page.getByText('You are back online!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk booking', level: 1 })).toBeVisible();
});

test('F058 F131 a newer version is offered, postponed, and loaded from the banner; F132 a major one cannot be postponed', async () => {
  const page = await product.visit('/', { as: 'support@kestrel.test' });
  await noticesThere(page);
  let served = '';
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: served } }));
  const running = await page.evaluate(async () => {
    const boot = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as { version: string };
    return Promise.resolve(boot.version);
  });
  const [major, minor] = running.split('.').map(Number);
  served = `${major}.${minor! + 1}.0`;
  const due = () => page.evaluate(() => localStorage.setItem('version_checked_at', '1'));
  await due();
  const alert = page.getByRole('dialog', { name: 'New version available' });
  await expect(alert).toContainText(
    'New version available. Update to the newest version to unlock all the latest features.',
  );
  await alert.getByRole('button', { name: 'Remind me later' }).click();
  await expect(page.getByText('New version available')).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Click here to update' }).click()]);
  served = `${major! + 1}.0.0`;
  await due();
  await expect(alert.getByRole('button', { name: 'Refresh now' })).toBeVisible();
  await expect(alert.getByRole('button')).toHaveCount(1);
});

test('F022 F023 an outdated browser shows an alert until it is dismissed', async () => {
  const page = await product.visit('/version.json');
  await page.addInitScript(() => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0';
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  });
  await page.goto('/help-centre');
  const alert = page.getByRole('dialog', { name: 'Your browser is out of date' });
  await alert.getByRole('button', { name: 'Ok' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await alert.getByRole('button', { name: "Don't remind me again" }).click();
  await page.evaluate(() => localStorage.removeItem('version_checked_at'));
  await page.reload();
  await noticesThere(page);
  await expect(alert).toHaveCount(0);
});

test('F119 F120 F121 F122 F312 customers tick every term before they continue, and scroll a full text to its end, once for each version', async () => {
  await product.save({
    terms_mode: 'checkbox',
    shipment_terms: ['No dangerous goods.', 'Cover ends at the declared value.'],
  });
  const page = await product.visit('/help-centre', { as: 'user@acme.test' });
  const prompt = page.getByRole('dialog', { name: 'Terms and conditions' });
  const accept = prompt.getByRole('button', { name: 'Accept' });
  await prompt.getByLabel('No dangerous goods.').check();
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await accept.press('Enter');
  await expect(prompt.getByText('Tick every line to accept.')).toBeVisible();
  await expect(prompt.getByLabel('Cover ends at the declared value.')).toBeFocused();
  await prompt.getByLabel('Cover ends at the declared value.').check();
  await expect(prompt.getByText('Tick every line to accept.')).toHaveCount(0);
  await accept.click();
  await expect(prompt).toHaveCount(0);

  const html = `<h2>Terms of carriage</h2>${'<p>By booking you agree to the following.</p>'.repeat(60)}`;
  await product.save({
    terms_mode: 'window',
    window_user_terms_and_conditions: html,
    terms_and_conditions_version: '2',
  });
  await accept.hover();
  await expect(page.getByText('Please read through the above Ts & Cs and scroll down to accept')).toBeVisible();
  await expect(accept).toHaveAttribute('aria-disabled', 'true');
  await prompt
    .getByRole('region', { name: 'Terms' })
    .evaluate((area) => area.scrollTo(0, area.scrollHeight - area.clientHeight - 50));
  await accept.click();
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await product.save({ terms_mode: 'none' });
});

test('F056 F113 F114 F117 staff log in as a customer from the user list, see a banner and an account on hold, and stop', async () => {
  await asOwner(product.database.owner, (tx) =>
    tx.updateTable('accounts').set({ is_on_hold: true }).where('name', '=', 'Acme Trading').execute(),
  );
  const page = await product.visit('/users?search=user%40acme.test', { as: 'staff@kestrel.test' });
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log in as' }).click();
  const acting = page.getByRole('region', { name: 'Acting as someone else' });
  await expect(acting).toBeVisible();
  await expect(page).toHaveURL(`${product.kestrel}/`);
  expect(await page.evaluate(() => localStorage.getItem('impersonated_username'))).toMatch(/@/);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await acting.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(`${product.kestrel}/users`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Sipho Staff');
  await expect(acting).toHaveCount(0);

  await page.goto('/?impersonated_username=owner%40acme.test');
  const hold = page.getByRole('region', { name: 'Account on hold' });
  await hold.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Sipho Staff');
});

test('F046 F052 F053 F093 F096 F098 F284 F287 F288 references are found from the navigation, customers see their balance, staff their quick links', async () => {
  const page = await product.visit('/', { as: 'owner@prepaid.test' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Click here to top up account' }).click();
  const form = page.getByRole('dialog', { name: 'Top up account' });
  await expect(form.getByRole('radio', { name: 'R 200.00' })).toBeChecked();
  await expect(form.getByText('Manual EFT can take up to three days to reflect.')).toBeVisible();
  await expect(navigation.getByText(/^-?R\s\d/)).toBeVisible();
  const home = page.getByRole('main');
  await expect(home.getByRole('link', { name: /^Bulk booking/ })).toBeVisible();
  // Only for postpaid accounts, which is known once the account has arrived.
  await expect(home.getByRole('link', { name: /^Bulk collections/ })).toHaveCount(0);
  await expectAccessible(page, 'top up account', 'dialog');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Click here to top up account' }).click();
  await form.getByRole('button', { name: 'OK' }).click();
  await expect(form).toHaveCount(0);

  const staff = await product.visit('/', { as: 'staff@kestrel.test' });
  const menu = staff.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Our drivers' })).toBeVisible();
  await expect(menu.getByText('Click here to top up account')).toHaveCount(0);
  const box = menu.getByRole('textbox', { name: 'Reference' });
  await box.fill('acme');
  await staff.setViewportSize({ width: 1440, height: 500 });
  // Waits until the page is long enough, because its cards load one by one.
  const scrolled = () => staff.evaluate(() => (window.scrollTo(0, 200), window.scrollY));
  await expect.poll(scrolled).toBe(200);
  const requested = staff.waitForRequest('**/api/ui/nav-search*');
  await box.press('Enter');
  expect(new URL((await requested).url()).searchParams.get('search_query')).toBe('ACME');
  await expect(staff).toHaveURL(/\/accounts\/\d+$/);
  await expect.poll(() => staff.evaluate(() => window.scrollY)).toBe(0);
  product.expectTrouble(/status of 404/);
  const alert = staff.getByRole('dialog', { name: 'Reference could not be found' });
  await box.fill('Mine 7&8');
  await box.press('Enter');
  await alert.getByRole('link', { name: 'Search names, phone numbers and addresses' }).click();
  await expect(staff.getByRole('textbox', { name: 'Search shipments' })).toHaveValue('Mine 7&8');
  await expect(alert).toBeHidden();
  await box.fill('Mine 7&8');
  await menu.getByRole('button', { name: 'Search' }).click();
  await expect(alert).toContainText('Would you like to create a new shipment?');
  await expect(alert.getByRole('button', { name: 'Yes, create a new shipment' })).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/shipments\/new\?custom-ref=Mine%207%268$/);
});

test('F062 F126 F406 a page requests its provider, then its settings, the user and the account; later only what is newer; what is refused is an error', async () => {
  const page = await product.visit('/version.json', { as: 'owner@acme.test' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url().slice(product.kestrel.length)));
  await page.goto('/?host_override=localhost');
  const start = ['/api/providers?', '/api/providers/settings', '/api/users/me', '/api/general-data'];
  await expect.poll(() => requested.some((path) => path.startsWith('/api/general-data'))).toBe(true);
  const order = start.map((path) => requested.findIndex((one) => one.startsWith(path)));
  expect(order[0]).toBeGreaterThanOrEqual(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await page.waitForFunction(() => localStorage.getItem('general_data') !== null);
  requested.length = 0;
  await page.reload();
  await expect.poll(() => requested.find((path) => path.startsWith('/api/general-data'))).toMatch(/[?&]since=\d+/);
  // Without the data a screen lacks what it needs, and says so.
  product.expectTrouble(/Failed to load resource/);
  // As the page starts, since an answer that is still on its way would be kept again.
  await page.addInitScript(() => localStorage.removeItem('general_data'));
  await page.route('**/api/general-data*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/shipments');
  const notice = page.getByRole('region', { name: 'Data not loaded' });
  await expect(notice).toContainText('Could not load general data.');
  await page.unroute('**/api/general-data*');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);

  await page.route('**/api/providers/settings*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Not for you.', errors: [] } }),
  );
  await page.goto('/help-centre');
  await expect(page.getByRole('heading', { name: 'Error', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Error');
});

test('the command bar takes keys from Ctrl+K on, opens screens, records and settings by keyboard, starts actions, and lists recent places', async () => {
  const page = await product.visit('/', { as: 'staff@kestrel.test' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // Inside the page, before anything is fetched: no user is that fast, but many machines are that slow.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false): void => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    };
    press('k', true);
    await Promise.resolve();
    for (const key of ['u', 's', 'e', 'r', 's', 'j', 'Enter']) press(key);
  });
  const bar = page.getByRole('combobox', { name: 'Go to' });
  await expect(bar).toHaveValue('usersj');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Backspace');
  const selected = page.getByRole('option', { selected: true });
  await expect(selected).toHaveText(/^Users/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users$/);

  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(bar).toBeFocused();
  await bar.fill('acme');
  await expect(page.getByRole('group', { name: 'Accounts' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'People' })).toContainText('owner@acme.test');
  await expectAccessible(page, 'command bar', 'dialog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounts\/\d+$/);
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/Acme Trading/, /^Users/]);
  await expect(bar).toBeFocused();
  await bar.fill('zzyzx qwrtp');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await bar.fill('provider title');
  await page.getByRole('group', { name: 'Settings' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/settings\?setting=provider_title/);
  await page.keyboard.press('Control+k');
  await bar.fill('dark');
  await page.keyboard.press('Enter');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(15, 19, 28)');
  await page.reload();
  await expect(body).toHaveCSS('background-color', 'rgb(15, 19, 28)');
  await expect(page.getByRole('button', { name: 'Go to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(selected).toHaveText(/^Switch appearance/);
  // The setting in the URL is shown meanwhile, and takes no keys from the bar.
  await expect(page.locator('[data-setting="provider_title"]')).toBeVisible();
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(body).not.toHaveCSS('background-color', 'rgb(15, 19, 28)');
  await page.keyboard.press('Control+k');
  await bar.fill('invite');
  await expect(selected).toHaveText(/^Invite a user/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Invite/ })).toBeVisible();
});
