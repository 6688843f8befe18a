/** HTML of a provider on screens: it fits a phone, nothing in it is lost by editing something else, and no link in it hides. */
import { test } from 'vitest';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { addressOf, row } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };
const cells = Array.from({ length: 12 }, (_, at) => `<td>Surcharge ${at}</td>`).join('');
const table = `<table><tbody><tr>${cells}</tr></tbody></table>`;

test('a focused link in the part of a banner that is cut off shows all of it, and a wide table scrolls by itself', async () => {
  const words = '<h1>Roads</h1><p>One</p><p>Two</p><p>Three</p>';
  const message = `${words}${table}<p><a href="https://kestrel.test/roads">Road reports</a></p>`;
  await product.save({ site_wide_admin_message: message });
  const page = await product.visit('/', { ...staff, width: 390 });
  const banner = page.getByRole('region', { name: 'Site-wide message' });
  await expect(banner.getByRole('button', { name: 'Show more' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await banner.getByRole('link', { name: 'Road reports' }).focus();
  await expect(banner.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expect(banner.getByText('One', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const cell = await banner.getByText('Surcharge 0', { exact: true }).boundingBox();
  // Two words in at most two lines, not a column of letters.
  expect(cell!.height).toBeLessThan(70);
});

test('a text with a table opens as its preview, and the editor says what a change would remove', async () => {
  await product.save({ invoice_terms_and_conditions_html: `<p>Terms</p>${table}` });
  const page = await product.visit(addressOf('invoice_terms_and_conditions_html'), staff);
  const terms = row(page, 'invoice_terms_and_conditions_html');
  await expect(terms.getByRole('cell', { name: 'Surcharge 11' })).toBeAttached();
  await terms.getByText('Edit', { exact: true }).click();
  await expect(terms.getByText(/Editing it here removes them/)).toBeVisible();
});
