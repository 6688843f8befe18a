/** The grid of notifications: with keys alone, with a mouse, on a phone, by two people at once, and through a link. */
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { beforeEach, test } from 'vitest';
import type { SettingKey } from '#generated/catalogue.ts';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';
import { addressOf, bar, find, row, saved } from './settings-page.ts';

const product = await startProduct();

const emailCollection: SettingKey = 'email_notifications_collection';
const smsDelivery: SettingKey = 'sms_notifications_delivery';
const channels = ['email', 'sms', 'whatsapp'];
const sets = channels.flatMap((channel) => ['collection', 'delivery'].map((to) => `${channel}_notifications_${to}`));

beforeEach(() => product.save(Object.fromEntries(sets.map((key) => [key, null]))));

async function stored(key: string): Promise<unknown> {
  return (await product.settings()).settings[key];
}

function grid(page: Page): Locator {
  return page.getByRole('grid', { name: 'Email, SMS and WhatsApp notifications' });
}

function cell(page: Page, name: string): Locator {
  return grid(page).getByRole('checkbox', { name, exact: true });
}

function about(page: Page): Locator {
  return page.getByRole('region', { name: 'About this cell' });
}

async function openGrid(as = 'staff@kestrel.test', width = 1440): Promise<Page> {
  const page = await product.visit('/settings?tab=notifications', { as, width });
  await expect(grid(page)).toBeVisible();
  return page;
}

