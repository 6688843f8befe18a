/** Customers see what they owe: the billing tab of their account, if their role and their provider allow it. */
import { sql } from 'kysely';
import { test } from 'vitest';
import { wallClock } from '#platform/domain/time.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { expectAccessible } from '../accessible.ts';
import { expect } from '../expect.ts';
import { follow } from '../follow.ts';
import { startProduct } from '../product.ts';

const product = await startProduct();

test('F012 F232 F251 a customer reads and emails the statement; one without billing has no such tab', async () => {
  const page = await product.visit('/account?tab=billing', { as: 'owner@acme.test' });
  await expect(page.getByText('Closing balance')).toBeVisible();
  await expect(page.getByRole('row', { name: /Shipping charge/ }).first()).toBeVisible();
  const actions = page.getByRole('columnheader', { name: 'Actions' });
  await expect(page.getByRole('button', { name: /^Actions: / }).or(actions)).toHaveCount(0);
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=transaction_date.*tab=billing/);
  await page.getByRole('link', { name: 'Statement of account' }).click();
  await expect(page.getByRole('tab', { name: 'Statement' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('120+ days')).toBeVisible();
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Other days' }).click();
  // A statement covers at most a year.
  const from = wallClock(new Date(Date.now() - 300 * 86_400_000)).date;
  await page.getByLabel('From').fill(from);
  await page
    .getByRole('table', { name: 'Documents' })
    .getByRole('link', { name: /^INV\d{6}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`tab=statement.*from=${from}`));
  await expect(page.locator('a:focus'), 'the row that was opened').toHaveText(/^INV\d{6}$/);
  await expectAccessible(page, 'the statement of an account');
  await page.getByRole('button', { name: 'Email' }).click();
  const dialog = page.getByRole('dialog', { name: /Email statement/ });
  await expect(dialog.getByLabel('Send to')).toHaveValue(/@/);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText(/Statement to .* emailed/)).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('Closing balance')).toBeHidden();
  const poor = await product.visit('/account?tab=billing', { as: 'nobilling@acme.test' });
  await expect(poor.getByRole('heading', { name: 'Acme Trading' })).toBeVisible();
  await expect(poor.getByRole('tab')).toHaveText(['Details', 'Addresses']);
});

