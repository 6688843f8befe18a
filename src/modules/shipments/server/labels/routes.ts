/** Labels over HTTP: each call prints them, stores the document for a day and returns a signed address. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStaff } from '#platform/domain/role.ts';
import type { LabelFormat, LabelPaper, Settings, WaybillType } from '#generated/types.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { findShipment } from '../repository.ts';
import { unknownShipment } from '../services/require-shipment.ts';
import { labelled } from './label-repository.ts';
import { printLabels, type Printing } from './print-labels.ts';

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly id: number;
  readonly format?: LabelFormat | undefined;
  readonly paper?: LabelPaper | undefined;
  readonly accountId?: number | undefined;
  readonly unbooked: boolean;
  /** What a label is printed for; the account's usual choice where absent. */
  readonly type?: WaybillType | undefined;
}

/** Without a carrier no label is needed. */
const unbooked: ReadonlySet<string> = new Set(['quote', 'quote-expired', 'cancelled']);

export function labelRoutes(app: FastifyInstance): void {
  const { services } = app;
  const access = services.database.app;

  const print = async (context: RouteContext): Promise<{ url: string }> => {
    const { session, providerId, format = 'pdf', paper = '100x150' } = context;
    const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
    refusePaper(settings, format, paper);
    const viewer = viewerOf(session);
    const { shipment, type, title } = await inTenant(access, providerId, async (tx) => {
      const row = await findShipment(tx, viewer, { id: context.id });
      if (!row || (context.accountId !== undefined && row.account_id !== context.accountId))
        throw unknownShipment('id');
      if (unbooked.has(row.status) && !context.unbooked) throw notBooked();
      return {
        shipment: await labelled(tx, viewer, row, settings),
        title: await findTitle(tx, providerId, settings),
        type: context.type ?? (await usualType(tx, providerId, row.account_id)),
      };
    });
    const file = await printLabels(services, {
      ...{ providerId, settings, title, format, paper },
      shipments: [{ ...shipment, type }],
      userId: (session.actor ?? session.user).id,
    });
    return { url: signedDownloadUrl(services, context.request, { provider_id: providerId, ids: [file.id] }) };
  };

  /** The choice of the account whose shipment it is, whoever prints it (F209). */
  const usualType = async (tx: Transaction, providerId: number, accountId: number): Promise<WaybillType> =>
    (await app.settings.decidingForAccount(tx, providerId, accountId)).default_waybill_type ?? 'shipment';

  route(app, 'read_shipment_label', ({ query, session, providerId, request }) =>
    print({ session, providerId, request, ...query, unbooked: false }),
  );

  route(app, 'read_bulk_labels', async ({ query, session, providerId, request }) => {
    const { ids, waybills = false, format = 'pdf', paper = '100x150' } = query;
    const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
    refusePaper(settings, format, paper);
    const viewer = viewerOf(session);
    const { shipments, skipped, title } = await inTenant(access, providerId, async (tx) => {
      const found: Printing['shipments'][number][] = [];
      const without: string[] = [];
      for (const id of ids) {
        const row = await findShipment(tx, viewer, { id });
        if (!row) throw unknownShipment('ids');
        if (unbooked.has(row.status)) {
          without.push(row.short_tracking_reference);
          continue;
        }
        const type = waybills ? await usualType(tx, providerId, row.account_id) : 'parcel';
        found.push({ ...(await labelled(tx, viewer, row, settings)), type });
      }
      return { shipments: found, skipped: without, title: await findTitle(tx, providerId, settings) };
    });
    if (shipments.length === 0) throw notBooked();
    const file = await printLabels(services, {
      ...{ providerId, settings, title, shipments, format, paper },
      userId: (session.actor ?? session.user).id,
    });
    return { url: signedDownloadUrl(services, request, { provider_id: providerId, ids: [file.id] }), skipped };
  });

  route(app, 'read_label_stickers', async ({ query, session, providerId, request }) => {
    const { account_id: accountId, force_print: force = false, id, format, paper, type = 'parcel' } = query;
    if (!isStaff(session.user) && accountId !== undefined) throw forbidden();
    const unbookedToo = force && isStaff(session.user);
    return print({
      session,
      providerId,
      request,
      id,
      format,
      paper,
      accountId,
      unbooked: unbookedToo,
      type,
    });
  });
}

function notBooked(): ApiError {
  return new ApiError(409, 'not_booked', 'Labels can be printed once a shipment is booked, and until it is cancelled');
}

function refusePaper(settings: Settings, format: LabelFormat, paper: LabelPaper): void {
  if (paper !== '6up') return;
  const message =
    format === 'zpl'
      ? 'Six labels per page are printed from PDF. Choose another format or paper'
      : settings.enable_6up_sticker_labels
        ? undefined
        : 'Six labels per page are turned off';
  if (message !== undefined)
    throw new ApiError(400, 'invalid_input', message, [{ field: 'paper', code: 'not_available', message }]);
}
