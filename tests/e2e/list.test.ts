/** A list as users work with it: searched, filtered, sorted, paged, stored in the URL, opened; on a phone as cards. */
import { onTestFinished, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildAccount } from '../factories/account.ts';
import { expectAccessible } from './accessible.ts';
import { requestJson } from './api.ts';
import { expect } from './expect.ts';
import { follow } from './follow.ts';
import { pressMenuItem } from './menu-item.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
await asOwner(product.database.owner, async (tx) => {
  const { provider_id } = await tx
    .selectFrom('provider_origins')
    .select('provider_id')
    .where('origin', '=', 'localhost')
    .executeTakeFirstOrThrow();
  for (let number = 9; number <= 21; number += 1)
    await buildAccount(tx, {
      provider_id,
      // One is longer than any column.
      name: `Shop ${String(number).padStart(2, '0')}${number === 21 ? ' in the old market hall'.repeat(6) : ''}`,
      account_code: `SHOP${number}`,
    });
});
const staff = { as: 'staff@kestrel.test' };

test('F415 a list is searched, filtered, sorted and paged; the URL contains the view and chips remove filters; two changes before the next render are both applied', async () => {
  const page = await product.visit('/accounts', staff);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(20);
  await expect(pages).toContainText('1–20 of 25');
  await expect(rows.first()).toContainText(/Acme Trading.*ACME.*Postpaid/);
  await expectAccessible(page, 'a list');

  // As when the last rows of the list have been deleted.
  await follow(page, '/accounts?page=999');
  await expect(pages).toContainText('21–25 of 25');
  await expect(page).toHaveURL(/page=2$/);
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages).toContainText('1–20 of 25');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('21–25 of 25');
  await expect(page).toHaveURL(/page=2$/);
  await page.goBack();
  await expect(pages).toContainText('1–20 of 25');
  await pages.getByRole('combobox', { name: 'Rows a page' }).selectOption('100');
  await expect(rows).toHaveCount(25);
  await pages.getByRole('combobox', { name: 'Rows a page' }).selectOption('All, continuous');
  await expect(page).toHaveURL(/size=continuous$/);
  await expect(page.getByText('25 rows loaded')).toBeVisible();
  await expect(rows).toHaveCount(25);

  const size = await pages.getByRole('combobox', { name: 'Rows a page' }).elementHandle();
  const sort = await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').elementHandle();
  await page.evaluate(
    async ([select, button]) => {
      (select as HTMLSelectElement).value = '100';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      // The URL is updated in between, but rendering happens in another task.
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      (button as HTMLElement).click();
    },
    [size, sort],
  );
  await expect(page).toHaveURL(/\/accounts\?sort=-name&size=100$/);
  await expect(rows.first()).toContainText('Shop 21');
  const [long, short] = await Promise.all([rows.first().boundingBox(), rows.nth(1).boundingBox()]);
  expect(Math.abs(long!.height - short!.height), 'a row with a long name is one line high').toBeLessThan(2);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Prepaid' }).click();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Type: Prepaid' })).toBeFocused();
  await expect(page).toHaveURL(/account_type=prepaid/);
  await page.getByLabel('Search accounts').fill('nobody');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  // No request is sent, so the console has no 404 to report.
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('No items found to download.')).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await expect(clear, 'one is where the rows would be').toHaveCount(2);
  await clear.last().click();
  await expect(page.getByLabel('Search accounts')).toBeFocused();
  await expect(rows).toHaveCount(25);
  await expect(page).toHaveURL(/\/accounts\?sort=-name&size=100$/);
});

