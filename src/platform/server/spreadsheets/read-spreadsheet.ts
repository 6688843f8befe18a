/** Reads CSV and XLSX files in any usual encoding and delimiter, skipping blank lines, and writes the failed lines back. */
import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { ApiError } from '../http/api-error.ts';

export interface SpreadsheetLine {
  /** Line number in the file; the headings are line 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Spreadsheet {
  readonly headings: readonly string[];
  readonly lines: readonly SpreadsheetLine[];
}

/** Larger imports, such as a migration from another system, use the API. */
export const mostLines = 10_000;
/** Maximum unpacked size of a workbook in bytes; a zip bomb declares far more. */
const mostUnpacked = 100_000_000;

/** Throws `invalid_file` for anything but a CSV file or a workbook, and for no lines or too many. */
export async function readSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const isWorkbook = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const rows = isWorkbook ? await rowsOfWorkbook(bytes) : rowsOfCsv(bytes);
  const lines = rows
    .map((cells, at): SpreadsheetLine => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = lines;
  if (!head) throw invalidFile('The file is empty');
  if (rest.length === 0) throw invalidFile('The file has headings and no lines');
  if (rest.length > mostLines) throw invalidFile('The file has more than 10 000 lines: split it');
  return { headings: head.cells, lines: rest };
}

function rowsOfCsv(bytes: Buffer): readonly (readonly string[])[] {
  const { data } = papaparse.parse<string[]>(textOf(bytes), {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return data;
}

/** The first sheet of a workbook. */
async function rowsOfWorkbook(bytes: Buffer): Promise<readonly (readonly string[])[]> {
  try {
    let unpacked = 0;
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > mostUnpacked) throw new RangeError('The workbook unpacks to too much.');
    const rows = await readSheet(bytes);
    return rows.map((cells) => cells.map(cellText));
  } catch {
    throw invalidFile('This workbook can’t be read. Save it as XLSX or CSV and try again');
  }
}

/** A cell as it would be typed: days without the time that workbooks store with them. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return typeof cell === 'string' ? cell : JSON.stringify(cell);
  const text = cell.toISOString();
  if (text.endsWith('T00:00:00.000Z')) return text.slice(0, 10);
  // A time without a day is stored on the first day that workbooks support.
  return /^1(?:899|900)-/.test(text) ? text.slice(11, 16) : text;
}

/**
 * UTF-8, UTF-16 with a byte order mark, or the usual encoding of Windows spreadsheets. Throws `invalid_file` for bytes
 * that are not text.
 */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw invalidFile('This isn’t a CSV or XLSX file. Save the spreadsheet as one of them');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The original lines with one more column, as CSV; empty when there are no lines. */
export function writeLines(
  headings: readonly string[],
  added: string,
  lines: readonly { readonly cells: readonly string[]; readonly text: string }[],
): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ cells, text }) => [...headings.map((_, at) => cells[at] ?? ''), text]);
  return papaparse.unparse([[...headings, added], ...rows], { escapeFormulae: true });
}

export function invalidFile(message: string): ApiError {
  return new ApiError(422, 'invalid_file', message, [{ field: 'file', code: 'invalid_file', message: `${message}.` }]);
}
