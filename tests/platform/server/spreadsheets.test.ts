/** Files as people make them: a line that can't be read is reported, and takes no other with it. */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import writeXlsx from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { readCsv } from '#platform/server/spreadsheets/read-csv.ts';
import { readSpreadsheet, writeLines } from '#platform/server/spreadsheets/read-spreadsheet.ts';
import { readWorkbook } from '#platform/server/spreadsheets/read-workbook.ts';

const stray = 'The line has a quotation mark that doesn’t belong there';
const tooMany = 'The line has more cells than the file has headings';

async function read(...lines: readonly string[]) {
  const { lines: found } = await readSpreadsheet(Buffer.from(lines.join('\r\n')));
  return found.map(({ number, cells, problem }) => [number, cells.join('·'), ...(problem ? [problem] : [])]);
}

test('a quotation mark that is never closed, or not escaped, spoils its own line only', async () => {
  expect(await read('Name;Street', 'Rea;1 Long Street', 'Zola;"2 Loop Street', 'Ann;3 Bree Street')).toEqual([
    [2, 'Rea·1 Long Street'],
    [3, 'Zola·"2 Loop Street', stray],
    [4, 'Ann·3 Bree Street'],
  ]);
  expect(await read('Name,Street', '"Karoo" Outfitters,1 Long Street', 'Rea,"2 Loop Street"')).toEqual([
    [2, '"Karoo" Outfitters·1 Long Street', stray],
    [3, 'Rea·2 Loop Street'],
  ]);
});

test('cells may contain line breaks, also beside a line that can’t be read', async () => {
  const long = ['Rea,"1 Long Street', 'Unit 4"'];
  expect(await read('Name,Street', ...long)).toEqual([[2, 'Rea·1 Long Street\nUnit 4']]);
  expect(await read('Name,Street', 'Zola,"2 Loop Street', ...long, 'Ann,"3 ""Bree"" Street"')).toEqual([
    [2, 'Zola·"2 Loop Street', stray],
    [3, 'Rea·1 Long Street\nUnit 4'],
    [4, 'Ann·3 "Bree" Street'],
  ]);
});

test('lines may end in different ways, as in files put together from several, and the first may name the delimiter', async () => {
  const mixed = await readSpreadsheet(
    Buffer.from('Name,Street\r\nRea,1 Long Street\nAnn,2 Loop Street\rZola,3 Bree Street'),
  );
  expect(mixed.lines.map(({ cells }) => cells[0])).toEqual(['Rea', 'Ann', 'Zola']);
  const named = await readSpreadsheet(Buffer.from('sep=;\r\nName;Street\r\nRea;1 Long Street, Flat 3'));
  expect(named).toEqual({
    headings: ['Name', 'Street'],
    lines: [{ number: 3, cells: ['Rea', '1 Long Street, Flat 3'] }],
  });
});

test('files of millions of blank lines or stray marks are answered at once', async () => {
  const head = 'Name,Street\nRea,1 Long Street\n';
  const before = process.cpuUsage();
  expect((await readSpreadsheet(Buffer.from(head + ',\n'.repeat(2_500_000)))).lines).toHaveLength(1);
  await expect(readSpreadsheet(Buffer.from(`${head}${'\n'.repeat(5_000_000)}Ann,x`))).rejects.toThrow('10 000 lines');
  const marks = await readSpreadsheet(Buffer.from(`${head}Ann,${'"x'.repeat(2_500_000)}`));
  expect(marks.lines.map(({ problem }) => problem)).toEqual([undefined, stray]);
  // The library alone takes about ten seconds for each of them.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(15_000);
});

test('a line with more cells than headings was split where it should not be; blank ones are no harm', async () => {
  expect(await read('Name,Street,City', 'Rea,1 Long Street, Flat 3,Cape Town', 'Ann,2 Loop Street,Durban,,')).toEqual([
    [2, 'Rea·1 Long Street· Flat 3·Cape Town', tooMany],
    [3, 'Ann·2 Loop Street·Durban··'],
  ]);
});

