/** The rules for branches. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { form, validators } from '#generated/forms/branch.ts';
import type { Address, BranchRecordRequest, TradingHours } from '#generated/types.ts';
import { minutesOf } from '#platform/domain/time.ts';
import { addressFrom } from './address-book-entry.ts';

export interface BranchValues {
  readonly code: string;
  readonly name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly address: Partial<Address> | null;
  readonly trading_hours: readonly TradingHours[];
}

export const emptyBranch: BranchValues = {
  ...{ code: '', name: '', phone_number: null, email: null, address: null, trading_hours: [] },
};

/** The sent fields over the current ones; blank and null remove a value. */
export function mergeBranch(before: BranchValues, sent: BranchRecordRequest): BranchValues {
  const text = (name: 'phone_number' | 'email'): string | null =>
    sent[name] === undefined ? before[name] : (sent[name] ?? '').trim() || null;
  const address = sent.address === undefined ? before.address : addressOf(sent.address);
  const hours = sent.trading_hours === undefined ? before.trading_hours : (sent.trading_hours ?? []);
  return {
    code: (sent.code ?? before.code).trim().toUpperCase(),
    name: (sent.name ?? before.name).trim(),
    ...{ phone_number: text('phone_number'), email: text('email'), address },
    trading_hours: [...(hours as readonly TradingHours[])],
  };
}

/** Empty if only country and type are set, which forms fill in. */
function addressOf(sent: BranchRecordRequest['address']): Partial<Address> | null {
  const given = Object.entries(sent ?? {}).filter(([, value]) => value !== null && value !== '');
  const isEmpty = given.every(([name]) => name === 'country' || name === 'type');
  return isEmpty || !sent ? null : addressFrom(sent);
}

/** By field; empty when it can be saved. */
export function branchProblems(values: BranchValues): readonly FieldError[] {
  const value = Object.fromEntries(Object.entries(values).filter(([, one]) => one !== null));
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  const errors = validateRecord([{ field: '', schema, value, validator: validators.schemas['form_branch'] }]);
  // Only valid times can be compared.
  if (errors.length > 0) return errors;
  return values.trading_hours.flatMap(({ from, to }, at): FieldError[] => {
    if (minutesOf(to) > minutesOf(from)) return [];
    const message = 'The closing time must be after the opening time';
    return [{ field: `trading_hours.${at}.to`, code: 'closes_before_opening', message }];
  });
}
