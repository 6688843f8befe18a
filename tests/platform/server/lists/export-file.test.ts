/** In a workbook, amounts and dates are what they are, in business time; CSV has the same values as text. */
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { TableColumn } from '#engine/tables/table.ts';
import { exportRow, writeExport } from '#platform/server/lists/export/export-file.ts';

const columns = [
  { field: 'name', title: 'Name', format: 'text' },
  { field: 'booked', title: 'Booked', format: 'date-time' },
  { field: 'due', title: 'Due', format: 'date' },
  { field: 'amount', title: 'Amount', format: 'money' },
  { field: 'parcels', title: 'Parcels', format: 'count' },
] as unknown as readonly TableColumn[];
const row = { name: '=1+1', booked: '2026-11-28T18:00:00+02:00', due: '2026-12-01', amount: -12.5, parcels: [1, 2] };
const nothing = { name: null, booked: null, due: null, amount: null, parcels: [] };
const rows = [row, nothing].map((one) => exportRow(columns, one));

test('XLSX', async () => {
  const sheet = await readSheet(await writeExport('xlsx', columns, rows));
  expect(sheet).toEqual([
    ['Name', 'Booked', 'Due', 'Amount', 'Parcels'],
    ['=1+1', new Date('2026-11-28T18:00:00Z'), new Date('2026-12-01T00:00:00Z'), -12.5, 2],
    [null, null, null, null, 0],
  ]);
});

test('CSV', async () => {
  const file = await writeExport('csv', columns, rows);
  expect(file.toString('utf8').split('\r\n').slice(1)).toEqual([
    `"'=1+1",2026-11-28 18:00:00,2026-12-01,-12.5,2`,
    ',,,,0',
  ]);
});

test('XLSX keeps a text that looks like an escaped character, and cuts one that Excel could not open', async () => {
  const texts = ['_x0041_ _X00e9_ _x12_', 'é'.repeat(32_768)];
  const lines = texts.map((name) => exportRow(columns, { ...nothing, name }));
  const [, first, second] = await readSheet(await writeExport('xlsx', columns, lines));
  expect(first![0]).toBe(texts[0]);
  expect(second![0]).toBe(`${'é'.repeat(32_766)}…`);
});

test('a large CSV file is written in parts, between which other requests have their turn', async () => {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const many = Array.from({ length: 1201 }, (_, at) => [`R${at}`, at]);
  const file = await writeExport('csv', columns.slice(0, 2), many);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(2);
  expect(file.toString('utf8').split('\r\n').slice(1)).toEqual(many.map((line) => line.join()));
});
