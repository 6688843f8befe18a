/** Collects the data about the caller that every screen needs, apart from settings. */
import { serializeAccount } from '#modules/accounts/domain/account.ts';
import { findGuestAccount } from '#modules/accounts/server/services/booking-account.ts';
import { findTags } from '#modules/accounts/server/services/tags.ts';
import { isStaff } from '#platform/domain/role.ts';
import type { Branch, ReadGeneralDataAnswer200, Role } from '#generated/types.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { SessionRole, SessionUser } from '#platform/server/db/session.ts';
import type { Row } from '#generated/database.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { findAccount, findBranches, findDrivers, findRoles } from './repository.ts';

export type People = Pick<
  ReadGeneralDataAnswer200,
  'account' | 'roles' | 'branches' | 'drivers' | 'shipment_tags' | 'account_tags' | 'guest_account_id'
>;

/** `sees`: whether the caller may see balance and credit limit, and the tags. */
export function readPeople(
  access: Access,
  providerId: number,
  user: SessionUser,
  role: SessionRole,
  sees: { readonly money: boolean; readonly tags: boolean },
): Promise<People> {
  return inTenant(access, providerId, async (tx) => {
    // Staff limited to an account see that account everywhere (F133).
    const accountId = user.account_id ?? user.limit_user_to_account;
    const account = accountId === null ? undefined : await findAccount(tx, accountId);
    const shown = account ? serializeAccount(account, sees.money) : null;
    const tags = {
      shipment_tags: sees.tags ? [...(await findTags(tx, 'shipment'))] : [],
      account_tags: sees.tags ? [...(await findTags(tx, 'account'))] : [],
    };
    if (!isStaff(user)) return { account: shown, roles: [serializeRole(role)], branches: [], drivers: [], ...tags };
    const guests = accountId === null ? await findGuestAccount(tx) : undefined;
    return {
      account: shown,
      ...(guests && { guest_account_id: guests.id }),
      roles: (await findRoles(tx)).map(serializeRole),
      branches: (await findBranches(tx, user)).map(serializeBranch),
      drivers: await findDrivers(tx, user),
      ...tags,
    };
  });
}

function serializeRole({ id, provider_id, name, label, permissions, permissions_ui }: SessionRole): Role {
  return { id, provider_id, name, label, permissions: [...permissions], permissions_ui: [...permissions_ui] };
}

function serializeBranch({ id, code, name }: Row<'branches'>): Branch {
  return { id, code, name };
}
