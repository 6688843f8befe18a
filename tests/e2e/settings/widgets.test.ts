/** Every kind of editor in a real browser: changed as a user does it, and saved. That a stored value is shown is tested without one. */
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { addressOf, field, fill, find, row, save, toggle } from './settings-page.ts';
import { variants } from '../../variants.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('text, long text, email, address, image, phone, number, date, tags by Enter, comma and paste, and formatted text with a preview', async () => {
  const page = await product.visit('/settings', staff);
  await fill(page, 'provider_title', 'Kestrel & Sons');
  await fill(page, 'custom_widget_html', '<p>Chat</p>\n<p>with us</p>');
  await fill(page, 'support_email_address', 'help@kestrel.test');
  await fill(page, 'privacy_url', 'https://kestrel.test/privacy');
  await fill(page, 'logo_url', '/brands/kestrel/icon.svg');
  await expect(row(page, 'logo_url').getByRole('img', { name: 'Main logo on the navigation' })).toHaveAttribute(
    'src',
    '/brands/kestrel/icon.svg',
  );
  await fill(page, 'support_contact_number', '011 555 0199');
  await fill(page, 'dashboard_undelivered_shipments_duration', '7');
  await field(page, 'dashboard_undelivered_shipments_duration').press('ArrowUp');
  await expect(row(page, 'dashboard_undelivered_shipments_duration')).toContainText('days');
  await fill(page, 'dashboard_stats_start_date', '2026-03-01');
  await find(page, 'provider_tracking_prefixes');
  const tags = field(page, 'provider_tracking_prefixes');
  await tags.pressSequentially('KES');
  await tags.press('Enter');
  await tags.pressSequentially('KX,');
  await tags.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'KA\nKB\nKC');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await find(page, 'site_wide_admin_message');
  const editor = row(page, 'site_wide_admin_message').getByRole('textbox', { name: 'Staff message' });
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Depot closed');
  await page.keyboard.press('Control+A');
  await row(page, 'site_wide_admin_message').getByRole('button', { name: 'Bold' }).click();
  await row(page, 'site_wide_admin_message').getByText('Preview', { exact: true }).click();
  await expect(row(page, 'site_wide_admin_message').getByRole('strong')).toHaveText('Depot closed');
  await save(page);

  const { settings } = await product.settings();
  expect(settings).toMatchObject({
    provider_title: 'Kestrel & Sons',
    custom_widget_html: '<p>Chat</p>\n<p>with us</p>',
    support_email_address: 'help@kestrel.test',
    privacy_url: 'https://kestrel.test/privacy',
    logo_url: '/brands/kestrel/icon.svg',
    support_contact_number: '011 555 0199',
    dashboard_undelivered_shipments_duration: 8,
    dashboard_stats_start_date: '2026-03-01',
    provider_tracking_prefixes: ['KES', 'KX', 'KA', 'KB', 'KC'],
    site_wide_admin_message: '<p><strong>Depot closed</strong></p>',
  });
});

test('F068 switch, explained choices, time, statuses, countries by name, a list of objects and a single object; a dropdown says whether it is open', async () => {
  await product.save({ international_delivery_countries: null });
  const page = await product.visit('/settings', staff);
  await find(page, 'enable_map_edit_lock');
  await toggle(page, 'enable_map_edit_lock');
  await find(page, 'dashboard_uncollected_shipments_date_to_use');
  await page.getByRole('radio', { name: 'Estimated collection date' }).click();
  await find(page, 'work_hours_from');
  const from = field(page, 'work_hours_from');
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await from.click();
  await expect(from).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('option', { name: '06:30' }).click();
  await expect(from).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('option')).toHaveCount(0);
  await find(page, 'exclude_tracking_statuses');
  await field(page, 'exclude_tracking_statuses').click();
  await page.getByRole('option', { name: 'Quote', exact: true }).click();
  await page.getByRole('option', { name: 'Manifested' }).click();
  await page.keyboard.press('Escape');
  await find(page, 'international_delivery_countries');
  await field(page, 'international_delivery_countries').click();
  await page.keyboard.type('namib');
  await page.getByRole('option', { name: 'Namibia' }).click();
  await page.keyboard.press('Escape');
  await find(page, 'office_closed_days');
  const days = row(page, 'office_closed_days');
  await days.getByRole('button', { name: /^Add / }).click();
  await days.getByLabel('Date', { exact: true }).fill('16/12/2026');
  await days.getByLabel('Reason', { exact: true }).fill('Day of Reconciliation');
  await find(page, 'map_default_location');
  const place = row(page, 'map_default_location');
  await place.getByLabel('Latitude', { exact: true }).fill('-33,9258');
  await place.getByLabel('Longitude', { exact: true }).fill('18.4232');
  await save(page);

  const { settings } = await product.settings();
  expect(settings).toMatchObject({
    enable_map_edit_lock: false,
    dashboard_uncollected_shipments_date_to_use: 'estimated_collection',
    work_hours_from: '06:30',
    exclude_tracking_statuses: ['quote-expired', 'payment-pending', 'payment-failed', 'on-hold-internal', 'manifested'],
    international_delivery_countries: expect.arrayContaining(['NA']),
    office_closed_days: [
      { id: expect.stringMatching(/./) as unknown, date: '2026-12-16', reason: 'Day of Reconciliation' },
    ],
    map_default_location: { lat: -33.9258, lng: 18.4232 },
  });
});

