/** Adding and editing a provider, on `/shiplogic-admin/providers`. */
import type { ReactNode } from 'react';
import * as newProviderForm from '#generated/forms/new-provider.ts';
import * as providerForm from '#generated/forms/provider.ts';
import type { NewProvider, ProviderRecord, ProviderRecordRequest } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import type { JsonObject } from '#engine/values/json-value.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface ClosedBy {
  readonly onClose: () => void;
}

export function NewProviderDialog({ onClose }: ClosedBy): ReactNode {
  return (
    <SchemaDialog
      form={newProviderForm}
      layout="new"
      size="lg"
      title="Add provider"
      action="Add provider"
      failed="Couldn’t add the provider"
      stored={{ kind: 'courier', tariff: 'starter' }}
      onSubmit={async (value) => {
        await addProvider(value);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function valuesOf({ name, kind, status, origins }: ProviderRecord): JsonObject {
  return { name, kind, status, origins: [...origins] };
}

export function ProviderDialog({ provider, onClose }: ClosedBy & { readonly provider: ProviderRecord }): ReactNode {
  return (
    <SchemaDialog
      form={providerForm}
      layout="provider"
      title={`Edit ${provider.name}`}
      action="Save provider"
      failed="Couldn’t save the provider"
      stored={valuesOf(provider)}
      record={provider}
      storedOf={valuesOf}
      onSubmit={async (value, now = provider) => {
        await saveProvider(value, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function providersChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('provider_record') });
}

/**
 * Adds a provider with its first administrator, who is invited by email. Throws `CallError` with the fields that the server refused, as
 * saving does.
 */
async function addProvider(value: JsonObject): Promise<void> {
  await call('create_provider', { body: value as unknown as NewProvider });
  await providersChanged();
  showToast('success', 'Provider added. The administrator is invited by email.');
}

/** Saves a provider as it was read; refused if someone else has changed it since. */
async function saveProvider(value: JsonObject, { id, revision }: ProviderRecord): Promise<void> {
  const body = { ...value, base_revision: revision } as unknown as ProviderRecordRequest;
  await call('update_provider', { params: { id }, body });
  await providersChanged();
  showToast('success', 'Provider saved');
}
