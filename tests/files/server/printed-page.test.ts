/** The A4 documents: what stays together on a page, and how pages identify themselves. */
import { expect, test } from 'vitest';
import { printPage, printRows, type Page } from '#modules/files/server/services/printed-page.ts';
import {
  printTable,
  printedCells,
  printedColumns,
  type PrintedColumn,
} from '#modules/files/server/services/printed-table.ts';
import { pagesOf } from '../../shipments/server/reading-labels.ts';

const columns: readonly PrintedColumn[] = [
  { title: 'Number', align: 'left', width: 'fit' },
  { title: 'Description', align: 'left', width: 'rest' },
  { title: 'Amount', align: 'right', width: 'fit' },
];

/** The texts of each page. */
async function drawn(draw: (page: Page) => void | Promise<void>): Promise<readonly string[]> {
  const pages = await pagesOf(await printPage('Tax invoice INV000031', { author: 'Kestrel', logo: undefined }, draw));
  return pages.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

const long = 'A parcel that went to three hubs before it was delivered. '.repeat(5);

test('the label and the amount of a row are on the same page, wherever the page ends', async () => {
  const values = Array.from({ length: 60 }, (_, at) => [`Row ${at}. ${long}`, `R ${at}.00`] as const);
  const pages = await drawn((page) => printRows(page, values, 'right', false));
  for (const [at] of values.entries()) {
    const text = pages.find((one) => one.includes(`Row ${at}. `));
    expect(text).toContain(`R ${at}.00`);
  }
  expect(pages.length).toBeLessThan(9);
});

test('a table repeats its headings, and loose pages say what they belong to', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => [`INV${at}`, 'Shipment', 'R\u00A01.00']);
  const pages = await drawn((page) => printTable(page, columns, rows));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, text] of pages.entries()) {
    expect(text).toContain('Description');
    expect(text).toContain('Tax invoice INV000031');
    expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  const [single] = await drawn((page) => printTable(page, columns, rows.slice(0, 3)));
  expect(single).not.toContain('Page 1');
});

test('an amount is never split, and a text that is taller than a page continues on the next', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `INV${at} R\u00A01\u00A0150.00`);
  const pages = await drawn((page) =>
    printTable(page, columns, [['PMT1', words.join(', '), '-R\u00A098\u00A0765\u00A0432.10']]),
  );
  expect(pages[0]).toContain('-R 98 765 432.10');
  const text = pages.join(' ');
  for (const word of words) expect(text).toContain(word.slice(0, word.indexOf(' ')));
  expect(text.match(/R 1 150\.00/g)).toHaveLength(words.length);
});

test('the lines of a reason or a note stay apart, without question marks', async () => {
  const [text] = await drawn(async (page) => {
    await printTable(page, columns, [['CR1', 'Delivered late.\r\nTwo days\tlate.', 'R\u00A01.00']]);
    printRows(page, [['Note', 'Fragile.\nThis side up.']], 'left', false);
  });
  for (const line of ['Delivered late.', 'Two days late.', 'Fragile.', 'This side up.']) expect(text).toContain(line);
  expect(text).not.toContain('?');
});

test('references, cost centres and large amounts leave a description enough room for its words', async () => {
  const left = ['Reference', 'Cost centre'].map((title) => ({ title, align: 'left', width: 'fit' }) as const);
  const right = ['Excluding VAT', 'VAT rate', 'VAT', 'Amount'].map(
    (title) => ({ title, align: 'right', width: 'fit' }) as const,
  );
  const wide: readonly PrintedColumn[] = [
    { title: 'Date', align: 'left', width: 'fit' },
    { title: 'Description', align: 'left', width: 'rest' },
    ...left,
    ...right,
  ];
  const texts = ['PO-00012345678901234', 'Marketing, northern region', 'R\u00A098\u00A0765.43', '15%'];
  const row = [
    '30 Nov 2026',
    'Shipment from Johannesburg',
    ...texts,
    'R\u00A014\u00A0814.81',
    'R\u00A0113\u00A0580.24',
  ];
  const [text] = await drawn((page) => printTable(page, wide, [row]));
  for (const word of ['Description', 'Shipment', 'Johannesburg', 'Reference']) expect(text).toContain(word);
});

test('amounts of tens of millions stay within the margins, in smaller letters than usual, and on one line each', async () => {
  const titles = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days', 'Unallocated', 'Total'];
  const ageing = titles.map((title) => ({ title, align: 'right', width: 'fit' }) as const);
  const edges: number[] = [];
  const widths: number[] = [];
  await drawn(async (page) => {
    const text = page.text.bind(page);
    page.text = ((words: string, left: number, top: number, options: { width: number }) => {
      edges.push(left + options.width);
      widths.push(options.width - page.widthOfString(words));
      return text(words, left, top, options);
    }) as typeof page.text;
    await printTable(page, ageing, [titles.map((_, at) => `-R\u00A0${at + 91}\u00A0345\u00A0678.90`)]);
    page.text = text;
  });
  expect(edges).toHaveLength(14);
  expect(Math.max(...edges)).toBeLessThanOrEqual(595.28 - 50);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
});

test('the columns of a declared table print days, amounts and measures as the screen shows them', () => {
  const declared = [
    { field: 'day', title: 'Date', format: 'date', align: 'left' },
    { field: 'text', title: 'Description', format: 'text', align: 'left', wraps: true },
    { field: 'rate', title: 'VAT rate', format: 'number', align: 'right', unit: '%' },
    { field: 'amount', title: 'Amount', format: 'money', align: 'right', unit: 'R' },
    { field: 'weight', title: 'Weight', format: 'number', align: 'right', unit: 'kg' },
    { field: 'none', title: 'Credit', format: 'money', align: 'right', unit: 'R' },
  ];
  expect(printedColumns(declared).map(({ width }) => width)).toEqual(['fit', 'rest', 'fit', 'fit', 'fit', 'fit']);
  const row = { day: '2031-03-09', text: 'Shipment', rate: 15, amount: 1234.5, weight: 2.5, none: null };
  expect(printedCells(declared, row)).toEqual(['9 Mar 2031', 'Shipment', '15%', 'R\u00A01\u00A0234.50', '2.5 kg', '']);
});

test('a document of thousands of lines lets other requests have their turn', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => [`INV${at}`, 'Shipment', 'R\u00A01.00']);
  let turns = 0;
  const takeTurns = (): void => {
    turns += 1;
    if (turns < 1000) setImmediate(takeTurns);
  };
  let before = 0;
  await drawn(async (page) => {
    setImmediate(takeTurns);
    await printTable(page, columns, rows);
    before = turns;
  });
  expect(before).toBeGreaterThan(20);
});