test('a colour with a contrast message, a preview of the theme before saving, and a picker that never covers the preview', async () => {
  const page = await product.visit(addressOf('theme_primary'), staff);
  const colour = field(page, 'theme_primary');
  await colour.fill('#FFD400');
  await colour.press('Tab');
  await expect(colour).toHaveValue('#ffd400');
  const contrast = page.getByRole('list', { name: 'Contrast' }).first();
  await expect(contrast.getByText(/^Button: 1\d\.\d to 1$/)).toBeVisible();
  await expect(contrast.getByText(/^Links on white: 1\.\d to 1, hard to read/)).toBeVisible();
  // The editing user's page shows it immediately; other users' pages do not.
  const variable = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-day-primary'));
  await expect.poll(variable).toBe('#ffd400');
  expect((await product.settings()).settings['theme_primary']).not.toBe('#ffd400');
  await page.getByRole('button', { name: 'Derive shades from the main colour' }).click();
  await expect(field(page, 'theme_primary_light')).toHaveValue('#fffbe6');
  await expect(page.getByRole('button', { name: 'Shades match the main colour' })).toBeDisabled();
  await save(page);
  const { settings } = await product.settings();
  expect([settings['theme_primary'], settings['theme_primary_light']]).toEqual(['#ffd400', '#fffbe6']);

  // Every picker opens by a click and by keyboard, and never covers the preview.
  await page.getByRole('tab', { name: 'Theme' }).click();
  for (const width of variants(390, 1440)) {
    await page.setViewportSize({ width, height: 900 });
    for (const key of ['theme_primary', 'theme_nav_active_bg_hover'] as const) {
      const swatch = row(page, key).getByRole('button', { name: /^Choose/ });
      const picker = page.getByRole('dialog').filter({ has: page.getByRole('slider') });
      await swatch.click();
      await expect(picker).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(picker).toHaveCount(0);
      await swatch.press('Enter');
      await expect(picker).toBeVisible();
      const section = page.locator('section').filter({ has: row(page, key) });
      const boxes = await Promise.all([picker.boundingBox(), section.locator('figure').boundingBox()]);
      expect(boxes[0]!.y).toBeGreaterThanOrEqual(boxes[1]!.y + boxes[1]!.height);
      expect(boxes[0]!.y + boxes[0]!.height).toBeLessThanOrEqual(900);
      await page.keyboard.press('Escape');
      await expect(swatch).toBeFocused();
    }
  }
});

test('a list: add, reorder with Alt and arrow keys and with the handle’s keys, remove', async () => {
  const page = await product.visit(addressOf('terms_mode'), staff);
  await page.getByRole('radio', { name: 'Checkboxes' }).click();
  const terms = row(page, 'shipment_terms');
  for (const text of ['First', 'Second', 'Third', 'Fourth']) {
    await terms.getByRole('button', { name: /^Add / }).click();
    await expect(terms.getByRole('textbox').last()).toBeFocused();
    await page.keyboard.type(text);
  }
  const texts = () =>
    terms.getByRole('textbox').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
  await expect.poll(texts).toEqual(['First', 'Second', 'Third', 'Fourth']);
  await terms.getByRole('button', { name: /^Remove .*4$/ }).click();
  await expect.poll(texts).toEqual(['First', 'Second', 'Third']);
  await terms.getByRole('textbox').last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(texts).toEqual(['First', 'Third', 'Second']);
  await terms.getByRole('button', { name: /^Reorder .*1$/ }).focus();
  // The live region announces that each step was taken.
  const announcements = page.locator('[id^="DndLiveRegion"]').filter({ hasText: /./ });
  await page.keyboard.press('Space');
  await expect(announcements).toContainText('Row is at place 1 of 3.');
  const lifted = await announcements.textContent();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => announcements.textContent()).not.toBe(lifted);
  await page.keyboard.press('Space');
  await expect(announcements).toContainText('Row dropped at place 2 of 3.');
  await expect.poll(texts).toEqual(['Third', 'First', 'Second']);
  await save(page);
  expect((await product.settings()).settings['shipment_terms']).toEqual(['Third', 'First', 'Second']);
});