test('F318 everything in the grid by keys alone: in, around, switch, fill, take back, reset and save', async () => {
  const page = await openGrid();
  const all = cell(page, 'All of everything shown');
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const quote = cell(page, 'Quote, Email, Collection contact');
  await expect(quote).toBeFocused();
  await page.keyboard.press('Space');
  await expect(quote).toBeChecked();
  await expect(about(page)).toContainText('Quote: Emails to the collection contact');
  await expect(about(page)).toContainText('On, not saved yet: it was off.');

  await page.keyboard.press('End');
  await expect(cell(page, 'Quote, WhatsApp, Delivery contact')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell(page, 'All of Quote')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(cell(page, 'All of Collection attempt failed')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'Cancelled shipment, Your team, Ops manager')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Home');
  await expect(all).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Space');
  await expect(cell(page, 'All of Quote expired')).toBeChecked();
  await page.keyboard.press('Shift+Space');
  await expect(cell(page, 'All of Quote expired')).not.toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  await expect(cell(page, 'All of SMS, Delivery contact')).toBeChecked();
  const pending = cell(page, 'Payment pending, SMS, Delivery contact');
  await page.keyboard.press('ArrowDown');
  await expect(pending).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(pending).not.toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Payment failed, SMS, Delivery contact')).not.toBeChecked();

  await page.keyboard.press('Control+s');
  await saved(page);
  const sms = (await stored(smsDelivery)) as readonly string[];
  expect(sms).toContain('quote');
  expect(sms).not.toContain('payment-pending');
  expect(sms).not.toContain('payment-failed');
  expect(await stored(emailCollection)).toContain('quote');
  expect(await stored('notify_provider_on_shipment_cancelled')).toBe('ops-manager');
  await expect(cell(page, 'Payment failed, SMS, Delivery contact')).toBeFocused();

  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(about(page)).toContainText(/On\. Set here by Sipho Staff, .*; otherwise off\./);
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Quote expired, SMS, Delivery contact')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(about(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await product.save({ notify_provider_on_shipment_cancelled: null });
});

test('everything at once, and back', async () => {
  const page = await openGrid();
  await cell(page, 'Quote, SMS, Collection contact').focus();
  await page.keyboard.press('Control+a');
  await expect(cell(page, 'All of everything shown')).toBeChecked();
  await expect(bar(page)).toContainText('8 unsaved changes');
  await page.keyboard.press('Control+a');
  await expect(cell(page, 'All of everything shown')).not.toBeChecked();
  await cell(page, 'All of everything shown').focus();
  await page.keyboard.press('Control+z');
  await expect(bar(page)).toHaveCount(0);
});

test('a link to any of the six leads to its column, in the search its own editor answers, the tray says what is added', async () => {
  const page = await product.visit(`/settings?tab=notifications&section=sms_notifications&setting=${smsDelivery}`, {
    as: 'staff@kestrel.test',
  });
  await expect(cell(page, 'All of SMS, Delivery contact')).toBeFocused();
  await expect(row(page, smsDelivery)).toHaveAttribute('data-highlighted', 'true');
  for (const key of sets) {
    await page.goto(`/settings?setting=${key}`);
    await expect(page.locator(`#setting_${key}`)).toBeFocused();
  }
  await cell(page, 'Quote, WhatsApp, Delivery contact').check();
  await bar(page).getByRole('button', { name: 'Review' }).click();
  const tray = page.getByRole('dialog', { name: '1 unsaved change' });
  await expect(tray).toContainText('Added: Quote');
  await tray.getByRole('button', { name: 'WhatsApp messages to the delivery contact', exact: true }).click();
  await expect(cell(page, 'All of WhatsApp, Delivery contact')).toBeFocused();
  await find(page, emailCollection);
  await expect(row(page, emailCollection)).toContainText('Submitted');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await cell(page, 'Submitted, Email, Collection contact').focus();
  await about(page).getByRole('button', { name: 'More about Emails to the collection contact' }).click();
  await page.getByRole('menuitem', { name: 'Explain this setting' }).click();
  await expect(page.getByRole('dialog', { name: /Emails to the collection contact/ })).toContainText(emailCollection);
});

test('rows by word and by what is in them stay while one works in them', async () => {
  const page = await openGrid();
  await page.getByRole('textbox', { name: 'Find a row' }).fill('failed');
  await expect(page.getByText(/^3 of \d+ rows$/)).toBeVisible();
  await cell(page, 'All of Email, Collection contact').check();
  await expect(bar(page)).toContainText('1 unsaved change');
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(cell(page, 'Payment failed, Email, Collection contact')).toBeChecked();
  await expect(cell(page, 'Quote, Email, Collection contact')).not.toBeChecked();
  await page.getByText('Unsaved', { exact: true }).click();
  await expect(page.getByText(/^2 of \d+ rows$/)).toBeVisible();
  await cell(page, 'Payment failed, Email, Collection contact').uncheck();
  await expect(cell(page, 'Payment failed, Email, Collection contact')).toBeVisible();
});

test('rows and columns that are missing say what they need; who may not change sees and is told why', async () => {
  const page = await openGrid();
  await page.getByText(/more are not shown/).click();
  await expect(page.getByText(/Bob Box reservation failed: needs/)).toBeVisible();
  const support = await openGrid('support@kestrel.test');
  const quote = cell(support, 'Quote, Email, Collection contact');
  await quote.focus();
  await support.keyboard.press('Space');
  await expect(quote).not.toBeChecked();
  await expect(about(support)).toContainText('You can see this but not change it.');
});

test.for([1440, 390])(
  'axe finds nothing in the grid at %i pixels, and on a phone one channel is shown at a time',
  async (width) => {
    const page = await product.visit(addressOf(smsDelivery), { as: 'staff@kestrel.test', width, height: 1400 });
    await expect(cell(page, 'All of SMS, Delivery contact')).toBeFocused();
    await cell(page, 'Quote, SMS, Delivery contact').check();
    await expectAccessible(page, `grid with a change at ${width}`);
    await expect(cell(page, 'Quote, Email, Collection contact')).toHaveCount(width > 1000 ? 1 : 0);
    if (width > 1000) return;
    await page.getByText('Email', { exact: true }).click();
    await expect(cell(page, 'Quote, Email, Collection contact')).toBeVisible();
    const { height } = (await cell(page, 'Quote, Email, Collection contact').locator('..').boundingBox()) ?? {
      height: 0,
    };
    expect(height).toBeGreaterThanOrEqual(44);
  },
);
