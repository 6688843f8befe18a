/** The recipients of a notice among the provider's staff. */
import type { Settings, Shipment } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface StaffRecipient {
  readonly name: string;
  readonly email: string;
}

/**
 * The support address, or the operations managers of the collecting and delivering branches, including those of all
 * branches; support if there are none. Empty when nobody has an address.
 */
export async function noticeRecipients(
  tx: Transaction,
  settings: Settings,
  shipment: Shipment,
  notice: string,
): Promise<readonly StaffRecipient[]> {
  const setting = (settings as Readonly<Record<string, unknown>>)[notice];
  const managers = setting === 'ops-manager' ? await managersOf(tx, shipment) : [];
  if (managers.length > 0) return managers;
  const support = settings.support_email_address?.trim() ?? '';
  return support === '' ? [] : [{ name: 'Support', email: support }];
}

function managersOf(tx: Transaction, shipment: Shipment): Promise<StaffRecipient[]> {
  const branches = [shipment.collection_branch_id, shipment.delivery_branch_id].filter((id) => id !== undefined);
  return tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role_id', '=', roles.opsManager)
    .where('is_disabled', '=', false)
    .where((user) =>
      user.or([
        user('limit_user_to_branch', 'is', null),
        ...(branches.length > 0 ? [user('limit_user_to_branch', 'in', branches)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}
