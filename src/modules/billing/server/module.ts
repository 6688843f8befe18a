/** What billing contributes to the server: invoices and the nightly run that makes them. */
import type { ServerModule } from '#platform/server/module.ts';
import { isInvoiceable } from '../domain/invoice-trigger.ts';
import { markInvoiceable } from '#modules/ledger/server/services/invoicing.ts';
import { invoiceRunJob } from './invoices/invoice-run.ts';
import { invoiceRoutes } from './invoices/routes.ts';

export const billing: ServerModule = {
  routes: invoiceRoutes,
  jobs: (app) => [invoiceRunJob(app)],
  handlers: (app) => ({
    async shipment_status_changed(tx, { shipment_id: id, to }, { providerId }) {
      const { invoice_trigger_shipment_status: trigger } = await app.settings.decidingWithin(tx, providerId);
      if (isInvoiceable(to, trigger ?? 'delivered')) await markInvoiceable(tx, [id]);
    },
  }),
};
