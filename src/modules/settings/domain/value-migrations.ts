/**
 * Migrations of stored values that new schemas require, in execution order. Add an entry when a released setting is
 * split, merged, converted to another unit or replaced; a mere rename needs none, only `x-aliases`. Each provider runs
 * each migration once, in one transaction, when a new version starts or with `npm run check:stored -- --migrate`; it is
 * audited and history is kept. Never change an entry that has run.
 */

interface ValueMigration {
  /** Such as `1.2-opening-hours-per-day`. */
  readonly id: string;
  /** Every setting that it reads or writes, current or removed. */
  readonly keys: readonly string[];
  /**
   * Receives the values that one scope stores under `keys` and returns the values to store instead; omitted ones are
   * removed. Pure. A secret is an opaque object that may be moved to another key.
   */
  readonly move: (values: Readonly<Record<string, unknown>>, scope: string) => Readonly<Record<string, unknown>>;
}

export const valueMigrations: readonly ValueMigration[] = [];
