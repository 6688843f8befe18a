/**
 * The payer of a shipment: its customer, the person who booked it, or someone who knows one of its contacts or
 * the address for billing. Never staff (F264).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findByReference } from '#modules/shipments/server/services/find-reference.ts';
import { unknownShipment } from '#modules/shipments/server/services/require-shipment.ts';
import { shipmentOfToken } from '#modules/shipments/server/services/payment-token.ts';
import { requireHolder } from '#modules/tracking/server/services/require-holder.ts';
import { isStaff } from '#platform/domain/role.ts';
import { hasFeature } from '#platform/server/http/feature.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import type { Provider } from '#platform/server/http/tenancy.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';

export interface Named {
  readonly tracking_reference: string;
  readonly token?: string | undefined;
  readonly contact?: string | undefined;
}

export interface Payer {
  readonly shipmentId: number;
  /** Whether the shipment belongs to the user's own account. */
  readonly isCustomer: boolean;
  /** Whether they see the account's balance, may pay with its saved cards, and save one. */
  readonly seesBilling: boolean;
}

interface PayerContext {
  readonly session: Session | null;
  readonly host: Provider | null;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly body: Named;
}

/** Throws `forbidden`, `unknown_shipment`, `contact_required`, `wrong_contact` and `too_many_attempts`. */
export async function findPayer(app: FastifyInstance, context: PayerContext): Promise<Payer> {
  const { session, providerId, body } = context;
  if (session && isStaff(session.user) && !(await isAtKiosk(app, session, providerId)))
    throw forbidden('Staff can’t pay for shipments');
  if (session && !isStaff(session.user)) {
    const viewer = viewerOf(session);
    const shipmentId = await inTenant(app.services.database.app, providerId, (tx) =>
      findByReference(tx, viewer, body.tracking_reference),
    );
    if (shipmentId !== undefined)
      return { shipmentId, isCustomer: true, seesBilling: session.can('INLINE_see_billing_info') };
  }
  if (body.token !== undefined) return stranger(tokenOf(app, providerId, body.token));
  return stranger(await heldOf(app, context));
}

/** Whether walk-in customers pay where the user works, which requires counters (F143). */
async function isAtKiosk(app: FastifyInstance, session: Session, providerId: number): Promise<boolean> {
  if (session.user.shipment_page_mode !== 'kiosk-with-payment-flow') return false;
  if (!(await hasFeature(app, session, providerId, 'kiosk'))) return false;
  return (await app.settings.decidingFor(providerId, session.revision)).enable_ram_counters === true;
}

function stranger(shipmentId: number): Payer {
  return { shipmentId, isCustomer: false, seesBilling: false };
}

function tokenOf(app: FastifyInstance, providerId: number, token: string): number {
  const id = shipmentOfToken(app.services, providerId, token);
  if (id === undefined) throw unknownShipment('token');
  return id;
}

async function heldOf(app: FastifyInstance, { host, request, body }: PayerContext): Promise<number> {
  const { tracking_reference, contact } = body;
  if (!host) throw unknownShipment('tracking_reference');
  if (contact === undefined) throw contactRequired();
  const sides = ['collection_contact', 'delivery_contact', 'responsible_contact'] as const;
  return requireHolder(app, { tracking_reference, contact, host, request }, sides);
}

function contactRequired(): ApiError {
  const message = 'Enter a mobile number or email address that was given for the shipment';
  return new ApiError(422, 'contact_required', message, [{ field: 'contact', code: 'required', message }]);
}
