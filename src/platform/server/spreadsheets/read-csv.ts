/** Reads the lines of a CSV file. One with a stray quotation mark is reported, and the lines after it are read all the same. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import papaparse from 'papaparse';

export interface CsvLine {
  readonly cells: readonly string[];
  /** Why its cells can't be told apart. */
  readonly problem?: string;
}

/** A cell with line breaks is rarely longer than an address. */
const mostJoined = 10;
/** Number of characters from which the delimiter is guessed. */
const guessedFrom = 100_000;
const strayQuote = 'The line has a quotation mark that doesn’t belong there';

/** Characters that are read at once; other requests are answered in between. */
const pieceSize = 200_000;

/**
 * Undefined for a file that can’t have fewer than this many lines; blank ones at its end don’t count.
 * @param size of the pieces that are read at once, in characters
 */
export async function readCsv(
  file: string,
  mostLines: number,
  size: number = pieceSize,
): Promise<readonly CsvLine[] | undefined> {
  const all = withoutBlankEnd(file.replace(/\r\n?/g, '\n'));
  if (hasMoreBreaks(all, mostLines * mostJoined)) return undefined;
  const named = /^sep=([,;\t|])(?=\n)/i.exec(all);
  // Its line stays, as a blank one, so that the numbers of the others are those of the file.
  const text = named ? all.slice(named[0].length) : all;
  const delimiter = named?.[1] ?? delimiterOf(text.slice(0, guessedFrom));
  // A stray quotation mark takes everything up to the next one into its cell, possibly the rest of the file.
  const whole = hasStrayQuote(text, delimiter) ? undefined : await inPieces(text, delimiter, size);
  if (whole) return whole;
  const lines = text.split('\n');
  // By the headings, because the mark misleads.
  const heading = lines.find((line) => line.trim() !== '') ?? '';
  return lineByLine(lines, named?.[1] ?? delimiterOf(heading.slice(0, guessedFrom)), size);
}

/** Undefined where the quotation marks don't match. */
async function inPieces(text: string, delimiter: string, size: number): Promise<readonly CsvLine[] | undefined> {
  const lines: CsvLine[] = [];
  for (let from = 0; from <= text.length;) {
    const to = endOfPiece(text, from, size);
    // The library reads nothing where there is one blank line.
    const read = to === from ? [['']] : parse(text.slice(from, to), delimiter);
    if (!read) return undefined;
    for (const cells of read) lines.push({ cells });
    from = to + 1;
    await letOthersRun();
  }
  return lines;
}

/** The first end of a line that is that far away and outside of quotation marks; the end of the text if there is none. */
function endOfPiece(text: string, from: number, size: number): number {
  let isQuoted = false;
  let mark = text.indexOf('"', from);
  for (let end = text.indexOf('\n', from + size); end >= 0; end = text.indexOf('\n', end + 1)) {
    for (; mark >= 0 && mark < end; mark = text.indexOf('"', mark + 1)) isQuoted = !isQuoted;
    if (!isQuoted) return end;
  }
  return text.length;
}

function delimiterOf(text: string): string {
  return papaparse.parse(text, { preview: 10, newline: '\n', delimitersToGuess: [',', ';', '\t', '|'] }).meta.delimiter;
}

/** Undefined where the quotation marks don't match. */
function parse(text: string, delimiter: string): readonly (readonly string[])[] | undefined {
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter, newline: '\n', skipEmptyLines: false });
  return errors.some(({ type }) => type === 'Quotes') ? undefined : data;
}

/** Spreadsheets write a line of delimiters for each row that was ever formatted, up to a million of them. */
function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n,;\t|'.includes(text[end - 1]!)) end -= 1;
  const lineEnd = text.indexOf('\n', end);
  return lineEnd < 0 ? text : text.slice(0, lineEnd);
}

function hasMoreBreaks(text: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Found without the library, which takes seconds for a file of nothing but stray marks. */
function hasStrayQuote(text: string, delimiter: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') {
      at = afterClosing(text, at + 1);
      while (text[at] === ' ') at += 1;
      if (at < 0 || (at < text.length && text[at] !== delimiter && text[at] !== '\n')) return true;
    } else {
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
    }
  }
  return false;
}

/** Where a quoted cell that begins there ends; -1 when it does not. */
function afterClosing(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? -1 : at + 1;
}

async function lineByLine(texts: readonly string[], delimiter: string, size: number): Promise<readonly CsvLine[]> {
  const lines: CsvLine[] = [];
  let characters = 0;
  for (let at = 0; at < texts.length;) {
    const { line, taken } = lineAt(texts, at, delimiter);
    lines.push(line);
    characters += texts[at]!.length;
    at += taken;
    if (characters < size) continue;
    characters = 0;
    await letOthersRun();
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
  const lines = hasStrayQuote(text, delimiter) ? undefined : parse(text, delimiter);
  return lines?.length === 1 ? lines[0] : undefined;
}
