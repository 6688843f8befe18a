/** Finds references in a rule to missing records: such a filter could never match. */
import { serviceLevelCodes } from '#modules/rates/server/services/service-levels.ts';
import { referencesOf } from '../domain/references.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findAccountCodes, findBranches } from './repository.ts';

interface List {
  readonly wanting: (value: unknown) => string;
  readonly existing: (tx: Transaction, providerId: number, values: readonly unknown[]) => Promise<readonly unknown[]>;
}

const lists: Readonly<Record<string, List>> = {
  'branches.id': {
    wanting: () => 'One of these branches no longer exists. Choose again.',
    existing: async (tx, providerId) => (await findBranches(tx, providerId)).map(({ id }) => id),
  },
  'accounts.account_code': {
    wanting: (value) => `There is no account “${String(value)}”.`,
    existing: (tx, providerId, values) => findAccountCodes(tx, providerId, values.map(String)),
  },
  'service_levels.code': {
    wanting: (value) => `There is no service level “${String(value)}”.`,
    existing: serviceLevelCodes,
  },
};

/** Stored references may stay: an account that was closed later does not block another change. */
export async function unknownReferences(
  tx: Transaction,
  providerId: number,
  filters: unknown,
  before: unknown,
): Promise<readonly FieldError[]> {
  const old = referencesOf(before);
  const added = referencesOf(filters).filter(
    ({ to, value }) => !old.some((other) => other.to === to && other.value === value),
  );
  const errors: FieldError[] = [];
  for (const [name, { existing, wanting }] of Object.entries(lists)) {
    const ofKind = added.filter(({ to }) => to === name);
    if (ofKind.length === 0) continue;
    const there = await existing(
      tx,
      providerId,
      ofKind.map(({ value }) => value),
    );
    for (const { field, value } of ofKind)
      if (!there.includes(value)) errors.push({ field: `${field}.values`, code: 'unknown', message: wanting(value) });
  }
  return errors;
}
