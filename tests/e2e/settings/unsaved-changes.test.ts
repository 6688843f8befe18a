/** Unsaved changes are never lost by accident: links, Back, reload, a closed tab. */
import type { Page } from 'playwright';
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { bar, field, search } from './settings-page.ts';

const product = await startProduct();

async function typed(): Promise<Page> {
  const page = await product.visit('/', { as: 'staff@kestrel.test' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await search(page, 'Company name');
  await field(page, 'provider_title').fill('Half way');
  await expect(bar(page)).toContainText('1 unsaved change');
  return page;
}

/** All storage that a browser would still have after a crash. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key))
      .join(),
  );
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Are you sure you want to leave?' });
}

test('F065 a link or Back asks first, once for the screen and its dialog together; another tab of the settings keeps what was typed, leaving discards it', async () => {
  const page = await typed();
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'provider_title')).toHaveValue('Half way');

  await bar(page).getByRole('button', { name: 'Save later…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save later' });
  await dialog.getByRole('textbox').first().fill('Soon');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Stay' }).press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Yes, leave' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page)).toContainText('1 unsaved change');

  const settings = page.url();
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(settings);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('tab', { name: 'Theme' }).click();
  await expect(page.getByRole('heading', { name: 'Brand colours' })).toBeVisible();
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Corporate identity' }).click();
  await expect(field(page, 'provider_title')).toHaveValue('Half way');

  await home.click();
  await question(page).getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page).toHaveURL(`${product.kestrel}/`);
  expect(await storedText(page)).not.toContain('Half way');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('tab', { name: 'General' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  // Without unsaved changes nothing asks.
  await expect(bar(page)).toHaveCount(0);
  await home.click();
  await expect(page).toHaveURL(`${product.kestrel}/`);
});

test('a reload asks first; it and the next tab after a crash offer the draft, until it is discarded', async () => {
  const page = await typed();
  await expect.poll(() => storedText(page)).toContain('Half way');
  for (const answer of ['dismiss', 'accept'] as const) {
    const dialogEvent = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe('beforeunload');
    await dialog[answer]();
    if (answer === 'dismiss') await expect(field(page, 'provider_title')).toHaveValue('Half way');
  }
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(bar(page)).toContainText('1 unsaved change');
  await expect(field(page, 'provider_title')).toHaveValue('Half way');

  await page.close();
  const next = await page.context().newPage();
  await next.goto('/settings');
  await expect(next.getByText(/You have 1 unsaved change from/)).toBeVisible();
  await next.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(next.getByText(/You have 1 unsaved change from/)).toHaveCount(0);
  expect(await storedText(next)).not.toContain('Half way');
});
