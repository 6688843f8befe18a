/**
 * The server manifest of payments: connection tests of gateways, top-ups, paying for shipments online and at
 * the counter, saved cards, and received payments.
 */
import { received_payments } from '#generated/tables.ts';
import { registerAccountUse } from '#modules/accounts/server/services/account-uses.ts';
import { registerReversalCheck } from '#modules/ledger/server/services/reversal-checks.ts';
import { isStaff } from '#platform/domain/role.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { closedAccountHandlers, savedCardsOfAccount } from './cards/forget-closed.ts';
import { savedCardRoutes } from './cards/routes.ts';
import { counterRoutes } from './counter/routes.ts';
import { bobPayCheck } from './gateways/bob-pay/check-connection.ts';
import { payfastCheck } from './gateways/payfast/check-connection.ts';
import { stitchCheck } from './gateways/stitch/check-connection.ts';
import { notificationRoutes } from './notifications.ts';
import { receivedPaymentRows } from './services/received-payments.ts';
import { requireNoRefundPending } from './refunds/repository.ts';
import { refundRoutes } from './refunds/routes.ts';
import { paymentRoutes } from './routes.ts';
import { shipmentPaymentRoutes } from './shipment/routes.ts';

export const payments: ServerModule = {
  setup(app) {
    const { config, clock } = app.services;
    const { payfast, bobPay, stitch } = config.gateways;
    registerAccountUse(app, savedCardsOfAccount);
    registerReversalCheck(app, requireNoRefundPending);
    app.connectionChecks.set('payfast', payfastCheck(payfast, clock));
    app.connectionChecks.set('bob_pay', bobPayCheck(bobPay));
    app.connectionChecks.set('stitch', stitchCheck(stitch));
  },
  handlers: () => closedAccountHandlers,
  routes(app) {
    listRoute(app, received_payments, {
      rows: receivedPaymentRows,
      authorise: async (_tx, { viewer }) => {
        if (!isStaff(viewer.user)) throw forbidden('Payments of all accounts are for staff');
      },
    });
    paymentRoutes(app);
    shipmentPaymentRoutes(app);
    counterRoutes(app);
    refundRoutes(app);
    savedCardRoutes(app);
    notificationRoutes(app);
  },
};
