/** The support contact in a message: that of the branch that serves the recipient’s side of the shipment. */
import type { Shipment } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import type { SupportContacts } from '../domain/context.ts';

/** A branch without a contact of its own has the provider’s. */
export async function supportContacts(
  tx: Transaction,
  reader: Pick<SettingsReader, 'decidingForBranch'>,
  providerId: number,
  { collection_branch_id, delivery_branch_id }: Shipment,
): Promise<SupportContacts> {
  const collection = await reader.decidingForBranch(tx, providerId, collection_branch_id ?? null);
  const delivery =
    delivery_branch_id === collection_branch_id
      ? collection
      : await reader.decidingForBranch(tx, providerId, delivery_branch_id ?? null);
  return { collection, delivery };
}