test('a list wider than the window scrolls in its place: names are whole, the header and the names stay in sight; a long name takes no more room', async () => {
  const long = 'W'.repeat(100);
  await asOwner(product.database.owner, (tx) =>
    tx.updateTable('accounts').set({ name: long }).where('account_code', '=', 'SHOP20').execute(),
  );
  const fields = 'name,account_code,account_type,balance,credit_limit,is_vip,is_on_hold,is_closed,tags';
  const page = await product.visit(`/accounts?size=100&columns=${fields}`, { ...staff, width: 1000, height: 700 });
  const list = page.getByRole('group', { name: 'Accounts' });
  const name = list.getByText('Acme Trading');
  await expect(name).toBeVisible();
  expect(await name.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(2);
  await list.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(list.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  const before = await name.boundingBox();
  await list.evaluate((scroller) => scroller.scrollBy(1000, 0));
  await expect(list.getByRole('columnheader', { name: 'Tags' })).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before?.x);
  // Nothing that scrolls is drawn over it.
  await name.click({ trial: true });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(1000);

  await page.setViewportSize({ width: 1440, height: 900 });
  await follow(page, '/accounts?search=SHOP');
  await expect(page.getByText(long)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeInViewport();
  await expect(list).toBeHidden();
  await page.getByText(long).click();
  await expect(page.getByRole('heading', { level: 1, name: long })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(1440);
});

test('what others change appears by itself, but rows neither come nor move while the pointer is on them', async () => {
  // The accounts of the other provider, which no other test counts.
  const [as, host] = ['staff@protea.test', 'protea.localhost'] as const;
  const page = await product.visit('/accounts', { as, host });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.first().hover();
  const link = rows.first().getByRole('link');
  const [name, href, count] = [await link.textContent(), await link.getAttribute('href'), await rows.count()];
  const token = await product.token(as, host);
  const send = (body: object, method?: 'PATCH'): Promise<unknown> =>
    requestJson(product.port, '/api/accounts', { host, token, body, ...(method && { method }) });
  await send({ name: '1 before all others', account_type: 'prepaid' });
  await send({ account_id: Number(/\d+/.exec(href!)?.[0]), name: `${name} renamed` }, 'PATCH');
  await expect(rows.first()).toContainText(`${name} renamed`);
  await expect(rows).toHaveCount(count);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(rows.first()).toContainText('1 before all others');
  await expect(rows).toHaveCount(count + 1);
});

test('a filter by another record says its name', async () => {
  const page = await product.visit('/reports?tab=volumes', staff);
  const filters = page.getByRole('search', { name: 'Filter volumes' });
  await filters.getByRole('button', { name: 'Collecting branch' }).click();
  await page.getByRole('checkbox', { name: 'Durban' }).click();
  await page.reload();
  await expect(filters.getByRole('button', { name: 'Collecting branch: Durban', exact: true })).toBeVisible();
});

test('columns are chosen and remembered, and a click in a row opens it, with Ctrl in a new tab', async () => {
  const page = await product.visit('/accounts', staff);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Credit limit' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Credit limit' })).toBeVisible();
  const cell = page.getByRole('row', { name: /Acme Trading/ }).getByRole('cell', { name: 'Postpaid' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), cell.click({ modifiers: ['Control'] })]);
  await expect(tab).toHaveURL(/\/accounts\/\d+$/);
  await tab.close();
  await expect(page).toHaveURL(/\/accounts$/);
  await cell.click();
  await expect(page).toHaveURL(/\/accounts\/\d+$/);

  product.expectTrouble(/status of 404/);
  for (const unknown of ['999999', 'acme']) {
    await follow(page, `/accounts/${unknown}`);
    await expect(page.getByText('Account not found')).toBeVisible();
  }
  await page.getByRole('link', { name: 'All accounts' }).click();
  await expect(page.getByRole('link', { name: 'Acme Trading' })).toBeVisible();
});

