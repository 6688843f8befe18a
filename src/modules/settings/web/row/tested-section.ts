/** Which sections have credentials that can be tested, and which settings these are. */
import type { ConnectionTest, Section } from '#engine/schema/catalogue.ts';

/** A section whose credentials can be tested. */
export type TestedSection = Section & { readonly test_connection: ConnectionTest };

/** The settings involved, in screen order. */
export function credentialKeys({ keys, test_connection: test }: Section): readonly string[] {
  if (!test) return [];
  const taking = new Set([...Object.values(test.needs), ...Object.values(test.takes)]);
  return keys.filter((key) => taking.has(key));
}

/** The result is shown below the last of them. */
export function isLastCredential(section: Section | undefined, key: string): section is TestedSection {
  return section?.test_connection !== undefined && credentialKeys(section).at(-1) === key;
}
