/** Who books or changes a shipment, and what every step of it needs to know of them. */
import type { ProviderKind } from '#generated/types.ts';
import { isStaff as isStaffPerson, roles } from '#platform/domain/role.ts';
import type { AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import type { Viewer } from '#platform/server/lists/viewer.ts';
import type { Rates } from '#modules/rates/server/services/rate.ts';

export interface Booker {
  readonly providerId: number;
  readonly providerKind: ProviderKind;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly author: AuditAuthor;
  readonly now: Date;
  /** Where the request came in: `https://ship.example.com`. */
  readonly origin: string;
}

/** The services that decide about a booking. */
export interface Deciding {
  readonly settings: SettingsReader;
  readonly rates: Rates;
}

export function isStaff({ viewer }: Booker): boolean {
  return viewer !== null && isStaffPerson(viewer.user);
}

/** Whether the person works at a kiosk (F206). */
export function isKiosk({ viewer }: Booker): boolean {
  return viewer?.user.shipment_page_mode.startsWith('kiosk') ?? false;
}

/** Who the answer is for; a guest sees what a customer of the guest account would. */
export function readerOf({ viewer, providerId }: Booker, accountId: number): Viewer {
  if (viewer) return viewer;
  const user = {
    id: 0,
    provider_id: providerId,
    role_id: roles.accountUser,
    account_id: accountId,
    limit_user_to_account: accountId,
  };
  return { user: user as Viewer['user'], can: () => true };
}
