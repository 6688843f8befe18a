/** Reports over HTTP (F382). Each is a list, whose table defines the parameters. */
import type { FastifyInstance } from 'fastify';
import {
  cost_center_report,
  driver_report,
  missed_collections,
  on_time_report,
  payments_report,
  revenue_report,
  volume_report,
} from '#generated/tables.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { finishedJobs, perDriver } from './driver-report.ts';
import { missedCollections } from './missed-collections.ts';
import { perReceiver, validPayments } from './payments-report.ts';
import { bookedShipments, deliveredShipments, perBranchAndService, perBranchAndStatus } from './shipment-reports.ts';
import { chargedShipments, perAccountAndService, perCostCenter } from './revenue-report.ts';

export function reportRoutes(app: FastifyInstance): void {
  const { clock } = app.services;
  const settingsFor = (tx: Transaction, { providerId }: { readonly providerId: number }) =>
    app.settings.decidingWithin(tx, providerId);

  listRoute(app, volume_report, { rows: bookedShipments, grouped: perBranchAndStatus });
  listRoute(app, on_time_report, { context: settingsFor, rows: deliveredShipments, grouped: perBranchAndService });
  listRoute(app, revenue_report, { rows: chargedShipments, grouped: perAccountAndService });
  listRoute(app, cost_center_report, { rows: chargedShipments, grouped: perCostCenter });
  listRoute(app, payments_report, { rows: validPayments, grouped: perReceiver });
  listRoute(app, driver_report, { context: settingsFor, rows: finishedJobs, grouped: perDriver });
  listRoute(app, missed_collections, { rows: (tx) => missedCollections(tx, wallClock(clock()).date) });
}
