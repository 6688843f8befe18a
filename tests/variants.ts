/** What only the slow tests (`npm run test:long`) run of browser tests that share their preparation with those of every run. */

/** Set for the suite `long`, which includes every file of browser tests that calls this. */
const isEvery = process.env['EVERY_VARIANT'] === '1';

/**
 * Variants of one test, such as widths or kinds of user, of which an ordinary run takes the first. For tests whose variants rarely fail
 * alone; a variant with an outcome of its own is a test of its own.
 */
export function variants<Variant>(usual: Variant, ...others: readonly Variant[]): readonly Variant[] {
  return isEvery ? [usual, ...others] : [usual];
}

/** `test.for(onlyLong)`: a test of a rule that changes rarely, or that API tests show too. */
export const onlyLong: readonly ['long'] | readonly [] = isEvery ? ['long'] : [];
