/** The server manifest of billing: invoices and invoice runs, credit notes, payments, and statements. */
import type { ServerModule } from '#platform/server/module.ts';
import { invoiceableStatuses } from '../domain/invoice-trigger.ts';
import { markAllInvoiceable, markInvoiceable } from '#modules/ledger/server/services/invoicing.ts';
import { hasStatus } from '#modules/shipments/server/services/shipment-statuses.ts';
import { creditNoteRoutes } from './credit-notes/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { accountTransactionRoutes } from './payments/account-transactions.ts';
import { importedPaymentRoutes } from './payments/imported-payment-routes.ts';
import { invoiceRunJob, startedRunJob } from './runs/invoice-run.ts';
import { invoicingRunRoutes } from './runs/routes.ts';
import { sendStatementsJob, statementRunsJob } from './statement/automatic-statements.ts';
import { debtorRoutes } from './statement/debtor-routes.ts';
import { statementRoutes } from './statement/routes.ts';
import { statementRunRoutes } from './statement/statement-run-routes.ts';

/** The settings that say which shipments are ready for an invoice. */
const triggering: readonly string[] = ['invoice_trigger_shipment_status', 'shipment_status_order'];

export const billing: ServerModule = {
  routes(app) {
    invoiceRoutes(app);
    creditNoteRoutes(app);
    accountTransactionRoutes(app);
    importedPaymentRoutes(app);
    statementRoutes(app);
    debtorRoutes(app);
    statementRunRoutes(app);
    invoicingRunRoutes(app);
  },
  jobs: (app) => [invoiceRunJob(app), startedRunJob(app), statementRunsJob(app), sendStatementsJob(app)],
  handlers: (app) => ({
    async shipment_status_changed(tx, { shipment_id: id, to }, { providerId }) {
      const reached = invoiceableStatuses(await app.settings.decidingWithin(tx, providerId));
      if (reached.includes(to)) await markInvoiceable(tx, id);
    },
    // Events arrive in any order, so the current settings are read.
    async settings_changed(tx, { scope, keys }, { providerId }) {
      if (scope !== 'provider' || !keys.some((key) => triggering.includes(key))) return;
      const reached = invoiceableStatuses(await app.settings.decidingWithin(tx, providerId));
      await markAllInvoiceable(tx, (shipmentId) => hasStatus(shipmentId, reached));
    },
  }),
};
