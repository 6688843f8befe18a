/** Checks the largest screens completely with axe: every settings tab on a desktop and a phone, and the whole reference. */
import { test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { expectAccessible } from '../e2e/accessible.ts';
import { expect } from '../e2e/expect.ts';
import { startProduct } from '../e2e/product.ts';
import { openWholeTab, showEverything } from '../e2e/settings/every-section.ts';

const product = await startProduct();
const first = catalogue.tabs[0].id;
/** For ten tabs, each rendered and checked completely. */
const patienceMs = 600_000;

test.for([1440, 390])('F296 every section of every tab at %i pixels', { timeout: patienceMs }, async (width) => {
  await showEverything(product);
  // High enough that all of a tab is rendered instead of deferred.
  const page = await product.visit('/settings', { as: 'platform@kestrel.test', width, height: 24_000 });
  await expect(page.getByRole('tab')).toHaveCount(catalogue.tabs.length);
  for (const tab of catalogue.tabs) {
    await openWholeTab(page, tab);
    await expectAccessible(page, tab.id, tab.id === first ? undefined : 'panel');
  }
});

test('staff read about every setting on one page', { timeout: patienceMs }, async () => {
  const page = await product.visit('/settings/reference', { as: 'platform@kestrel.test' });
  const entries = page.getByRole('article');
  await expect(entries.last()).toBeVisible();
  expect(await entries.count()).toBeGreaterThanOrEqual(Object.keys(catalogue.settings).length);
  await expectAccessible(page, 'the whole reference');
});
