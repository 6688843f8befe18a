/** Imported payments over HTTP, for staff: the list, importing a bank statement, and allocating a payment. */
import type { FastifyInstance } from 'fastify';
import { imported_payments } from '#generated/tables.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { importPayments } from './import-payments.ts';
import { allocateImported, importedPaymentRows, readImportedPayment } from './imported-payments.ts';

/** Enough for ten thousand lines of a statement. */
const mostBytes = 10_000_000;

export function importedPaymentRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  listRoute(app, imported_payments, { rows: importedPaymentRows });

  route(app, 'upload_payments', async ({ query, session, providerId, request }) => {
    requireFileBody(request);
    requireStaff(session.user);
    const bytes = await readFileBody(request, mostBytes);
    const { dry_run: dryRun = false, from = 0 } = query;
    return importPayments((work) => inTenant(access, providerId, work), {
      ...{ providerId, bytes, dryRun, from, today: wallClock(clock()).date },
      createdBy: (session.actor ?? session.user).id,
      settings: await app.settings.decidingFor(providerId, await readSettingsRevision(access, providerId)),
    });
  });

  route(app, 'allocate_imported_payment', ({ body, session, providerId, once }) => {
    requireStaff(session.user);
    const { id, account_id, allocation, invoices } = body;
    const createdBy = (session.actor ?? session.user).id;
    const importing = { providerId, createdBy, today: wallClock(clock()).date };
    return inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        await allocateImported(tx, importing, id, { account_id, allocation, invoices });
        return { imported_payment: await readImportedPayment(tx, id) };
      }),
    );
  });
}

function requireStaff(user: SessionUser): void {
  if (!isStaff(user)) throw forbidden('Imported payments are for staff');
}
