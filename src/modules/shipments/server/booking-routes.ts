/** Booking over HTTP: new shipments and quotes, changes, cancellations and parcels, each in one idempotent transaction. */
import { requireNotBlocked, type Person } from '#modules/identity/server/services/blocked-lists.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CancelShipmentBody, CreateShipmentAnswer200 } from '#generated/types.ts';
import type { Row } from '#generated/database.ts';
import { environmentOf } from '#platform/domain/environment.ts';
import { inTenant, planOnce, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { requireFeature } from '#platform/server/http/feature.ts';
import { route, type Context } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { flagsOfKind, originOf, type Provider } from '#platform/server/http/tenancy.ts';
import { mayBook } from '#modules/accounts/domain/guest-booking.ts';
import { bookShipment } from './book.ts';
import { bookerOf, isStaff, readerOf, type Booker, type Deciding } from './booker.ts';
import { cancelShipment } from './cancel.ts';
import { changeShipment } from './change.ts';
import { addParcels, cancelParcels, updateParcels } from './change-parcels.ts';
import { convertQuote } from './convert-quote.ts';
import { findNumber, findShipment } from './repository.ts';
import { isPaidOnline } from './services/pay-now.ts';
import { paymentToken } from './services/payment-token.ts';
import { ownerOfShipment, unknownShipment } from './services/require-shipment.ts';
import { overridesStatuses, serializeShipment } from './serialize-shipment.ts';
import { lockShipment } from './stored-shipment.ts';

interface RouteContext {
  readonly session: Session | null;
  readonly host: Provider | null;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

export function bookingRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const deciding: Deciding = { settings: app.settings, rates: app.rates };

  /** Runs a step in a transaction and returns the shipment as the user may see it; a repeated request gets the stored answer. */
  const answer = async (
    context: RouteContext,
    work: (tx: Transaction, booker: Booker) => Promise<Row<'shipments'>>,
  ): Promise<CreateShipmentAnswer200> => {
    const { providerId, once } = context;
    return inTenant(database.app, providerId, (tx) => {
      planOnce(tx);
      return answerOnce(tx, once, providerId, async () => {
        const booker = bookerOf(context, clock());
        const { id, account_id } = await work(tx, booker);
        const reader = readerOf(booker, account_id);
        const row = await findShipment(tx, reader, { id });
        if (!row) throw unknownShipment('id');
        const override = await overridesStatuses(app.settings, tx, providerId);
        return { id, shipment: serializeShipment(row, { viewer: reader, override }) };
      });
    });
  };

  const authorise = async ({ session, host, request }: RouteContext): Promise<void> => {
    if (session && !session.can('API_/shipments:POST')) throw forbidden();
    if (session || !host) return;
    const settings = await app.settings.publicOf(host);
    const environment = environmentOf(originOf(request));
    if (host.status === 'inactive')
      throw new ApiError(403, 'provider_inactive', 'This site is not active at the moment');
    const { status } = host;
    if (!mayBook({ isSignedIn: false, settings, kindFlags: flagsOfKind(host.kind), environment, status }))
      throw new ApiError(403, 'guests_not_allowed', 'Log in to book a shipment');
  };

  route(app, 'create_shipment', async (context) => {
    await authorise(context);
    const { session } = context;
    if (session && context.body.mode === 'data-capture')
      await requireFeature(app, session, context.providerId, 'data_capturing');
    const answered = await answer(context, async (tx, booker) => {
      if (!booker.viewer) await requireNotBlocked(tx, guestOf(context));
      return bookShipment(tx, deciding, booker, context.body);
    });
    if (answered.shipment.status !== 'payment-pending') return answered;
    const { providerId } = context;
    const isOnline = await inTenant(database.app, providerId, (tx) => isPaidOnline(app, tx, providerId, answered.id));
    if (!isOnline) return answered;
    const grant = { provider_id: providerId, shipment_id: answered.id };
    return { ...answered, payment_token: paymentToken(app.services, grant) };
  });

  route(app, 'create_quote', (context) =>
    answer(context, (tx, booker) => bookShipment(tx, deciding, booker, context.body, 'quote')),
  );

  const ownerOf = (session: Session, providerId: number, id: number | undefined, field: string) =>
    inTenant(database.app, providerId, (tx) => {
      if (id === undefined) throw unknownShipment(field);
      return ownerOfShipment(tx, session, id, field);
    });

  route(
    app,
    'convert_quote',
    (context) => answer(context, (tx, booker) => convertQuote(tx, deciding, booker, context.body.id)),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.id, 'id'),
  );

  route(
    app,
    'update_shipment',
    (context) =>
      answer(context, async (tx, booker) => {
        const stored = await lockShipment(tx, booker, context.body.id!, 'id');
        return changeShipment(tx, deciding, booker, stored, context.body);
      }),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.id, 'id'),
  );

  /** The id of a shipment named by id or reference. */
  const numberOf = async (tx: Transaction, { id, tracking_reference: reference }: CancelShipmentBody) =>
    id ?? (reference === undefined ? undefined : findNumber(tx, reference));

  route(
    app,
    'cancel_shipment',
    (context) =>
      answer(context, async (tx, booker) => {
        const id = await numberOf(tx, context.body);
        const stored = await lockShipment(tx, booker, id!, 'tracking_reference');
        // API clients of customers send only the reference.
        const reason = context.body.tracking_message?.trim() || (isStaff(booker) ? '' : 'Cancelled by the customer');
        return cancelShipment(tx, booker, stored, reason);
      }),
    async ({ body, session, providerId }) => {
      const id = await inTenant(database.app, providerId, (tx) => numberOf(tx, body));
      return ownerOf(session, providerId, id, 'tracking_reference');
    },
  );

  route(
    app,
    'add_parcels',
    (context) =>
      answer(context, async (tx, booker) => {
        const stored = await lockShipment(tx, booker, context.body.shipment_id, 'shipment_id');
        return addParcels(tx, deciding, booker, stored, context.body);
      }),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.shipment_id, 'shipment_id'),
  );

  route(
    app,
    'update_parcels',
    (context) =>
      answer(context, async (tx, booker) => {
        const stored = await lockShipment(tx, booker, context.body.shipment_id, 'shipment_id');
        return updateParcels(tx, deciding, booker, stored, context.body);
      }),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.shipment_id, 'shipment_id'),
  );

  route(
    app,
    'cancel_parcels',
    (context) =>
      answer(context, async (tx, booker) => {
        const { shipment_id: id, parcel_ids: ids, tracking_message: message, base_revision } = context.body;
        const stored = await lockShipment(tx, booker, id, 'shipment_id');
        const reason = message?.trim() || 'Parcel cancelled';
        return cancelParcels(tx, deciding, booker, stored, { ids, reason, base_revision });
      }),
    ({ body, session, providerId }) => ownerOf(session, providerId, body.shipment_id, 'shipment_id'),
  );
}

/** Identifies a guest by the contact details of both sides and of who pays (F240). */
function guestOf({ body, request }: Context<'create_shipment'>): Person {
  const { collection_contact: from, delivery_contact: to, responsible_contact: payer } = body;
  return {
    ip: request.ip,
    emails: {
      'collection_contact.email': from?.email,
      'delivery_contact.email': to?.email,
      'responsible_contact.email': payer?.email,
    },
    numbers: {
      'collection_contact.mobile_number': from?.mobile_number,
      'delivery_contact.mobile_number': to?.mobile_number,
      'responsible_contact.mobile_number': payer?.mobile_number,
    },
  };
}
