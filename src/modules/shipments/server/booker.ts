/** The user who books or changes a shipment, as every step needs it. */
import type { FastifyRequest } from 'fastify';
import type { ProviderKind } from '#generated/types.ts';
import { isStaff as isStaffPerson, roles } from '#platform/domain/role.ts';
import { authorOf, guestAuthor, type AuditAuthor } from '#platform/server/audit/write-audit.ts';
import type { SettingsReader } from '#platform/server/http/services.ts';
import type { Session } from '#platform/server/http/session.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { viewerOf, type Viewer } from '#platform/server/lists/viewer.ts';
import type { Rates } from '#modules/rates/server/services/rate.ts';

export interface Booker {
  readonly providerId: number;
  readonly providerKind: ProviderKind;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly author: AuditAuthor;
  readonly now: Date;
  /** Origin of the request: `https://ship.example.com`. */
  readonly origin: string;
  /** The file whose line is booked. */
  readonly bulkBookingId?: number;
}

interface BookerContext {
  readonly session: Session | null;
  /** The provider of the host, for callers without a session. */
  readonly host: Provider | null;
  readonly providerId: number;
  readonly request: FastifyRequest;
}

/** Creates the booker of a request. */
export function bookerOf({ session, host, providerId, request }: BookerContext, now: Date): Booker {
  return {
    providerId,
    providerKind: (session?.provider.kind ?? host?.kind) as ProviderKind,
    viewer: session && viewerOf(session),
    author: session ? authorOf(session, request) : guestAuthor(request),
    now,
    origin: originOf(request),
  };
}

/** The services needed for a booking. */
export interface Deciding {
  readonly settings: SettingsReader;
  readonly rates: Rates;
}

export function isStaff({ viewer }: Booker): boolean {
  return viewer !== null && isStaffPerson(viewer.user);
}

/** Whether prices and balances may be told: guests see what they pay. */
export function seesBilling({ viewer }: Pick<Booker, 'viewer'>): boolean {
  return viewer?.can('INLINE_see_billing_info') ?? true;
}

/** Whether staff work at a kiosk (F206); a mode that a customer's user has means nothing. */
export function isKiosk(booker: Booker): boolean {
  return isStaff(booker) && (booker.viewer?.user.shipment_page_mode.startsWith('kiosk') ?? false);
}

/** The reader of the answer; a guest sees what a customer of the guest account would. */
export function readerOf({ viewer, providerId }: Pick<Booker, 'viewer' | 'providerId'>, accountId: number): Viewer {
  if (viewer) return viewer;
  const user = {
    id: 0,
    provider_id: providerId,
    role_id: roles.accountUser,
    account_id: accountId,
    limit_user_to_account: accountId,
    shipment_page_mode: 'default',
  };
  return { user: user as Viewer['user'], can: () => true, isImpersonated: false };
}
