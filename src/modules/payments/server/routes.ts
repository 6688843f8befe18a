/** Payments over HTTP: starting a payment at a gateway, and its result. */
import type { FastifyInstance } from 'fastify';
import type { BeginBobPayPaymentBody } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import type { Beginning } from './beginning.ts';
import type { CardChoice } from './cards/pay.ts';
import { findPayment } from './repository.ts';
import { activeMethods, startBobPay } from './top-up/bob-pay.ts';
import { startPayfast } from './top-up/payfast.ts';
import { startStitch } from './top-up/stitch.ts';

export function paymentRoutes(app: FastifyInstance): void {
  const bobPayPage = (beginning: Beginning, body: BeginBobPayPaymentBody): Promise<string> => {
    const { saved_card_id: id, saved_card_pan: pan, saved_card_reference: reference } = beginning.fields;
    const { saved_card_cvv: securityCode = '' } = beginning.fields;
    const saveAs = body.set_as_default_payment_setup === true ? 'default' : 'saved';
    const card: CardChoice = {
      ...(id !== undefined && { savedCard: { id: Number(id), securityCode, pan, reference } }),
      ...(body.is_saved_card_setup === true && { saveAs }),
    };
    return startBobPay(app, beginning, { paymentMethod: body.payment_method, card });
  };

  route(app, 'sign_payfast_payment', async ({ body, session, providerId }) => ({
    data: await startPayfast(app, beginningOf(session, providerId, body.key_value_pairs)),
  }));

  route(app, 'begin_bob_pay_payment', async ({ body, session, providerId }) => ({
    redirect_url: await bobPayPage(beginningOf(session, providerId, body.key_value_pairs), body),
  }));

  route(app, 'begin_stitch_payment', async ({ body, session, providerId }) => {
    const beginning = beginningOf(session, providerId, body.key_value_pairs);
    if (body.account_id !== undefined && body.account_id !== beginning.accountId) throw unknownAccount();
    return { redirect_url: await startStitch(app, beginning) };
  });

  route(app, 'read_public_payment_methods', async ({ query, providerId }) => ({
    payment_methods: [...(await activeMethods(app, providerId, query.account_code))],
  }));

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
}

function unknownAccount(): ApiError {
  const message = 'There is no such account';
  return new ApiError(404, 'unknown_account', message, [{ field: 'account_id', code: 'unknown', message }]);
}

/** Throws `forbidden` for staff, who can't pay (F264). */
function beginningOf(
  { user }: Session,
  providerId: number,
  pairs: readonly { readonly key: string; readonly value: string }[],
): Beginning {
  const accountId = onlyAccountOf(user);
  if (isStaff(user) || !accountId) throw forbidden('Only customers can pay');
  const fields = Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
  if (Object.keys(fields).length < pairs.length) throw new ApiError(422, 'invalid_payment', 'Send each field once');
  return { providerId, accountId, userId: user.id, fields };
}
