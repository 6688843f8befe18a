/** Reads a number as people write it in a spreadsheet. */

/** Groups of thousands with commas, and decimals after a point: `1,234.50`, `1,234,567`. */
const pointed = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;
/** The other way round: `1.234,50`, `1.234.567`. */
const comma = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;
/** `1,200` is 1200 to some and 1.2 to others. */
const ambiguous = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Accepts decimal commas, groups of thousands and the sign of the rand. Text that is not a number, or could be two
 * different ones, is returned unchanged, so that validation refuses it.
 */
export function numberIn(text: string): number | string {
  const bare = text.replaceAll(/\s/g, '').replace(/^R(?=[\d.,])/i, '');
  if (bare === '' || ambiguous.test(bare)) return text;
  const grouping = pointed.test(bare) ? ',' : comma.test(bare) ? '.' : '';
  const number = Number((grouping === '' ? bare : bare.replaceAll(grouping, '')).replace(',', '.'));
  return Number.isFinite(number) ? number : text;
}
