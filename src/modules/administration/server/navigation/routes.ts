/** The reference search of the navigation (F094, F095): finds the record with a number. */
import type { FastifyInstance } from 'fastify';
import type { FindReferenceAnswer200 } from '#generated/types.ts';
import { findAccountByCode } from '#modules/accounts/server/services/accounts.ts';
import { findDocument } from '#modules/billing/server/services/find-document.ts';
import { referenceInLink } from '#modules/shipments/domain/tracking-url.ts';
import { findByReference } from '#modules/shipments/server/services/find-reference.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { viewerOf, type Viewer } from '#platform/server/lists/viewer.ts';

export function navigationRoutes(app: FastifyInstance): void {
  route(app, 'find_reference', async ({ query, session, providerId }) => {
    const typed = query.search_query.trim();
    const reference = referenceInLink(typed) ?? typed;
    const viewer = viewerOf(session);
    const found = await inTenant(app.services.database.app, providerId, (tx) => find(tx, viewer, reference));
    if (found) return found;
    const message = 'Reference could not be found';
    throw new ApiError(404, 'unknown_reference', message, [{ field: 'search_query', message }]);
  });
}

async function find(tx: Transaction, viewer: Viewer, reference: string): Promise<FindReferenceAnswer200 | undefined> {
  const shipment = viewer.can('API_/shipments:GET') ? await findByReference(tx, viewer, reference) : undefined;
  if (shipment !== undefined) return { type: 'shipment', data: { id: shipment } };
  const only = onlyAccountOf(viewer.user);
  const account = viewer.can('API_/accounts:GET') ? await findAccountByCode(tx, reference, only) : undefined;
  if (account) return { type: 'account', data: { id: account.id } };
  if (!viewer.can('API_/billing/invoices:GET') || !viewer.can('INLINE_see_billing_info')) return undefined;
  const document = await findDocument(tx, reference, only);
  return document && { type: document.type, data: { id: document.id } };
}