test('a view is saved under a name, opens the list by default, is printed and downloaded, renamed and deleted', async () => {
  const page = await product.visit('/accounts?account_type=prepaid&sort=-name', staff);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const views = page.getByRole('button', { name: /^Views/ });
  const choose = async (item: string): Promise<void> => {
    await views.press('Enter');
    await pressMenuItem(page, item);
  };
  // The default view of one test would filter the list of the next, even where this one fails.
  onTestFinished(async () => {
    await asOwner(product.database.owner, (tx) => tx.deleteFrom('list_views').execute());
  });
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Credit limit' }).click();
  await page.keyboard.press('Escape');
  await choose('Save this view…');
  await page.getByLabel('Name', { exact: true }).fill('Prepaid shops');
  await page.getByLabel('Open the list with this view').press('Space');
  await page.keyboard.press('Enter');
  await expect(views).toHaveText('Prepaid shops');

  await page.goto('/accounts');
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/account_type=prepaid&sort=-name&columns=/);
  await expect(page.getByRole('columnheader', { name: 'Credit limit' })).toBeVisible();
  await page.evaluate('window.print = () => undefined');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toContainText(/Kestrel Couriers.*Accounts.*Type: Prepaid.*3 rows/);
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await expect(views).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await expect(sheet).toHaveCount(0);
  // The browser’s own print command prints the rows of the page, without what works on the screen only.
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(3);
  for (const control of [views, page.getByRole('combobox', { name: 'Rows a page' }), page.getByRole('contentinfo')])
    await expect(control).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const fileName = /^accounts-[-\d]+\.csv$/;
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(fileName);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Your downloads' }).click();
  const exportRow = page.getByRole('row', { name: /Accounts.*Ready.*3/ });
  await expect(exportRow).toBeVisible();
  const [again] = await Promise.all([page.waitForEvent('download'), exportRow.getByRole('button').click()]);
  expect(again.suggestedFilename()).toMatch(fileName);
  await page.goBack();

  await page.setViewportSize({ width: 390, height: 844 });
  await choose('Manage views…');
  const dialog = page.getByRole('dialog', { name: 'Saved views of accounts' });
  await expect(dialog).toContainText('Default');
  await expectAccessible(page, 'saved views on a phone', 'dialog');
  await dialog.getByRole('button', { name: 'Actions for Prepaid shops' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Shops');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Actions for Shops' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(dialog).toContainText('Views that you save are listed here.');
});

test('a failed load shows an error and can be retried; on a phone each row is a card that fits', async () => {
  product.expectTrouble(/status of 500/);
  const page = await product.visit('/version.json', { ...staff, width: 390, height: 844 });
  let fails = true;
  await page.route('**/api/accounts?*', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'The accounts could not be read', errors: [] },
        })
      : route.fallback(),
  );
  await page.goto('/accounts');
  await expect(page.getByRole('alert')).toContainText('The accounts could not be read');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const card = page.getByRole('row', { name: /Acme Trading/ });
  await expect(card).toContainText('Postpaid');
  await expectAccessible(page, 'a list on a phone');
  const box = await card.boundingBox();
  expect(box!.width).toBeLessThanOrEqual(390);
  await card.getByRole('link', { name: 'Acme Trading' }).click();
  await expect(page).toHaveURL(/\/accounts\/\d+$/);
});

test('a box above the cards of a phone chooses all rows; keys move between rows, choose one, go to the actions for it and back, open it, and go to the filters; the bar with the actions covers no row with the focus', async () => {
  const page = await product.visit('/shipments', { ...staff, width: 390, height: 844 });
  const chosen = page.getByRole('region', { name: 'Chosen rows' });
  await page.getByText('Choose all rows of this page').click();
  await expect(chosen.getByRole('status')).toHaveText('20 chosen');
  await page.getByText('Choose all rows of this page').click();
  await expect(chosen).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.nth(2)).toBeVisible();
  for (const key of ['j', 'j', 'j', 'k', 'x']) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.locator('tbody :focus')).toHaveCount(1);
  const scrolled = await page.evaluate(() => scrollY);
  await expect(chosen).toBeVisible();
  await page.keyboard.press('a');
  await expect(chosen.getByRole('button').first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('a');
  await chosen.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(chosen).toHaveCount(0);
  await expect(rows.nth(1).locator(':focus')).toHaveCount(1);
  // The lowest in the window, where the bar appears.
  await page.evaluate(() => scrollTo(0, 0));
  const boxes = await rows
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const lowest = rows.nth(boxes.findLastIndex((bottom) => bottom < 890)).getByRole('checkbox');
  await lowest.focus();
  await page.keyboard.press('Space');
  await expect(chosen).toBeVisible();
  const [box, bar] = [(await lowest.boundingBox())!, (await chosen.boundingBox())!];
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  await page.keyboard.press('Space');
  await page.keyboard.press('/');
  await expect(page.locator('tbody :focus')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Search shipments' })).toBeFocused();
  await rows.nth(0).getByRole('link').first().focus();
  await page.keyboard.press('j');
  const address = (await rows.nth(1).getByRole('link').first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
