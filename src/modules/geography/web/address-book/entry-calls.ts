/** The calls of the address book, and their messages. */
import type { AddressBookEntry, AddressBookEntryRequest, Settings } from '#generated/types.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

/** The editable fields of an entry. */
export const entryFields = [
  'name',
  'contact_name',
  'mobile_number',
  'email',
  'address',
  'special_instructions',
] as const;

/** Refetches the list and all pickers. */
export function bookChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('address_book_entry') });
}

/**
 * Adds an entry, to the user's own account by default, or changes the given one; emptied fields are removed. Throws the
 * server's refusal.
 */
export async function saveEntry(
  value: JsonObject,
  before: AddressBookEntry | undefined,
  accountId: number | undefined,
): Promise<void> {
  const body = Object.fromEntries(
    entryFields.flatMap((name): [string, unknown][] => {
      if (value[name] !== undefined) return [[name, value[name]]];
      return before?.[name] === undefined ? [] : [[name, null]];
    }),
  ) as AddressBookEntryRequest;
  if (before)
    await call('update_address_book_entry', {
      params: { id: before.id },
      body: { ...body, base_revision: before.revision },
    });
  else {
    const whole = accountId === undefined ? body : { ...body, account_id: accountId };
    await call('create_address_book_entry', { body: whole, idempotencyKey: crypto.randomUUID() });
  }
  await bookChanged();
  showToast('success', 'Address saved');
}

export async function deleteEntry({ id }: AddressBookEntry): Promise<void> {
  try {
    await call('delete_address_book_entry', { params: { id } });
    await bookChanged();
    showToast('success', 'Address deleted');
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t delete the address. Try again.', false);
  }
}

/** The default address of the user's bookings (F228). */
export async function makeDefault({ name, address }: AddressBookEntry): Promise<void> {
  const { id: _, entered_address: __, gs_hash: ___, ...postal } = address;
  const value = postal as NonNullable<Settings['personal_default_collection_address']>;
  try {
    await call('save_user_setting', { body: { setting: 'personal_default_collection_address', value } });
    showToast('success', `${name} is your default collection address`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t save the default. Try again.', false);
  }
}
