/** The notification matrix: by keyboard, with a mouse, on a phone, edited by two users at once, and through a link. */
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { beforeEach, test } from 'vitest';
import type { SettingKey } from '#generated/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { startProduct } from '../product.ts';
import { bar, find, row, saved } from './settings-page.ts';
import { onlyLong } from '../../variants.ts';

const product = await startProduct();

const emailCollection: SettingKey = 'email_notifications_collection';
const smsDelivery: SettingKey = 'sms_notifications_delivery';
const channels = ['email', 'sms', 'whatsapp'];
const sets = channels.flatMap((channel) => ['collection', 'delivery'].map((to) => `${channel}_notifications_${to}`));

/** Without a network of pickup points their rows do not exist. */
const networks = { enable_third_party_bob_box: false, enable_tcg_locker: false, enable_ram_counters: false };
await product.save(networks, 'platform@kestrel.test');

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
  return page.getByRole('region', { name: 'Cell details' });
}

async function openGrid(): Promise<Page> {
  const page = await product.visit('/settings?tab=notifications', { as: 'staff@kestrel.test' });
  await expect(grid(page)).toBeVisible();
  return page;
}

test('F318 the whole matrix by keyboard: enter, move, toggle, fill, undo, reset and save; on a phone one channel at a time', async () => {
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
  await expect(about(page)).toContainText('Quote: Emails to collection contact');
  await expect(about(page)).toContainText('On, not saved yet. Was off.');

  await page.keyboard.press('End');
  await expect(cell(page, 'Quote, WhatsApp, Delivery contact')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell(page, 'All of Quote')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(cell(page, 'All of Collection attempt failed')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'Shipment cancelled, Staff, Ops manager')).toBeFocused();
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
  await expect(about(page)).toContainText(/On\. Modified by Sipho Staff, .*; otherwise off\./);
  await page.keyboard.press('Delete');
  await expect(cell(page, 'Quote expired, SMS, Delivery contact')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(about(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);

  // On a phone one channel is shown at a time, with large enough touch targets.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cell(page, 'Quote, SMS, Delivery contact')).toHaveCount(0);
  await page.getByText('SMS', { exact: true }).click();
  const box = cell(page, 'Quote, SMS, Delivery contact');
  await expect(box).toBeVisible();
  const { height = 0 } = (await box.locator('..').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
});

test('a link to one of the six settings opens its column, missing rows show their condition, search shows its own editor, the tray lists additions', async () => {
  const page = await product.visit(`/settings?tab=notifications&section=sms_notifications&setting=${smsDelivery}`, {
    as: 'staff@kestrel.test',
  });
  // Highlighted only for a moment.
  await expect(row(page, smsDelivery)).toHaveAttribute('data-highlighted', 'true');
  await expect(cell(page, 'All of SMS, Delivery contact')).toBeFocused();
  await page.getByText(/more are not shown/).click();
  await expect(page.getByText(/Bob Box reservation failed: needs/)).toBeVisible();
  await cell(page, 'Quote, WhatsApp, Delivery contact').check();
  await bar(page).getByRole('button', { name: 'Review' }).click();
  const tray = page.getByRole('dialog', { name: '1 unsaved change' });
  await expect(tray).toContainText('Added: Quote');
  await tray.getByRole('button', { name: 'WhatsApp to delivery contact', exact: true }).click();
  await expect(cell(page, 'All of WhatsApp, Delivery contact')).toBeFocused();
  await find(page, emailCollection);
  await expect(row(page, emailCollection)).toContainText('Submitted');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await cell(page, 'Submitted, Email, Collection contact').focus();
  await about(page).getByRole('button', { name: 'More about Emails to collection contact' }).click();
  await page.getByRole('menuitem', { name: 'About this setting' }).click();
  await expect(page.getByRole('dialog', { name: /Emails to collection contact/ })).toContainText(emailCollection);
});

test.for(onlyLong)(
  'F318 a message text by keyboard: find the row, open its text, see an error, preview it, save it',
  async () => {
    await product.save({ notification_templates: null });
    const page = await openGrid();
    await page.getByRole('textbox', { name: 'Find a row' }).focus();
    await page.keyboard.type('out for');
    await expect(page.getByText(/^1 of \d+ rows$/)).toBeVisible();
    await page.getByRole('radio', { name: 'All', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const chosen = cell(page, 'Out for delivery, SMS, Delivery contact');
    await expect(cell(page, 'All of everything shown')).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    const window = page.getByRole('dialog', { name: 'Out for delivery: SMSs to delivery contact' });
    const text = window.getByRole('textbox', { name: 'Message' });
    await expect(text).toBeFocused();
    const preview = window.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Kestrel Couriers: Shipment KES42187 is out for delivery to you.');
    await expect(preview).toContainText(/2 SMSs/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hi {{ recipient.nmae }}');
    await expect(window.getByText('There is no recipient.nmae. Did you mean name?')).toBeVisible();
    await window.getByRole('button', { name: 'Done' }).click();
    await expect(chosen).toHaveAccessibleDescription(/Its text has an error/);
    await chosen.press('Enter');
    await window.getByRole('button', { name: 'Reset' }).click();
    await expect(window.getByRole('group', { name: 'Often used' }).getByRole('button')).not.toHaveCount(0);
    await text.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hi {{ recipient.name }}, parcel ');
    await page.keyboard.press('Tab');
    await expect(window.getByRole('combobox', { name: 'Insert shipment data' })).toBeFocused();
    await page.keyboard.type('short waybill');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(preview).toContainText('Hi Thandi Mokoena, parcel KES42187');
    await expect(preview).toContainText('1 SMS, ');
    await window.getByRole('group', { name: 'Often used' }).getByRole('button', { name: 'Company name' }).click();
    await expect(text).toBeFocused();
    await expect(preview).toContainText('KES42187Kestrel Couriers');
    // A chip is deleted as a whole.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(await stored('notification_templates')).toEqual([
      {
        id: 'sms_notifications_delivery:out-for-delivery',
        channel: 'sms',
        text: 'Hi {{ recipient.name }}, parcel {{ shipment.short_tracking_reference }}',
      },
    ]);
    await page.keyboard.press('Escape');
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAccessibleDescription(/Custom templates/);
    await page.getByRole('button', { name: 'Messages sent for a shipment' }).focus();
    await page.keyboard.press('Enter');
    const sent = page.getByRole('dialog', { name: 'Messages sent for a shipment' });
    await expect(sent.getByRole('status')).toContainText('2 of 6 messages would be sent');
    await expect(sent.getByRole('listitem').filter({ hasText: 'SMS, delivery contact' })).toContainText(
      'Hi Thandi Mokoena',
    );
    await expectAccessible(page, 'what would be sent', 'dialog');
  },
);
