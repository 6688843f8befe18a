/** Large files are written while the server goes on answering. */
import { expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { xlsxOf } from '#platform/server/lists/export/xlsx-thread.ts';

test('other requests have their turn while a file of many rows is written', async () => {
  const head = [{ value: 'Waybill', fontWeight: 'bold' as const }, 'Weight'];
  const rows = Array.from({ length: 4000 }, (_, at) => [`PC${at}`, at, null, `Line ${at}`]);
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 1);
  const file = await xlsxOf([head, ...rows], [12, 8]);
  clearInterval(clock);
  expect(turns).toBeGreaterThan(20);
  const read = await readSheet(file);
  expect(read).toHaveLength(rows.length + 1);
  expect(read.slice(0, 2)).toEqual([
    ['Waybill', 'Weight', null, null],
    ['PC0', 0, null, 'Line 0'],
  ]);
});
