/** A saved address in a dialog: a new one, or one being edited. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as entryForm from '#generated/forms/address-book-entry.ts';
import type { AddressBookEntry } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { entryProblems, type EntryValues } from '../../domain/address-book-entry.ts';
import { homeCountry } from '../../domain/place.ts';
import '../shared/address/register.ts';
import { entryFields, saveEntry } from './entry-calls.ts';

interface EntryDialogProps {
  /** Absent for a new entry. */
  readonly entry?: AddressBookEntry;
  /** The account of a new entry; the user's own by default. */
  readonly accountId?: number;
  readonly onClose: () => void;
}

const empty: JsonObject = { address: { country: homeCountry, type: 'business' } };

function recordOf(entry: AddressBookEntry): JsonObject {
  return Object.fromEntries(entryFields.flatMap((name) => (entry[name] === undefined ? [] : [[name, entry[name]]])));
}

/** Validation of the address book beyond the form's schema. */
function further(value: JsonObject) {
  const entry = { ...value, address: value['address'] ?? {} } as unknown as EntryValues;
  return entryProblems(entry, shownSettings()).filter(({ field }) =>
    ['address.street_address', 'address.country', 'address.type'].includes(field),
  );
}

export function EntryDialog({ entry, accountId, onClose }: EntryDialogProps): ReactNode {
  return (
    <SchemaDialog
      form={entryForm}
      layout="entry"
      size="lg"
      title={entry ? 'Edit address' : 'Add address'}
      action={entry ? 'Save address' : 'Add address'}
      failed="Couldn’t save the address"
      stored={entry ? recordOf(entry) : empty}
      further={further}
      record={entry}
      storedOf={recordOf}
      onSubmit={async (value, now) => {
        await saveEntry(value, now, accountId);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
