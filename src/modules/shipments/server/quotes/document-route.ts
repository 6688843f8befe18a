/** A quote as PDF, from a signed address. */
import type { FastifyInstance } from 'fastify';
import { bank } from '#generated/enums.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { readLogo, storeDocument } from '#modules/files/server/services/documents.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { quoteDocumentOf } from '../../domain/quote-document.ts';
import { quoteStatuses } from '../../domain/status.ts';
import { findShipment } from '../repository.ts';
import { serializeShipment } from '../serialize-shipment.ts';
import { quoteToPdf } from './quote-pdf.ts';

export function quoteDocumentRoute(app: FastifyInstance): void {
  const { services } = app;
  const access = services.database.app;

  route(app, 'read_quote_document', async ({ query, session, providerId, request }) => {
    const viewer = viewerOf(session);
    const row = await inTenant(access, providerId, (tx) => findShipment(tx, viewer, { id: query.id }));
    // An expired quote is for staff only (F212).
    const readable = isStaff(session.user) ? quoteStatuses : ['quote'];
    if (!row?.quote_valid_until || !readable.some((one) => one === row.status))
      throw new ApiError(404, 'unknown_quote', 'There is no such quote');
    const settings = await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId));
    const reader = { viewer, override: settings.override_shipment_statuses ?? false };
    const document = quoteDocumentOf(serializeShipment(row, reader), {
      settings,
      quoted: wallClock(row.time_created).date,
      validUntil: wallClock(row.quote_valid_until).date,
      bankName: (id) => bank.find((one) => one.const === id)?.title ?? id,
    });
    const logo = await readLogo(services, providerId, settings.logo_url);
    const bytes = await quoteToPdf(document, { logo, footer: settings.quote_disclaimer_footer ?? '' });
    const file = await storeDocument(services, {
      ...{ providerId, name: `quote-${row.short_tracking_reference}`, mediaType: 'application/pdf', bytes },
      userId: (session.actor ?? session.user).id,
    });
    return { url: signedDownloadUrl(services, request, { provider_id: providerId, ids: [file.id] }) };
  });
}