test.each([
  ['commas', 'the lines by semicolons', ['Name,Street,City', 'Rea;1 Long Street;Paarl', 'Ann;2 Loop Street;Paarl']],
  ['semicolons', 'the lines by commas', ['Name;Street', 'Rea,1 Long Street', 'Ann,2 Loop Street']],
  ['commas', 'each line in quotation marks', ['"Name,Street"', '"Rea,1 Long Street"', '"Ann,2 Loop Street, Flat 3"']],
  ['commas', 'the file names another', ['sep=;', 'Name,Street', 'Rea,1 Long Street']],
])('headings in one cell, separated by %s (%s), are one error of the file', async (name, _how, lines) => {
  const refused = read(...lines);
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'invalid_file' });
  await expect(refused).rejects.toThrow(`All headings are in one cell, separated by ${name}`);
});

test('a file may have one column, and punctuation in its heading', async () => {
  expect(await read('Name', 'Rea', 'Ann')).toEqual([
    [2, 'Rea'],
    [3, 'Ann'],
  ]);
  expect(await read('"Name, in full"', 'Rea', 'Ann')).toEqual([
    [2, 'Rea'],
    [3, 'Ann'],
  ]);
});

test('what goes back has everything that was sent, and the reason in a column of its own', async () => {
  const cells = ['Rea', '1 Long Street', 'Flat 3', 'Cape Town'];
  expect(await writeLines(['Name', 'Street', 'City'], 'Reasons', [{ cells }], () => tooMany)).toBe(
    `Name,Street,City,Reasons\r\nRea,1 Long Street,"Flat 3, Cape Town",${tooMany}`,
  );
});

test('lines that were refused are read again as they were, whatever they begin with', async () => {
  const cells = ['-2 lanes', '=1+1', '+27 82 555 0142', '@home'];
  const file = await writeLines(['Street', 'Note', 'Mobile', 'Place'], 'Reasons', [{ cells }], () => 'Unknown');
  expect(file).toContain(`"'-2 lanes","'=1+1",+27 82 555 0142,"'@home",Unknown`);
  const { lines } = await readSpreadsheet(Buffer.from(file));
  expect(lines[0]!.cells).toEqual(cells);
});

test('a corrected file has the headings of the file that it came from, however often it goes back', async () => {
  const cells = ['Rea', '1 Long Street', ''];
  const corrected = await readSpreadsheet(
    Buffer.from(await writeLines(['Name', 'Street', 'Flat'], 'Reasons', [{ cells }], () => 'Unknown')),
  );
  expect(corrected).toEqual({ headings: ['Name', 'Street', 'Flat'], lines: [{ number: 2, cells }] });
  expect(await read('Reasons', 'Late', 'Lost')).toEqual([
    [2, 'Late'],
    [3, 'Lost'],
  ]);
});

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

function workbook(...rows: readonly string[]): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

const limits = { lines: 10, unpacked: 1_000_000 };
const small = workbook(
  `<row r="1">${cell('A1', 'Name')}</row>`,
  `<row r="4">${cell('A4', 'Rea')}${cell('C4', '2026')}</row>`,
);

test('a workbook keeps the numbers of its lines', async () => {
  expect(await readSpreadsheet(small)).toEqual({
    headings: ['Name', '', ''],
    lines: [{ number: 4, cells: ['Rea', '', '2026'] }],
  });
});

test('a day with a time in a workbook is that day, however late', async () => {
  const value = new Date('2026-12-31T23:30:00Z');
  const format = 'yyyy-mm-dd hh:mm';
  const file = await writeXlsx([[{ value: 'Collection date' }], [{ value, type: Date, format }]]).toBuffer();
  const { lines } = await readSpreadsheet(file);
  expect(lines[0]!.cells).toEqual(['2026-12-31 23:30']);
});

