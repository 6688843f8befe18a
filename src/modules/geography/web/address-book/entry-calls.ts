/** What the address book asks of the server, and what it says afterwards. */
import type { AddressBookEntry, AddressBookEntryRequest, Settings } from '#generated/types.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

/** What people enter of an entry. */
export const entryFields = [
  'name',
  'contact_name',
  'mobile_number',
  'email',
  'address',
  'special_instructions',
] as const;

/** The list and every picker ask again. */
export function bookChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('address_book_entry') });
}

/** Adds the entry, for one's own account where none is given, or changes the one that is given; what was emptied is taken back. Throws what the server refuses. */
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

/** What is filled in when this person books (F228). */
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
