/** The draft of a section in the schema workbench, in two tabs and after logging out. */
import { test } from 'vitest';
import { expect } from '../e2e/expect.ts';
import { startProduct } from '../e2e/product.ts';

const product = await startProduct();

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