test('F233 staff find everything about an account on its page: users, addresses, charges, settings and the audit trail', async () => {
  const page = await product.visit('/accounts', { as: 'staff@kestrel.test' });
  // VIPs come first, with a star.
  await expect(page.getByRole('row').nth(1).getByRole('img', { name: 'VIP' })).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import accounts' });
  const buffer = Buffer.from('Customer,Code,Shoe size\nNew one,NEW1,7\nTaken,ACME,8');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByText('1 account can be added; 1 line with mistakes, which are skipped.')).toBeVisible();
  await expectAccessible(page, 'the import of accounts', 'dialog');
  await dialog.getByRole('button', { name: 'Import 1 account' }).click();
  await expect(dialog.getByText('1 account added; 1 line with mistakes, which are skipped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'New one' })).toBeVisible();
  await page.getByRole('link', { name: 'Acme Trading' }).click();
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  const open = (name: string) => page.getByRole('tab', { name }).click();
  await open('Users');
  await expect(page.getByRole('row', { name: /owner@acme\.test/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /@kestrel\.test|@prepaid\.test/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite user' }).click();
  await expect(page.getByRole('dialog').getByLabel('Account')).toHaveValue(/Acme Trading/);
  await page.keyboard.press('Escape');
  await open('Addresses');
  await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible();
  await open('Billing');
  await expect(page.getByRole('row', { name: /Shipping charge/ }).first()).toBeVisible();
  await open('Invoices');
  // The tab of billing has this button too.
  const invoices = page.getByRole('tabpanel', { name: 'Invoices' });
  await invoices.getByRole('button', { name: 'Allocate payments' }).press('Enter');
  const allocating = page.getByRole('dialog', { name: 'Allocate payments' });
  const left = allocating.getByText(/isn’t allocated yet/);
  const nothingOpen = allocating.getByText('The account has no open invoices.');
  while (!(await nothingOpen.isVisible())) {
    const before = (await left.textContent())!;
    await allocating.getByRole('button', { name: 'Oldest invoice first' }).press('Enter');
    await expect(allocating.getByText(before)).toHaveCount(0);
  }
  // The button is gone with the invoices: the keyboard stays in the dialog.
  await expect(allocating).toBeFocused();
  await page.keyboard.press('Escape');
  await open('API keys');
  await expect(page.getByText('No API keys.')).toBeVisible();
  await open('Audit trail');
  await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
  await open('Settings');
  await expect(page).toHaveURL(/\?tab=settings$/);
  await expect(page.getByRole('link', { name: 'Default waybill format' })).toBeVisible();
  await page.getByRole('link', { name: 'Default waybill format' }).click();
  await expect(page).toHaveURL(/\/settings\?scope=account&id=\d+/);
});

test('an invoice with hundreds of charges draws those in sight, down to its last one', async () => {
  const { rows } = await asOwner(product.database.owner, (tx) =>
    sql<{ id: string }>`insert into billing_transactions (provider_id, account_id, type, amount_cents, balance_cents,
        description, invoice_id, effective_date)
      select i.provider_id, i.account_id, 'admin-debit', -100, 0, 'Extra ' || n, i.id, current_date + n
      from (select * from invoices where account_id = 2 order by id limit 1) as i, generate_series(1, 500) as n
      returning invoice_id as id`.execute(tx),
  );
  const page = await product.visit(`/accounts/invoices/${rows[0]!.id}`, { as: 'staff@kestrel.test' });
  const last = page.getByRole('row', { name: /Extra 500 / });
  await expect(page.getByRole('row', { name: /Shipment/ }).first()).toBeVisible();
  await expect(last).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
});

test('F248 staff record a payment where payments are listed, for an unpaid invoice and for a debtor, credit an account, and reverse a payment', async () => {
  const page = await product.visit('/billing/payments', { as: 'staff@kestrel.test' });
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: /^Record payment/ });
  await expect(dialog.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await page.keyboard.type('acme');
  await page.getByRole('option', { name: /Acme Trading/ }).click();
  await dialog.getByLabel('Amount').fill('12.5');
  await dialog.getByLabel('Description').fill('EFT of a test');
  await expectAccessible(page, 'recording a payment', 'dialog');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment of R 12.50 recorded')).toBeVisible();
  await expect(page.getByRole('row', { name: /Acme Trading.*Manual EFT.*R 12\.50/ })).toBeVisible();

  const go = async (href: string, title: string): Promise<void> => {
    await follow(page, href);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  };
  await go('/billing/invoices?status=unpaid', 'Invoices');
  await page
    .getByRole('link', { name: /^INV\d{6}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  const { total_cents: outstanding, number } = await unpaidInvoice(page.url());
  await expect(dialog.getByLabel('Amount')).toHaveValue((outstanding / 100).toFixed(2));
  await dialog.getByRole('radio', { name: 'Cash' }).check();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Payment for invoice ${number}`) })).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);

  await go('/billing/debtors', 'Debtors');
  const debtor = page.getByRole('row').nth(1);
  const name = (await debtor.getByRole('cell').nth(1).textContent()) ?? '';
  await debtor.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: 'Record payment' }).click();
  await expect(page.getByRole('dialog', { name: `Record payment for ${name}` })).toBeVisible();
  await dialog.getByLabel('Description').fill('EFT of a debtor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(0);

  await go('/billing/credit-notes', 'Credit notes');
  await page.getByRole('button', { name: 'Add credit note' }).click();
  const crediting = page.getByRole('dialog', { name: 'Add credit note' });
  await expect(crediting.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await expect(crediting.getByText('This is required.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(crediting.getByRole('combobox', { name: 'Account' })).toHaveAccessibleDescription(/This is required/);
  await page.keyboard.type('acme');
  await page.getByRole('option', { name: /Acme Trading/ }).click();
  await crediting.getByLabel('Amount').fill('57.50');
  await crediting.getByLabel('Reason').fill('Two days late');
  await crediting.getByRole('button', { name: 'Create credit note' }).click();
  await expect(page.getByRole('heading', { name: /^Credit note CR\d{6}$/ })).toBeVisible();
  await expect(page.getByText('R 57.50').first()).toBeVisible();

  await go('/billing?type=payment', 'Transactions');
  const payment = page.getByRole('row').nth(1);
  await payment.getByRole('button', { name: /^Actions: / }).click();
  await page.getByRole('menuitem', { name: 'Reverse' }).click();
  const reversal = page.getByRole('dialog', { name: 'Reverse this payment?' });
  await reversal.getByLabel('Reason').fill('Recorded twice');
  await reversal.getByRole('button', { name: 'Reverse' }).click();
  await expect(page.getByText('Transaction reversed')).toBeVisible();
  await payment.getByRole('button', { name: /^Actions: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Reverse' })).toHaveCount(0);
});

function unpaidInvoice(url: string): Promise<{ total_cents: number; number: string }> {
  return asOwner(product.database.owner, (tx) =>
    tx
      .selectFrom('invoices')
      .select(['total_cents', 'number'])
      .where('id', '=', Number(url.split('/').at(-1)))
      .where('paid_cents', '=', 0)
      .where('credited_cents', '=', 0)
      .executeTakeFirstOrThrow(),
  );
}
