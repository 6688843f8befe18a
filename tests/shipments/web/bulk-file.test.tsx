/** What the check of a bulk booking found, in words. */
import { expect, test } from 'vitest';
import type { BulkBooking } from '#generated/types.ts';
import { FileProgress } from '#modules/shipments/web/bulk/file-progress.tsx';
import { markupOf } from '../../markup.tsx';

const checked = (rows_valid: number, rows_failed: number, amount_valid?: number): string =>
  markupOf(
    <FileProgress
      file={{ state: 'checked', booked_before: null, rows_valid, rows_failed, amount_valid } as unknown as BulkBooking}
    />,
  );

test('how many lines can be booked, and what to do when none can', () => {
  expect(checked(1, 2)).toContain('1 line can be booked. 2 lines with mistakes are skipped.');
  expect(checked(2, 0, 1284.5)).toContain('2 lines can be booked for R\u00A01\u00A0284.50.');
  expect(checked(0, 2)).toContain('No line can be booked. Choose other columns below');
});

test('why the account can’t pay for every line', () => {
  const file = { state: 'checked', booked_before: null, rows_valid: 2, rows_failed: 0, amount_valid: 700 };
  const refusal = 'This costs R\u00A0700.00 and the balance is R\u00A0200.00. Top up the account first.';
  const shown = markupOf(<FileProgress file={{ ...file, refusal } as unknown as BulkBooking} />);
  expect(shown).toContain(`${refusal} Lines that the account can’t pay for are skipped.`);
});
