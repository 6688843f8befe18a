/** A table of many rows: only those in sight are drawn, and a row stays in sight while it is moved faster than it is drawn. */
import { test } from 'vitest';
import { expect } from '../../e2e/expect.ts';
import { startProduct } from '../../e2e/product.ts';
import { cell, paste } from '../../e2e/settings/packaging-table.ts';
import { addressOf, row } from '../../e2e/settings/settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('packaging of sixty rows scrolls in its own box, moves rows by keyboard, and shows icons for the row in use', async () => {
  const page = await product.visit(addressOf('parcel_types'), staff);
  const table = row(page, 'parcel_types');
  await table.getByRole('button', { name: 'Add packaging' }).click();
  await paste(page, Array.from({ length: 63 }, (_, index) => `Box ${index + 1}\t30\t20\t10\t2`).join('\n'));
  const last = table.getByRole('group', { name: 'Packaging 63', exact: true, includeHidden: true });
  await expect(last).toHaveAttribute('data-away', '');
  await cell(page, 9, 'Name').focus();
  for (let line = 9; line < 13; line += 1) await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 13, 'Name')).toBeFocused();
  await expect(cell(page, 13, 'Name')).toHaveValue('Box 9');
  // Faster than the table is drawn, as on a busy machine: the row stays in sight, and so do those next to it.
  const burst = (key: string, times: number) =>
    page.evaluate(
      ([name, count]) => {
        const pressed = { key: name, altKey: true, bubbles: true, cancelable: true };
        for (let at = 0; at < count; at += 1)
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
      },
      [key, times] as const,
    );
  for (const [key, times, line] of [
    ['ArrowDown', 17, 30],
    ['ArrowUp', 25, 5],
  ] as const) {
    await burst(key, times);
    await expect(cell(page, line, 'Name')).toHaveValue('Box 9');
    await expect(cell(page, line, 'Name')).toBeInViewport();
    await expect(cell(page, line - 1, 'Name')).toBeInViewport();
  }
  // Icons are drawn for the row in use.
  const trash = (line: number) =>
    table.getByRole('button', { name: `Remove Packaging ${line}`, exact: true }).locator('svg');
  await expect(trash(5)).toBeVisible();
  await expect(trash(4)).toBeHidden();
  await table.getByRole('button', { name: 'Remove Packaging 4', exact: true }).hover();
  await expect(trash(4)).toBeVisible();
  await table.getByRole('button', { name: 'Add packaging' }).click();
  await expect(cell(page, 64, 'Name')).toBeFocused();
});
