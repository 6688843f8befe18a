/** Reads a CSV file as people save it: any usual encoding and delimiter, blank lines dropped. */
import papaparse from 'papaparse';
import { ApiError } from '#platform/server/http/api-error.ts';

export interface CsvLine {
  /** In the file, the headings being line 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly headings: readonly string[];
  readonly lines: readonly CsvLine[];
}

/** More would be a move to another system, which is done by the API. */
export const mostLines = 10_000;

/** Throws `invalid_file` for what is no CSV file, has no lines or too many. */
export function readCsv(bytes: Buffer): CsvFile {
  const text = textOf(bytes);
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: false, delimitersToGuess: [',', ';', '\t', '|'] });
  const lines = data
    .map((cells, at): CsvLine => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = lines;
  if (!head) throw invalidFile('The file is empty');
  if (rest.length === 0) throw invalidFile('The file has headings and no lines');
  if (rest.length > mostLines) throw invalidFile('The file has more than 10 000 lines: split it');
  return { headings: head.cells, lines: rest };
}

/** UTF-8, UTF-16 with its mark, or else what spreadsheets write on Windows. Throws `invalid_file` for bytes that are no text. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw invalidFile('This isn’t a CSV file. Save the spreadsheet as CSV and try again');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines as they came, with the reasons behind them. */
export function writeFailedLines(
  { headings }: CsvFile,
  lines: readonly (CsvLine & { readonly reasons: string })[],
): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ cells, reasons }) => [...headings.map((_, at) => cells[at] ?? ''), reasons]);
  return papaparse.unparse([[...headings, 'Reasons'], ...rows], { escapeFormulae: true });
}

export function invalidFile(message: string): ApiError {
  return new ApiError(422, 'invalid_file', message, [{ field: 'file', code: 'invalid_file', message: `${message}.` }]);
}