test('two cells that stand for millions take neither the memory nor the time of the server', async () => {
  const last = `<row r="1048576">${cell('XFD1048576', 'x')}</row>`;
  const wide = workbook(`<row r="1">${cell('A1', 'x')}</row>`, last);
  await expect(readWorkbook(wide, { ...limits, megabytes: 16 })).rejects.toThrow('memory limit');
  await expect(readWorkbook(wide, { ...limits, milliseconds: 1 })).rejects.toThrow('could not be read');
  expect(await readWorkbook(small, limits)).toHaveLength(2);
});

test('a part that unpacks to more than it declares is cut off there', async () => {
  const blank = ' '.repeat(2_000_000);
  await expect(readWorkbook(workbook(blank), limits)).rejects.toThrow('unpacks to too much');
  const lying = workbook(`<row r="1">${cell('A1', 'shown')}</row>`, `<row r="2">${cell('A2', 'hidden')}</row>`);
  // In the sheet's entry of the directory, behind its signature.
  const size = lying.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24;
  lying.writeUInt32LE(lying.readUInt32LE(size) - 80, size);
  await expect(readWorkbook(lying, limits)).rejects.toThrow('unexpected end of file');
});

test('a file of endless columns is refused, because a failed line is written back with all of them', async () => {
  const refused = { code: 'invalid_file', message: expect.stringContaining('more than 256 columns') as string };
  for (const wide of [
    ['a'.concat(',b'.repeat(256)), '1'],
    ['a', '1'.concat(',2'.repeat(256))],
  ])
    await expect(read(...wide)).rejects.toMatchObject(refused);
  // Spreadsheets write blank columns to the right of those in use.
  const blank = await readSpreadsheet(Buffer.from(`a${','.repeat(300_000)}\n1${','.repeat(300_000)}`));
  expect(blank.headings).toHaveLength(256);
  expect(blank.lines).toMatchObject([{ number: 2, cells: ['1', ...blank.headings.slice(1)] }]);
});

test('texts that any spreadsheet program runs as formulas are marked, and read as they were', async () => {
  const texts = ['=1+1', '@SUM(1)', '+1+1', '-1+1', '\n=1+1', '\t=1+1', '＝1+1', '＠SUM(1)', '＋1+1', '－1+1'];
  const lines = texts.map((text) => ({ cells: [text] }));
  const file = await writeLines(['Name'], 'Reasons', lines, () => '');
  const readAgain = await readSpreadsheet(Buffer.from(file));
  expect(readAgain.lines.map(({ cells }) => cells[0])).toEqual(texts);
  expect(
    file
      .split('\r\n')
      .slice(1)
      .filter((line) => !/^"?'/.test(line)),
  ).toEqual([]);
  expect(await writeLines(['Phone'], '', [{ cells: ['+27 82 555 0142'] }], () => '')).toContain('\n+27 82 555 0142,');
});

test('files of millions of cells leave the server time for others', async () => {
  let turns = 0;
  const counting = new AbortController();
  const count = (): void => {
    turns += 1;
    if (!counting.signal.aborted) setImmediate(count);
  };
  count();
  const line = `${Array.from({ length: 256 }, (_, at) => (at % 3 === 0 ? '"x"' : 'x')).join(',')}\n`;
  const found = await readSpreadsheet(Buffer.from(line.repeat(9000)));
  counting.abort();
  expect(found.lines).toHaveLength(8999);
  expect(turns).toBeGreaterThan(20);
});

test('a file is read alike in pieces of any size', async () => {
  const text = fc.constantFrom('', ' ', 'a', '"b, c"', '"d\ne"', '"f ""g"""', '"\n\n"');
  const line = fc.array(text, { minLength: 1, maxLength: 3 }).map((cells) => cells.join(','));
  const property = fc.asyncProperty(fc.array(line, { maxLength: 8 }), fc.nat(20), async (lines, size) => {
    const file = ['x,y,z', ...lines, 'end'].join('\n');
    expect(await readCsv(file, 1000, size)).toEqual(await readCsv(file, 1000));
  });
  await fc.assert(property);
});
