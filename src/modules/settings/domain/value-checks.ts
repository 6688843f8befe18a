/** Checks of single values that a schema cannot express, registered by the modules that define their meaning. */
import type { Validators } from '#engine/schema/catalogue.ts';

type Further = NonNullable<Validators['further']>;

const checks = new Set<Further>();

/** Call it in a module's manifest; registering the same check again has no effect. */
export function registerValueCheck(check: Further): void {
  checks.add(check);
}

/** The errors of all registered checks for the value of a setting. */
export const furtherFindings: Further = (key, value) => [...checks].flatMap((check) => check(key, value));
