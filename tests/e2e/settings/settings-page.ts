/** Locators and actions of the settings screen: a setting's row, the search, and saving. */
import type { Locator, Page } from 'playwright';
import { expect } from '../expect.ts';
import { catalogue, type SettingKey } from '#generated/catalogue.ts';

/** A setting's row, wherever it is rendered. */
export function row(page: Page, key: SettingKey): Locator {
  return page.locator(`[data-setting="${key}"]`);
}

/** The input of a setting, by its accessible name. */
export function field(page: Page, key: SettingKey): Locator {
  return row(page, key).getByLabel(titleOf(key), { exact: true });
}

export function titleOf(key: SettingKey): string {
  return catalogue.settings[key].schema.title;
}

/** The settings with editors in a part of the page. */
export function keysIn(part: Page | Locator): Promise<readonly string[]> {
  return part.locator('[data-setting]').evaluateAll((all) => all.map(({ dataset }) => dataset['setting'] ?? ''));
}

/** The URL of a setting. */
export function addressOf(key: SettingKey): string {
  return `/settings?setting=${key}`;
}

/** Resolves once the results are shown; until then the same setting may still be in its section, about to be removed. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search settings' }).fill(text);
  await expect(page.getByRole('region', { name: 'Search results' })).toBeVisible();
}

/** Brings a setting into view without leaving the page: the search shows its live editor. */
export async function find(page: Page, key: SettingKey): Promise<Locator> {
  await search(page, key);
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.locator(`[data-setting="${key}"]`)).toBeVisible();
  return row(page, key);
}

export async function fill(page: Page, key: SettingKey, text: string): Promise<void> {
  await find(page, key);
  await field(page, key).fill(text);
}

/** Clicks the label of a switch, as users do, because the input itself is covered by its graphic. */
export async function toggle(page: Page, key: SettingKey): Promise<void> {
  await row(page, key).getByText(titleOf(key), { exact: true }).click();
}

/** The bar at the bottom while something is unsaved. */
export function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Unsaved changes' });
}

export async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);
}

/** The dialog that asks for the password again. */
export function passwordDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Enter your password to save' });
}

/** Saves settings that require re-authentication. The test calls `expectTrouble(/403/)`, because the first attempt is rejected. */
export async function saveSensitive(page: Page, password: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
  await passwordDialog(page).getByLabel('Your password').fill(password);
  await passwordDialog(page).getByRole('button', { name: 'Save changes' }).click();
  await saved(page);
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toHaveCount(1);
}
