/** The labels of a booked shipment without a login, for the sender who has its number and knows its contact. */
import type { FastifyInstance } from 'fastify';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { StoredFile } from '#modules/files/server/services/stored-files.ts';
import { needsLabel, statusBesidesHold } from '../../domain/status.ts';
import { labelled } from '../labels/label-repository.ts';
import { printLabels } from '../labels/print-labels.ts';
import { findShipment } from '../repository.ts';
import { holderOf } from './for-receivers.ts';

/** One label a parcel, as a PDF that is deleted after a day. Throws `not_booked` before booking, and once it was collected. */
export async function labelForSender(app: FastifyInstance, providerId: number, id: number): Promise<StoredFile> {
  const { services } = app;
  const access = services.database.app;
  const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
  const printed = await inTenant(access, providerId, async (tx) => {
    const viewer = await holderOf(tx, providerId, id);
    const row = (await findShipment(tx, viewer, { id }))!;
    if (!needsLabel(statusBesidesHold(row))) throw notNeeded();
    const title = await findTitle(tx, providerId, settings);
    const shipment = await labelled(tx, viewer, row, settings);
    return { title, shipments: [{ ...shipment, type: 'parcel' as const }] };
  });
  const printing = { providerId, settings, format: 'pdf', paper: '100x150', userId: null } as const;
  return printLabels(services, { ...printing, ...printed });
}

function notNeeded(): ApiError {
  return new ApiError(409, 'not_booked', 'Labels can be printed once a shipment is booked, and until it is collected');
}
