/** The calls of the list of providers. Each throws `CallError` with the fields that the server refused. */
import type { JsonObject } from '#engine/values/json-value.ts';
import type { NewProvider, ProviderRecord, ProviderRecordRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

function providersChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('provider_record') });
}

/** Adds a provider with its first administrator, who is invited by email. */
export async function addProvider(value: JsonObject): Promise<void> {
  await call('create_provider', { body: value as unknown as NewProvider });
  await providersChanged();
  showToast('success', 'Provider added. The administrator is invited by email.');
}

/** Saves a provider as it was read; refused if someone else has changed it since. */
export async function saveProvider(value: JsonObject, { id, revision }: ProviderRecord): Promise<void> {
  const body = { ...value, base_revision: revision } as unknown as ProviderRecordRequest;
  await call('update_provider', { params: { id }, body });
  await providersChanged();
  showToast('success', 'Provider saved');
}
