/** Reads numbers as people write them. */

/** Groups of thousands with commas, and decimals after a point: `1,234.50`, `1,234,567`. */
const pointed = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
/** The other way round: `1.234,50`, `1.234.567`. */
const comma = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** `1,200` is 1200 to some and 1.2 to others. */
const ambiguous = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Of a spreadsheet, where nothing says what a column contains. Accepts decimal commas, groups of thousands and the sign
 * of the rand. Text that is not a number, or could be two different ones, is returned unchanged, so that validation
 * refuses it.
 */
export function numberIn(text: string): number | string {
  const bare = text.replaceAll(/\s/g, '').replace(/^R(?=[\d.,])/i, '');
  if (bare === '' || ambiguous.test(bare)) return text;
  const grouping = pointed.test(bare) ? ',' : comma.test(bare) ? '.' : '';
  const number = Number((grouping === '' ? bare : bare.replaceAll(grouping, '')).replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}

/** `1,200`, `1,234,567` and `1,234.50`. */
const thousands = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * An amount of money or a whole number without blanks and without the commas that separate thousands: neither has three
 * decimals, so `1,200` can only be 1200.
 */
export function withoutThousands(text: string): string {
  const bare = text.replaceAll(/\s/g, '');
  return thousands.test(bare) ? bare.replaceAll(',', '') : bare;
}
