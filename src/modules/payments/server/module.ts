/** What payments contribute to the server: trying the credentials of payment gateways, topping up with them, paying for shipments, and saved cards. */
import type { ServerModule } from '#platform/server/module.ts';
import { savedCardRoutes } from './cards/routes.ts';
import { bobPayCheck } from './gateways/bob-pay/check-connection.ts';
import { payfastCheck } from './gateways/payfast/check-connection.ts';
import { stitchCheck } from './gateways/stitch/check-connection.ts';
import { notificationRoutes } from './notifications.ts';
import { paymentRoutes } from './routes.ts';
import { shipmentPaymentRoutes } from './shipment/routes.ts';

export const payments: ServerModule = {
  setup(app) {
    const { config, clock } = app.services;
    const { payfast, bobPay, stitch } = config.gateways;
    app.connectionChecks.set('payfast', payfastCheck(payfast, clock));
    app.connectionChecks.set('bob_pay', bobPayCheck(bobPay));
    app.connectionChecks.set('stitch', stitchCheck(stitch));
  },
  routes(app) {
    paymentRoutes(app);
    shipmentPaymentRoutes(app);
    savedCardRoutes(app);
    notificationRoutes(app);
  },
};
