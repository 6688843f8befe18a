/** Notes, documents, photos and proofs of a shipment over HTTP. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { requireFeature } from '#platform/server/http/feature.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { bookerOf, isStaff, type Booker } from '../booker.ts';
import { requireShipment, ownerOfShipment } from '../services/require-shipment.ts';
import { attachFiles } from '../services/shipment-files.ts';
import { lockShipment, type LockedShipment } from '../stored-shipment.ts';
import { nextVersion } from './versions.ts';
import { readFiles, readProofs, removeDocument, type Reading } from './files.ts';
import { deleteNote, writeNote } from './notes.ts';
import { notesOfKinds } from './notes-of-kinds.ts';

interface RouteContext {
  readonly session: Session;
  readonly host: null;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

export function recordRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;
  const owner = ({
    body,
    session,
    providerId,
  }: {
    readonly body: { readonly shipment_id: number };
    readonly session: Session;
    readonly providerId: number;
  }) => inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, body.shipment_id, 'shipment_id'));

  /** Reads a record of a shipment that the user may see. */
  const reading = <T>(
    { session, providerId, request }: Pick<RouteContext, 'session' | 'providerId' | 'request'>,
    id: number,
    read: (tx: Transaction, reading: Reading) => Promise<T>,
  ): Promise<T> =>
    inTenant(access, providerId, async (tx) => {
      const viewer = viewerOf(session);
      await requireShipment(tx, viewer, id, 'id');
      return read(tx, { app, request, providerId, viewer });
    });

  /** Changes a record of a shipment; idempotent. */
  const changing = <T>(
    context: RouteContext,
    id: number,
    change: (tx: Transaction, booker: Booker, stored: LockedShipment) => Promise<T>,
  ): Promise<T> =>
    inTenant(access, context.providerId, (tx) =>
      answerOnce(tx, context.once, context.providerId, async () => {
        const booker = bookerOf(context, clock());
        return change(tx, booker, await lockShipment(tx, booker, id, 'shipment_id'));
      }),
    );

  route(app, 'read_shipment_notes', (context) =>
    reading(context, context.query.id, async (tx, { viewer }) => {
      const { providerId, query } = context;
      const of = { providerId, viewer, shipmentId: query.id };
      return { shipment_notes: await notesOfKinds(app, tx, of, query.kinds ?? ['shipment-note']) };
    }),
  );

  route(
    app,
    'create_shipment_note',
    ({ body, ...context }) =>
      changing({ ...context, host: null }, body.shipment_id, async (tx, booker, { row }) => {
        if (!isStaff(booker)) throw forbidden();
        const settings = await app.settings.decidingWithin(tx, context.providerId);
        return { shipment_note: await writeNote(tx, booker, row, body, settings) };
      }),
    owner,
  );

  route(
    app,
    'delete_shipment_note',
    ({ body, ...context }) =>
      changing({ ...context, host: null }, body.shipment_id, async (tx, booker, { row }) => {
        if (!isStaff(booker)) throw forbidden();
        await deleteNote(tx, booker, row, body.id, await app.settings.decidingWithin(tx, context.providerId));
        return { id: body.id };
      }),
    owner,
  );

  route(app, 'read_shipment_files', (context) =>
    reading(context, context.query.id, async (tx, caller) => ({
      shipment_files: await readFiles(tx, caller, context.query.id),
    })),
  );

  route(app, 'read_proof_of_delivery', (context) =>
    reading(context, context.query.id, async (tx, caller) => ({
      proofs_of_delivery: await readProofs(tx, caller, context.query.id),
    })),
  );

  route(
    app,
    'add_shipment_document',
    async ({ body, ...context }) => {
      // The editor uploads annotated copies.
      if (body.version_of !== undefined)
        await requireFeature(app, context.session, context.providerId, 'document_editor');
      return changing({ ...context, host: null }, body.shipment_id, async (tx, booker, { row }) => {
        const { providerId, request, session } = context;
        const { author, now } = booker;
        const [saved] = await attachFiles(tx, {
          ...{ providerId, shipmentId: row.id, eventId: null, kind: 'document', names: [body.file_name] },
          ...{ field: 'file_name', author, uploader: (session.actor ?? session.user).id, now },
          ...(body.version_of !== undefined && {
            version: await nextVersion(tx, row.id, body.version_of, body.file_name),
          }),
        });
        const change = { object_id: String(row.id), from: null, to: { document: body.file_name } };
        await writeAuditEvents(tx, { providerId, type: 'shipment', at: now }, author, [change]);
        const files = await readFiles(tx, { app, request, providerId, viewer: viewerOf(session) }, row.id);
        return { shipment_file: files.find(({ id }) => id === saved?.id)! };
      });
    },
    owner,
  );

  route(
    app,
    'remove_shipment_document',
    ({ body, ...context }) =>
      changing({ ...context, host: null }, body.shipment_id, async (tx, booker, { row }) => {
        await removeDocument(tx, booker, row.id, body.id);
        return { id: body.id };
      }),
    owner,
  );
}
