/** Items of an open menu, by keyboard. */
import type { Page } from 'playwright';
import { expect } from './expect.ts';

/** An opening menu takes the focus a moment later: a key pressed before then would go to the menu instead of the item. */
export async function pressMenuItem(page: Page, name: string): Promise<void> {
  await expect(page.locator('[role="menu"] :focus')).toHaveCount(1);
  await page.getByRole('menuitem', { name }).press('Enter');
}
