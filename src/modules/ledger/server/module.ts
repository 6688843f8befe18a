/** What the ledger contributes to the server: the list of transactions. What moves money is a service for higher modules. */
import type { ServerModule } from '#platform/server/module.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger: ServerModule = {
  routes: ledgerRoutes,
};
