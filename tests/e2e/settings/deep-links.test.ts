/** Finding one setting among many: deep links and the search. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright';
import { expect } from '../expect.ts';
import { test } from 'vitest';
import { startProduct } from '../product.ts';
import { field, row, search } from './settings-page.ts';

const product = await startProduct();
const staff = { as: 'staff@kestrel.test' };

test('F039 a link to a setting, which every setting has to copy, opens its tab, scrolls to it, focuses and highlights it; so do links to a section', async () => {
  const link = '/settings?tab=general&section=office_hours&setting=work_hours_to';
  const page = await product.visit(link, staff);
  // Highlighted only for a moment.
  await expect(row(page, 'work_hours_to')).toHaveAttribute('data-highlighted');
  await expect(field(page, 'work_hours_to')).toBeFocused();
  await expect(row(page, 'work_hours_to')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row(page, 'work_hours_to')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(product.kestrel + link);

  // A user who has moved on is not scrolled back when the sections render again.
  await search(page, 'company');
  await page.getByRole('textbox', { name: 'Search settings' }).press('Escape');
  await expect(row(page, 'work_hours_to')).toBeVisible();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole('textbox', { name: 'Search settings' })).toBeFocused();

  await page.goto('/settings?tab=theme&section=widget_and_attribution');
  await expect(page.getByRole('tab', { name: 'Theme' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Widget and attribution' })).toBeInViewport();
});

test('the URL follows tabs and sections; a section stays where it is when what is above it loads late, and is marked until the user scrolls', async () => {
  const { '../modules/settings/web/screen/preview/theme-preview.tsx': preview } = JSON.parse(
    readFileSync('dist/web/manifest.json', 'utf8'),
  ) as Record<string, { file: string }>;
  const page = await product.visit('/settings', staff);
  const held: Route[] = [];
  await page.route(`**/${preview?.file}`, (route) => void held.push(route));
  await page.getByRole('tab', { name: 'Theme' }).click();
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('button');
  await links.filter({ hasText: 'Shape' }).click();
  await expect(page).toHaveURL(/tab=theme&section=shape/);
  const heading = page.getByRole('heading', { name: 'Shape' });
  await expect(heading).toBeInViewport();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  await expect(page.getByText('Preview, including unsaved changes.').first()).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(450);

  const last = links.last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(page).not.toHaveURL(/section=shape/);
  const section = new URL(page.url()).searchParams.get('section');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(last).toHaveAttribute('aria-current', 'location');
  expect(new URL(page.url()).searchParams.get('section')).toBe(section);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -20_000);
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
});

/** The highlighted texts in the results, in lower case. */
function markedIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search-match') ?? [])].map(String).map((text) => text.toLowerCase()),
  );
}

test('the search is in the URL, highlights matches, and opens with one key on every screen', async () => {
  const page = await product.visit('/accounts', staff);
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await page.keyboard.type('ofice hours');
  await page.getByRole('option', { name: 'All settings for ‘ofice hours’' }).click();
  const box = page.getByRole('textbox', { name: 'Search settings' });
  await expect(box).toHaveValue('ofice hours');
  await expect(row(page, 'work_hours_from')).toBeVisible();
  await expect.poll(() => markedIn(page)).toEqual(expect.arrayContaining(['office', 'hours']));
  await expect(page).toHaveURL(/search=ofice\+hours/);
  await row(page, 'work_hours_from').getByRole('button', { name: 'General › Office hours' }).click();
  await expect(page).not.toHaveURL(/search=/);
  await expect(field(page, 'work_hours_from')).toBeFocused();
  await page.goBack();
  await expect(box).toHaveValue('ofice hours');
  await expect(row(page, 'work_hours_from')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).not.toHaveURL(/search=/);
  // The result's field is about to be removed.
  await expect(page.getByRole('region', { name: 'Search results' })).toBeHidden();
  await field(page, 'work_hours_from').focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page, 'work_hours_from')).toBeFocused();
});
