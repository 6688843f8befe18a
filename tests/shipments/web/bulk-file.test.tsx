/** What the check of a bulk booking found, in words. */
import { expect, test } from 'vitest';
import type { BulkBooking } from '#generated/types.ts';
import { FileProgress } from '#modules/shipments/web/bulk/file-progress.tsx';
import { markupOf } from '../../markup.tsx';

const checked = (rows_valid: number, rows_failed: number): string =>
  markupOf(
    <FileProgress
      file={{ state: 'checked', booked_before: null, rows_valid, rows_failed } as unknown as BulkBooking}
    />,
  );

test('how many lines can be booked, and what to do when none can', () => {
  expect(checked(1, 2)).toContain('1 line can be booked. 2 lines with mistakes are skipped.');
  expect(checked(0, 2)).toContain('No line can be booked. Choose other columns below');
});
