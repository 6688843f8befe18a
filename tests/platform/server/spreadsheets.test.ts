/** Files as people make them: a line that can't be read is reported, and takes no other with it. */
import { expect, test } from 'vitest';
import { readSpreadsheet, writeLines } from '#platform/server/spreadsheets/read-spreadsheet.ts';

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
  expect(await read('Name,Street', ...long)).toEqual([[2, 'Rea·1 Long Street\r\nUnit 4']]);
  expect(await read('Name,Street', 'Zola,"2 Loop Street', ...long, 'Ann,"3 ""Bree"" Street"')).toEqual([
    [2, 'Zola·"2 Loop Street', stray],
    [3, 'Rea·1 Long Street\nUnit 4'],
    [4, 'Ann·3 "Bree" Street'],
  ]);
});

test('a line with more cells than headings was split where it should not be; blank ones are no harm', async () => {
  expect(await read('Name,Street,City', 'Rea,1 Long Street, Flat 3,Cape Town', 'Ann,2 Loop Street,Durban,,')).toEqual([
    [2, 'Rea·1 Long Street· Flat 3·Cape Town', tooMany],
    [3, 'Ann·2 Loop Street·Durban··'],
  ]);
});

test('what goes back has everything that was sent, and the reason in a column of its own', () => {
  const cells = ['Rea', '1 Long Street', 'Flat 3', 'Cape Town'];
  expect(writeLines(['Name', 'Street', 'City'], 'Reasons', [{ cells, text: tooMany }])).toBe(
    `Name,Street,City,Reasons\r\nRea,1 Long Street,"Flat 3, Cape Town",${tooMany}`,
  );
});

test('lines that were refused are read again as they were, whatever they begin with', async () => {
  const cells = ['-2 lanes', '=1+1', '+27 82 555 0142', '@home'];
  const file = writeLines(['Street', 'Note', 'Mobile', 'Place'], 'Reasons', [{ cells, text: 'Unknown' }]);
  expect(file).toContain(`"'-2 lanes","'=1+1",+27 82 555 0142,"'@home",Unknown`);
  const { lines } = await readSpreadsheet(Buffer.from(file));
  expect(lines[0]!.cells).toEqual([...cells, 'Unknown']);
});
