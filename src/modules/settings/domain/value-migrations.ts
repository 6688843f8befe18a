/**
 * Moves of stored values that new schemas need, in the order in which they run. An entry is added when a released setting is split, merged,
 * counted in another unit or given up for another; a mere new name needs none, `x-aliases` says it. Each provider goes through each once,
 * in one transaction when a new version starts or by `npm run check:stored -- --migrate`; it is audited and history is kept.
 * An entry stays as it ran.
 */

interface ValueMigration {
  /** Such as `1.2-opening-hours-per-day`. */
  readonly id: string;
  /** Every setting, of today or given up, that it reads or writes. */
  readonly keys: readonly string[];
  /**
   * Given what one place stores under `keys`, answers what it stores instead; what it leaves out is removed. Pure. A secret comes as an
   * opaque object that may be put under another key.
   */
  readonly move: (values: Readonly<Record<string, unknown>>, scope: string) => Readonly<Record<string, unknown>>;
}

export const valueMigrations: readonly ValueMigration[] = [];
