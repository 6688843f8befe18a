/** A quote as it is printed or sent, for people who may see it. */
import type { FastifyInstance } from 'fastify';
import { bank } from '#generated/enums.ts';
import type { Row } from '#generated/database.ts';
import type { Settings } from '#generated/types.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import type { Session } from '#platform/server/http/session.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { quoteDocumentOf, type QuoteDocument } from '../../domain/quotes/quote-document.ts';
import { quoteStatuses } from '../../domain/status.ts';
import { findShipment } from '../repository.ts';
import { serializeShipment } from '../serialize-shipment.ts';

export interface ReadQuote {
  readonly row: Row<'shipments'>;
  readonly settings: Settings;
  readonly document: QuoteDocument;
}

/** Throws `unknown_quote` for what is no quote, or not one that this person may see: an expired one is for staff only (F212). */
export async function readQuote(
  app: FastifyInstance,
  session: Session,
  providerId: number,
  id: number,
): Promise<ReadQuote> {
  const access = app.services.database.app;
  const viewer = viewerOf(session);
  const row = await inTenant(access, providerId, (tx) => findShipment(tx, viewer, { id }));
  const readable = isStaff(session.user) ? quoteStatuses : ['quote'];
  if (!row?.quote_valid_until || !readable.some((one) => one === row.status))
    throw new ApiError(404, 'unknown_quote', 'There is no such quote');
  const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
  const reader = { viewer, override: settings.override_shipment_statuses ?? false };
  const document = quoteDocumentOf(serializeShipment(row, reader), {
    settings,
    title: await inTenant(access, providerId, (tx) => findTitle(tx, providerId, settings)),
    quoted: wallClock(row.time_created).date,
    validUntil: wallClock(row.quote_valid_until).date,
    bankName: (code) => bank.find((one) => one.const === code)?.title ?? code,
  });
  return { row, settings, document };
}
