/** Integration rules as staff use them: created from valid choices only, tried, copied, reordered, turned off and deleted. */
import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { test } from 'vitest';
import { demoPassword } from '../factories/password.ts';
import { expectAccessible } from './accessible.ts';
import { startProduct } from './product.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

function rows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('cell') });
}

test('F010 F336 F337 a rule is created from valid choices, tried on a sample, copied, moved to the top with the keyboard, turned off and deleted', async () => {
  // Credentials are not saved before the password is entered.
  product.expectTrouble(/403/);
  const page = await product.visit('/', staff);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByText('There are no integration rules yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Add rule' }).click();

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shop hook');
  await choose(page, 'Connected system', 'Matflo');
  // This trigger is valid for webhooks only.
  await expect(page.getByRole('radio', { name: 'Tracking event added' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Shipment updated' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await choose(page, 'Filter', 'Collection branch is');
  await page.getByRole('combobox', { name: 'Branches' }).click();
  await page.getByRole('option', { name: 'Cape Town' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'URL' }).fill('https://matflo.kestrel.test');
  await page.getByRole('textbox', { name: 'Warehouse code' }).fill('CPT1');

  const trial = page.getByRole('region', { name: 'Dry run' });
  await choose(page, 'Collection branch', 'Cape Town');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(trial).toContainText('This shipment would be sent');
  await trial.getByText('What would be sent').click();
  await expect(trial).toContainText('https://matflo.kestrel.test/orders');
  await expectAccessible(page, 'editor with a dry run');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('API key: This is required.');
  await page.getByLabel('API key', { exact: true }).fill('plant-8d21');
  await page.keyboard.press('Control+s');
  const proof = page.getByRole('dialog', { name: 'Enter your password to save' });
  await expect(proof.getByRole('listitem')).toHaveText('API key');
  await proof.getByLabel('Your password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/integrations\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop hook');
  await expect(page).toHaveTitle(/^Shop hook · /);
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('***');
  expect(await page.content()).not.toContain('plant-8d21');

  await page.getByRole('link', { name: 'All integration rules' }).click();
  await page.getByRole('button', { name: 'Duplicate Shop hook' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Shop hook (copy)');
  await expect(page.getByRole('switch', { name: 'Shop hook (copy) is enabled' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Move Shop hook (copy), place 2 of 2' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows(page).first()).toContainText('Shop hook (copy)');
  await expect(page.getByRole('button', { name: 'Move Shop hook (copy), place 1 of 2' })).toBeFocused();
  await page.getByRole('switch', { name: 'Shop hook is enabled' }).press('Space');
  await expectAccessible(page, 'list');
  await page.getByRole('button', { name: 'Delete Shop hook (copy)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete rule' }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Audit trail' }).click();
  const trail = page.getByRole('dialog', { name: 'Integration rule - Audit trail' });
  await expect(trail.getByRole('row').filter({ hasText: 'Rule order' })).toHaveCount(1);
  await expect(trail.getByRole('row').filter({ hasText: 'Deleted' })).toContainText('API key: A secret');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Shop hook' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop hook');
  await expectAccessible(page, 'editor on a phone');
});
