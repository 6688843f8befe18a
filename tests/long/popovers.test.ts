/** Popovers: position, when they close, and focus. */
import type { Locator } from 'playwright';
import { test } from 'vitest';
import { expect } from '../e2e/expect.ts';
import { startProduct } from '../e2e/product.ts';

const product = await startProduct();

/** Distance between the nearest edges of two elements, px. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [one, other] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  return other!.y - (one!.y + one!.height);
}

test('F418 popovers open 5 px away with the focus in their search, and those opened by the pointer stay for 300 ms', async () => {
  const page = await product.visit('/shipments', { as: 'staff@kestrel.test' });
  const date = page.locator('main table time').first();
  await date.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect(Math.round(await gap(tooltip, date))).toBe(5);
  /** Time from the pointer leaving the date until the tooltip closes, ms. */
  const stayed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shown = document.querySelector('[role="tooltip"]');
        document.querySelector('main table time')?.addEventListener('mouseleave', () => {
          const left = performance.now();
          new MutationObserver(() => {
            if (!shown?.isConnected) resolve(performance.now() - left);
          }).observe(document.body, { childList: true, subtree: true });
        });
      }),
  );
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await stayed).toBeGreaterThanOrEqual(300);
  await date.hover();
  await expect(tooltip).toBeVisible();

  const filter = page.getByRole('button', { name: 'Account', exact: true });
  await filter.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('textbox')).toBeFocused();
  expect(Math.round(await gap(filter, panel))).toBe(5);
});
