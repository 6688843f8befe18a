/** The schema workbench as platform administrators use it: browse, add a setting, preview it, break compatibility, download the patch. */
import { execFileSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect } from '../e2e/expect.ts';
import { test } from 'vitest';
import { expectAccessible } from '../e2e/accessible.ts';
import { startProduct } from '../e2e/product.ts';

const product = await startProduct();

test('a setting is added with completion and shown in form and docs, a breaking change is reported, and git applies the patch', async () => {
  const page = await product.visit('/', { as: 'platform@kestrel.test' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schemas' }).click();
  await page.getByRole('textbox', { name: 'Search the catalogue' }).fill('closing time');
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Usage of settings' })).toContainText('work_hours_to');
  const edit = page.getByRole('link', { name: 'Edit schema of Office hours' });
  await edit.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Office hours' })).toBeFocused();
  await page.getByRole('link', { name: 'All sections' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Schema workbench' })).toBeFocused();
  await edit.click();

  const editor = page.getByRole('textbox', { name: 'Text of schemas/settings/general/office-hours.json' });
  const preview = page.getByRole('region', { name: 'Preview' });
  // The validation thread starts with the first section that is opened.
  await expect(preview.locator('[data-setting="work_hours_from"]')).toBeVisible({ timeout: 30_000 });

  await editor.getByText('"properties"').first().click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(
    '"closed_over_lunch": {\n"type": "boolean",\n"title": "Lunch break",\n"description": "Nobody answers the phone between one and two.",\n"default": false,\n"examples": [true],\n"x-since": "1.0",\n\n},',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('"x-exp');
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: 'x-exposure' }).click();
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: '"customer"' }).click();
  await expect(preview.getByRole('switch', { name: 'Lunch break' })).toHaveCount(1);
  await expectAccessible(page, 'the workbench');

  await preview.getByRole('tab', { name: 'Docs' }).click();
  await expect(preview.getByRole('heading', { name: 'Lunch break' })).toBeVisible();
  await expect(preview).toContainText('Visible to: Customers');

  await page.reload();
  await expect(preview.getByRole('switch', { name: 'Lunch break' })).toHaveCount(1);
  await preview.getByRole('tab', { name: 'Patch' }).click();
  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download patch' }).click();
  const patch = await text(await (await downloading).createReadStream());
  execFileSync('git', ['apply', '--check', '-'], { input: patch });

  await editor.getByText('"maxLength"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4');
  await preview.getByRole('tab', { name: /Checks/ }).click();
  const gate = preview.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Compatibility/ }) });
  await expect(gate).toContainText('Failed');
  await expect(gate).toContainText('Allow again what was allowed');
  await expectAccessible(page, 'the verdicts');
  await gate
    .getByRole('button', { name: /^Line \d+$/ })
    .first()
    .click();
  await expect(editor).toBeFocused();

  await page.getByRole('link', { name: 'All sections' }).click();
  const drafts = page.getByRole('region', { name: 'Your changes' });
  await drafts.getByRole('link', { name: 'Office hours' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByText('with your changes, kept in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await preview.getByRole('tab', { name: /Checks/ }).click();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Compatibility' })).toContainText('Passed');
});

test('two tabs on the same section write one draft, which outlives logging out until it is discarded', async () => {
  const address = '/shiplogic-admin/schemas?tab=general&section=office_hours';
  const page = await product.visit(address, { as: 'platform@kestrel.test' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  const name = 'Text of schemas/settings/general/office-hours.json';
  const [first, second] = [page, other].map((one) => one.getByRole('textbox', { name }));
  const addLine = async (editor: typeof first, line: string): Promise<void> => {
    await editor!.getByText('"properties"').first().click();
    await editor!.page().keyboard.press('End');
    await editor!.page().keyboard.press('Enter');
    await editor!.page().keyboard.insertText(line);
  };
  await addLine(first, '"from_the_first": {},');
  await expect(second!).toContainText('from_the_first');
  await addLine(second, '"from_the_second": {},');
  await expect(first!).toContainText('from_the_second');
  await expect(first!).toContainText('from_the_first');

  await other.close();
  await page.goto(`${product.kestrel}/logout`);
  await expect(page).not.toHaveURL(/logout/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('schema-draft:'))),
  ).toHaveLength(1);
});
