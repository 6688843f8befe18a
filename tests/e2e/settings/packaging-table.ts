/** The table of packaging types in the settings: its cells, and pasting into the one in use. */
import type { Page } from 'playwright';
import { row } from './settings-page.ts';

export function cell(page: Page, line: number, name: string) {
  return row(page, 'parcel_types')
    .getByRole('group', { name: `Packaging ${line}`, exact: true })
    .getByLabel(name, { exact: true });
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}
