/** Reads CSV and XLSX files in any usual encoding and delimiter, skipping blank lines, and writes the failed lines back. */
import papaparse from 'papaparse';
import { ApiError } from '../http/api-error.ts';
import { refuseUnstorable } from '../http/input-limits.ts';
import { mapInSlices, slices } from '../in-slices.ts';
import { formula, withoutMark } from './formulas.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

export interface SpreadsheetLine {
  /** Line number in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Why its cells can't be told apart: nothing in it can be trusted. */
  readonly problem?: string;
}

export interface Spreadsheet {
  readonly headings: readonly string[];
  readonly lines: readonly SpreadsheetLine[];
}

/** Larger imports, such as a migration from another system, use the API. */
export const mostLines = 10_000;
/** As many as older spreadsheet programs have; a failed line is written back with a cell for each. */
const mostColumns = 256;
const tooManyCells = 'The line has more cells than the file has headings';
/** Maximum unpacked size of a workbook in bytes. */
const mostUnpacked = 100_000_000;

/** Heading of the last column of failed lines that are returned. */
export const reasonsHeading = 'Reasons';

/** How far down the headings are looked for. */
const mostAbove = 30;

/**
 * Throws `invalid_file` for anything but a CSV file or a workbook, and for no lines or too many, and `invalid_input` for
 * text that can’t be stored.
 * @param isHead whether these cells are the headings: what is above them is skipped. By default they are the first line.
 */
export async function readSpreadsheet(
  bytes: Buffer,
  isHead: (cells: readonly string[]) => boolean = () => true,
): Promise<Spreadsheet> {
  const isWorkbook = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const rows = isWorkbook ? await linesOfWorkbook(bytes) : await linesOfCsv(textOf(bytes));
  const lines = await filledLines(rows);
  const found = lines.slice(0, mostAbove).findIndex(({ cells }) => isHead(cells));
  const [head, ...read] = withoutReasons(lines.slice(Math.max(0, found)));
  if (!head) throw invalidFile('The file is empty');
  if (head.problem !== undefined) throw invalidFile(head.problem);
  const separator = wrongSeparator(head.cells, read);
  if (separator !== undefined) throw invalidFile(notSplit(separator));
  const rest = read.map((line) => withoutShift(line, head.cells.length));
  if (rest.length === 0) throw invalidFile('The file has headings and no lines');
  if (rest.length > mostLines) throw tooManyLines();
  return { headings: head.cells, lines: rest };
}

/** Those that are not blank, without cells beyond the columns that a file may have. Throws `invalid_file` for filled ones. */
async function filledLines(rows: readonly SpreadsheetLine[]): Promise<readonly SpreadsheetLine[]> {
  const isFilled = (cell: string): boolean => cell.trim() !== '';
  const lines: SpreadsheetLine[] = [];
  const lineDone = slices();
  for (const line of rows) {
    if (line.cells.slice(mostColumns).some(isFilled)) throw tooManyColumns();
    const cells = line.cells.slice(0, mostColumns).map(withoutMark);
    if (cells.some(isFilled)) lines.push({ ...line, cells });
    refuseUnstorable({ [line.number]: cells });
    await lineDone();
  }
  return lines;
}

/** A corrected file reads as the file that it came from: its headings are the same, so its columns are assigned in the same way. */
function withoutReasons(lines: readonly SpreadsheetLine[]): readonly SpreadsheetLine[] {
  const headings = lines[0]?.cells ?? [];
  const last = headings.findLastIndex((heading) => heading !== '');
  if (last < 1 || headings[last] !== reasonsHeading) return lines;
  const isWhole = (line: SpreadsheetLine): boolean => line.problem === undefined && !isShifted(line, headings.length);
  return lines.map((line) => (isWhole(line) ? { ...line, cells: line.cells.toSpliced(last, 1) } : line));
}

function tooManyColumns(): ApiError {
  return invalidFile(`The file has more than ${mostColumns} columns. Remove those that aren’t needed and try again`);
}

function tooManyLines(): ApiError {
  return invalidFile('The file has more than 10 000 lines: split it');
}

const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
type Separator = keyof typeof separators;

function notSplit(separator: Separator): string {
  return `All headings are in one cell, separated by ${separators[separator]}. Put each of them into a column of its own, with the same separator as in the lines`;
}

/** What separates the headings if it is not what separates cells in this file: they are all in one cell. */
function wrongSeparator(headings: readonly string[], lines: readonly SpreadsheetLine[]): Separator | undefined {
  const [only = '', ...more] = headings.filter((heading) => heading.trim() !== '');
  if (more.length > 0) return undefined;
  return (Object.keys(separators) as Separator[]).find((separator) => {
    const columns = only.split(separator).length;
    const isAlike = ({ cells: [first = '', ...others] }: SpreadsheetLine) =>
      others.length + 1 === columns || first.split(separator).length >= columns;
    return columns > 1 && lines.slice(0, mostAbove).some(isAlike);
  });
}

/** A line with more than the headings have was split where it should not be, such as at a comma in an address. */
function withoutShift(line: SpreadsheetLine, columns: number): SpreadsheetLine {
  return line.problem === undefined && isShifted(line, columns) ? { ...line, problem: tooManyCells } : line;
}

function isShifted({ cells }: SpreadsheetLine, columns: number): boolean {
  return cells.slice(columns).some((cell) => cell.trim() !== '');
}

async function linesOfCsv(text: string): Promise<readonly SpreadsheetLine[]> {
  const lines = await readCsv(text, mostLines);
  if (!lines) throw tooManyLines();
  return lines.map(({ cells, problem }, at) => ({ number: at + 1, cells, ...(problem && { problem }) }));
}

async function linesOfWorkbook(bytes: Buffer): Promise<readonly SpreadsheetLine[]> {
  try {
    const rows = await readWorkbook(bytes, { lines: mostAbove + mostLines + 1, unpacked: mostUnpacked });
    return rows.map(([number, cells]) => ({ number, cells: cells.map(cellText) }));
  } catch {
    throw invalidFile('This workbook can’t be read. Save it as XLSX or CSV and try again');
  }
}

/** A cell as it would be typed: days without the time that workbooks store with them, and times without a time zone, which they have none of. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return typeof cell === 'string' ? cell : JSON.stringify(cell);
  const text = cell.toISOString();
  if (text.endsWith('T00:00:00.000Z')) return text.slice(0, 10);
  // A time without a day is stored on the first day that workbooks support.
  return /^1(?:899|900)-/.test(text) ? text.slice(11, 16) : text.slice(0, 16).replace('T', ' ');
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

/**
 * The original lines with one more column, as CSV; empty when there are no lines. Cells beyond the headings stay in the
 * last one.
 */
export async function writeLines<Line extends Pick<SpreadsheetLine, 'cells'>>(
  headings: readonly string[],
  added: string,
  lines: readonly Line[],
  addedTo: (line: Line) => string,
): Promise<string> {
  if (lines.length === 0) return '';
  const last = headings.length - 1;
  const cellAt = (cells: readonly string[], at: number): string =>
    at === last ? cells.slice(last).filter(Boolean).join(', ') : (cells[at] ?? '');
  const written = (cells: string[]): string => papaparse.unparse([cells], { escapeFormulae: formula });
  const rows = await mapInSlices(lines, (line) =>
    written([...headings.map((_, at) => cellAt(line.cells, at)), addedTo(line)]),
  );
  return [written([...headings, added]), ...rows].join('\r\n');
}

export function invalidFile(message: string): ApiError {
  return new ApiError(422, 'invalid_file', message, [{ field: 'file', code: 'invalid_file', message: `${message}.` }]);
}
