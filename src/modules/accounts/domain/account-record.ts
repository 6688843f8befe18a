/** A customer account as its managers see it, and as it is stored. */
import type { FieldError } from '#engine/validation/messages.ts';
import { validateRecord } from '#engine/validation/validate-record.ts';
import { form, validators } from '#generated/forms/account.ts';
import type { AccountRecord, AccountRecordRequest, SimpleContact, Settings } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { codeOf } from './account-code.ts';

/** The stored data; money in cents. */
export interface StoredRecord {
  readonly name: string;
  readonly account_code: string;
  readonly account_type: string;
  readonly credit_limit_cents: number;
  readonly is_on_hold: boolean;
  readonly temp_disable_auto_hold: boolean;
  readonly invoice_frequency: string;
  readonly invoice_day_of_week: number | null;
  readonly invoice_day_of_month: number | null;
  /** Null for the provider’s. */
  readonly payment_terms_days: number | null;
  readonly company_name: string | null;
  readonly company_registration_no: string | null;
  readonly company_vat_no: string | null;
  /** Of several lines. */
  readonly billing_address: string | null;
  readonly billing_contact: Partial<SimpleContact> | null;
  readonly support_email: string | null;
  readonly tracking_prefix: string;
  readonly branch_id: number | null;
  readonly customer_reference_required: boolean;
  readonly customer_reference_prefix: string;
  readonly force_show_billing_transactions: boolean;
}

/** The fields that customers may change in their own account. */
export const customerFields = [
  ...(['company_name', 'company_registration_no', 'company_vat_no', 'billing_address'] as const),
  ...(['billing_contact', 'support_email'] as const),
] as const satisfies readonly (keyof StoredRecord)[];

/** The initial values of an account, with the provider's default invoicing settings. */
export function newRecord(settings: Settings): StoredRecord {
  const frequency = settings.default_invoice_frequency ?? 'monthly';
  return {
    ...{ name: '', account_code: '', account_type: 'postpaid', credit_limit_cents: 0 },
    ...{ is_on_hold: false, temp_disable_auto_hold: false, invoice_frequency: frequency },
    invoice_day_of_week: frequency === 'weekly' ? (settings.default_invoice_day_of_week ?? null) : null,
    invoice_day_of_month: frequency === 'monthly' ? (settings.default_invoice_day_of_month ?? null) : null,
    payment_terms_days: null,
    ...{ company_name: null, company_registration_no: null, company_vat_no: null, billing_address: null },
    ...{ billing_contact: null, support_email: null, tracking_prefix: '', branch_id: null },
    ...{ customer_reference_required: false, customer_reference_prefix: '', force_show_billing_transactions: false },
  };
}

/** The sent fields over the current ones; null resets a field to its initial value. */
export function mergeRecord(before: StoredRecord, sent: AccountRecordRequest, empty: StoredRecord): StoredRecord {
  const { credit_limit, ...others } = sent;
  const given: Record<string, unknown> = { ...others };
  if (credit_limit !== undefined)
    given['credit_limit_cents'] = credit_limit === null ? null : Math.round(credit_limit * 100);
  const names = Object.keys(empty) as (keyof StoredRecord)[];
  const entries = names.map((name) => {
    const value = given[name];
    if (value === undefined) return [name, before[name]] as const;
    // Where nothing is stored as null, blank text is nothing.
    if (typeof value === 'string' && empty[name] === null) return [name, value.trim() || null] as const;
    return [name, value ?? empty[name]] as const;
  });
  const merged = Object.fromEntries(entries) as unknown as StoredRecord;
  return { ...merged, name: merged.name.trim() };
}

/** The errors of an account by field; empty when it can be saved. The code may still be missing. */
export function recordProblems(stored: StoredRecord): readonly FieldError[] {
  const { account_code: code, ...others } = serializeRecord(
    { ...stored, id: 1, revision: 1, closed_at: null, closing_reason: null },
    true,
  );
  const { id: _, revision: __, ...value } = { ...others, account_code: stored.account_code === '' ? codeOf('') : code };
  const schema = form.schema as Parameters<typeof validateRecord>[0][number]['schema'];
  return validateRecord([{ field: '', schema, value, validator: validators.schemas['form_account'] }]);
}

/** Columns of a row that the form does not edit. */
export interface RowFacts {
  readonly id: number;
  readonly revision: number;
  readonly closed_at: Date | null;
  readonly closing_reason: string | null;
}

const serializedFields = [...Object.keys(newRecord({})), 'id', 'revision', 'closing_reason'].filter(
  (name) => name !== 'credit_limit_cents',
);

/** `seesMoney`: whether the reader may see the credit limit. */
export function serializeRecord(stored: StoredRecord & RowFacts, seesMoney: boolean): AccountRecord {
  const { credit_limit_cents: cents, closed_at, ...others } = stored;
  const known = serializedFields
    .map((name) => [name, (others as Readonly<Record<string, unknown>>)[name]] as const)
    .filter(([, value]) => value !== null && value !== '');
  return {
    ...Object.fromEntries(known),
    ...(seesMoney ? { credit_limit: cents / 100 } : {}),
    ...(closed_at ? { closed_at: withOffset(closed_at) } : {}),
  } as unknown as AccountRecord;
}
