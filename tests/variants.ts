/**
 * Variants of one test, such as widths or kinds of user: an ordinary run takes the first, the slow tests (`npm run test:long`) take all. For
 * tests whose variants rarely fail alone; a variant with an outcome of its own is a test of its own.
 */

/** Set for the suite `long`, which includes every file of browser tests that calls this. */
const isEvery = process.env['EVERY_VARIANT'] === '1';

export function variants<Variant>(usual: Variant, ...others: readonly Variant[]): readonly Variant[] {
  return isEvery ? [usual, ...others] : [usual];
}
