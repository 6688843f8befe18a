/** Payments over HTTP: the form that takes a customer to PayFast, what PayFast reports, and what became of a payment. */
import type { FastifyInstance } from 'fastify';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { findPayment } from './repository.ts';
import { startTopUp, takeNotification } from './top-up.ts';

export function paymentRoutes(app: FastifyInstance): void {
  route(app, 'sign_payfast_payment', async ({ body, session, providerId }) => {
    const accountId = onlyAccountOf(session.user);
    if (isStaff(session.user) || !accountId) throw forbidden('Only customers can pay');
    const fields = Object.fromEntries(body.key_value_pairs.map(({ key, value }) => [key, value]));
    if (Object.keys(fields).length < body.key_value_pairs.length)
      throw new ApiError(422, 'invalid_payment', 'Send each field once');
    return { data: await startTopUp(app, { providerId, accountId, userId: session.user.id, fields }) };
  });

  route(app, 'read_payment', ({ params, session, providerId }) =>
    inTenant(app.services.database.app, providerId, async (tx) => {
      const own = onlyAccountOf(session.user);
      const found = await findPayment(tx, params.reference);
      if (!found || (own !== null && found.account_id !== own))
        throw new ApiError(404, 'unknown_payment', 'There is no such payment');
      const { reference, gateway, amount_cents, state } = found;
      return { payment: { reference, gateway, amount: amount_cents / 100, state } };
    }),
  );

  // Forms are read for gateways alone: a page of somebody else could otherwise post one in a user's name.
  void app.register((gateways, _options, done) => {
    const media = 'application/x-www-form-urlencoded';
    gateways.addContentTypeParser(media, { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    route(gateways, 'receive_payfast_notification', async ({ body, host }) => {
      await takeNotification(app, host.id, body);
      return { received: true };
    });
    done();
  });
}
