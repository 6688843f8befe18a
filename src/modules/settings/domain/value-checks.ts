/** Checks of single values that a schema cannot express, registered by the modules that know what the value means. */
import type { Validators } from '#engine/schema/catalogue.ts';

type Further = NonNullable<Validators['further']>;

const checks = new Set<Further>();

/** For a module's manifest; registering the same check again changes nothing. */
export function registerValueCheck(check: Further): void {
  checks.add(check);
}

/** What every registered check finds wrong with the value of a setting. */
export const furtherFindings: Further = (key, value) => [...checks].flatMap((check) => check(key, value));
