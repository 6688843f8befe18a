/** The records that values of settings can refer to (`x-refers-to`), and their names. */
import { reference_source } from '#generated/enums.ts';

const references = ['branches.code', 'accounts.account_code', 'drivers.id'] as const;

/** A list of the provider's own records with its key field; service levels have no list yet. */
export type RecordReference = (typeof references)[number];

export function isRecordReference(to: string): to is RecordReference {
  return references.some((one) => one === to);
}

/** `branches.code` → `branch`. */
export function recordName(to: string): string {
  const source = reference_source.find((one) => one.const === to.split('.')[0]);
  return source?.title.toLowerCase() ?? 'such thing';
}
