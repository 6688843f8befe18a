/** A customer account in a dialog: a new one, or one being edited by staff or its own users. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as accountForm from '#generated/forms/account.ts';
import type { AccountRecord, AccountRecordRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { customerFields } from '../../domain/account-record.ts';

interface RecordDialogProps {
  /** Absent for a new account. */
  readonly record?: AccountRecord;
  /** Customers can edit fewer fields of their own account. */
  readonly isStaff: boolean;
  /** Called with the saved account. */
  readonly onSaved: (account: AccountRecord) => void;
  readonly onClose: () => void;
}

/** Every editable field, so that emptied ones are removed. */
const fields: Readonly<Record<'staff' | 'customer', readonly (keyof AccountRecord & keyof AccountRecordRequest)[]>> = {
  staff: [
    ...(['name', 'account_code', 'account_type', 'credit_limit', 'is_on_hold', 'temp_disable_auto_hold'] as const),
    ...(['invoice_frequency', 'invoice_day_of_week', 'invoice_day_of_month', 'payment_terms_days'] as const),
    ...(['tracking_prefix', 'branch_id', 'customer_reference_required', 'customer_reference_prefix'] as const),
    'force_show_billing_transactions',
    ...customerFields,
  ],
  customer: customerFields,
};

function storedOf(record: AccountRecord | undefined): JsonObject {
  if (record) {
    const { id: _, revision: __, parcel_types: ___, closed_at: ____, closing_reason: _____, ...stored } = record;
    return stored;
  }
  const { default_invoice_frequency: frequency } = shownSettings();
  return { account_type: 'postpaid', is_on_hold: false, ...(frequency ? { invoice_frequency: frequency } : {}) };
}

export function RecordDialog({ record, isStaff, onSaved, onClose }: RecordDialogProps): ReactNode {
  const layout = isStaff ? 'staff' : 'customer';
  const save = async (value: JsonObject, now: AccountRecord | undefined): Promise<void> => {
    const body = Object.fromEntries(
      fields[layout].flatMap((name): [string, unknown][] => {
        if (value[name] !== undefined) return [[name, value[name]]];
        return now?.[name] === undefined ? [] : [[name, null]];
      }),
    ) as AccountRecordRequest;
    const { account } = now
      ? await call('update_account', { body: { ...body, account_id: now.id, base_revision: now.revision } })
      : await call('create_account', { body, idempotencyKey: crypto.randomUUID() });
    await queryClient.invalidateQueries({ queryKey: entityKey('account') });
    showToast('success', record ? 'Account saved' : 'Account added');
    onSaved(account);
  };
  return (
    <SchemaDialog
      form={accountForm}
      layout={layout}
      size="xl"
      title={record ? `Edit ${record.name}` : 'Add account'}
      action={record ? 'Save account' : 'Add account'}
      failed={record ? 'Couldn’t save the account' : 'Couldn’t add the account'}
      stored={storedOf(record)}
      record={record}
      storedOf={storedOf}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
