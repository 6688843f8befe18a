/** The recipients of a notice among the provider's staff. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { Settings, Shipment } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface StaffRecipient {
  readonly name: string;
  readonly email: string;
}

/**
 * The support addresses, or the operations managers of the branch, including those of all branches; support if there
 * are none. Empty when nobody has an address.
 *
 * @param settings those of the branch
 * @param branch null for a shipment without one
 */
export async function noticeRecipients(
  tx: Transaction,
  settings: Settings,
  branch: number | null,
  notice: string,
): Promise<readonly StaffRecipient[]> {
  const setting = (settings as Readonly<Record<string, unknown>>)[notice];
  const managers = setting === 'ops-manager' ? await managersOf(tx, branch) : [];
  return managers.length > 0 ? managers : supportOf(settings);
}

/** A notice is decided by each of them: a branch may have its own recipients, and its own support address. */
export function branchesOf(shipment: Shipment): readonly (number | null)[] {
  const branches = [shipment.collection_branch_id, shipment.delivery_branch_id].filter((id) => id !== undefined);
  return branches.length > 0 ? [...new Set(branches)] : [null];
}

/** The setting holds several addresses, separated by commas. */
function supportOf({ support_email_address: addresses = '' }: Settings): readonly StaffRecipient[] {
  return emailsIn(addresses).map((email) => ({ name: 'Support', email }));
}

function managersOf(tx: Transaction, branch: number | null): Promise<StaffRecipient[]> {
  return tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role_id', '=', roles.opsManager)
    .where('is_disabled', '=', false)
    .where((user) =>
      user.or([
        user('limit_user_to_branch', 'is', null),
        ...(branch === null ? [] : [user('limit_user_to_branch', '=', branch)]),
      ]),
    )
    .orderBy('id')
    .execute();
}
