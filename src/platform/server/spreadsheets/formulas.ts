/** Texts in CSV files that spreadsheet programs would run as formulas: marked with an apostrophe, and read without it. */

/** Numbers with a sign, such as phone numbers, are no formulas; wide signs are read like narrow ones in some languages. */
export const formula = /^[=@＝＠\t\r\n]|^[+\-＋－](?![\d .,]*$)/;

/** The cell as it was before it was marked, also in files that mark numbers. */
export function withoutMark(cell: string): string {
  return /^'[=+\-@＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell;
}
