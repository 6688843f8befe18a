/** Reads the lines of a CSV file. One with a stray quotation mark is reported, and the lines after it are read all the same. */
import papaparse from 'papaparse';

export interface CsvLine {
  readonly cells: readonly string[];
  /** Why its cells can't be told apart. */
  readonly problem?: string;
}

/** A cell with line breaks is rarely longer than an address. */
const mostJoined = 10;
const delimitersToGuess = [',', ';', '\t', '|'];
const strayQuote = 'The line has a quotation mark that doesn’t belong there';

export function readCsv(text: string): readonly CsvLine[] {
  const { data, errors } = papaparse.parse<string[]>(text, { skipEmptyLines: false, delimitersToGuess });
  // A stray quotation mark takes everything up to the next one into its cell, possibly the rest of the file.
  if (!errors.some(isAboutQuotes)) return data.map((cells) => ({ cells }));
  const lines = text.split(/\r\n|\n|\r/);
  // By the headings, because the mark misleads.
  const { delimiter } = papaparse.parse(lines.find((line) => line.trim() !== '') ?? '', { delimitersToGuess }).meta;
  return lineByLine(lines, delimiter);
}

function isAboutQuotes({ type }: papaparse.ParseError): boolean {
  return type === 'Quotes';
}

function lineByLine(texts: readonly string[], delimiter: string): readonly CsvLine[] {
  const lines: CsvLine[] = [];
  for (let at = 0; at < texts.length;) {
    const { line, taken } = lineAt(texts, at, delimiter);
    lines.push(line);
    at += taken;
  }
  return lines;
}

/** The line that begins there, together with those that belong to it because a cell contains line breaks. */
function lineAt(texts: readonly string[], at: number, delimiter: string): { line: CsvLine; taken: number } {
  let text = texts[at]!;
  let taken = 1;
  // Up to the line where the last quotation mark is closed.
  for (; isOpen(text) && taken < Math.min(mostJoined, texts.length - at); taken += 1) text += `\n${texts[at + taken]!}`;
  const cells = cellsIn(text, delimiter);
  if (cells) return { line: { cells }, taken };
  return { line: { cells: texts[at]!.split(delimiter), problem: strayQuote }, taken: 1 };
}

function isOpen(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** Undefined where the quotation marks don't match. */
function cellsIn(text: string, delimiter: string): readonly string[] | undefined {
  if (!text.includes('"')) return text.split(delimiter);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter });
  return errors.some(isAboutQuotes) || data.length > 1 ? undefined : data[0];
}
