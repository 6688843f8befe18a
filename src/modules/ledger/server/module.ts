/** The server manifest of the ledger: the list of transactions, and moving money for higher modules. */
import type { ServerModule } from '#platform/server/module.ts';
import { ledgerRoutes } from './routes.ts';
import { accountStanding, charge, post, reverse } from './services/ledger.ts';

const services = { accountStanding, charge, post, reverse };

export const ledger: ServerModule = {
  setup(app) {
    app.decorate('ledger', services);
    app.decorate('reversalChecks', []);
  },
  routes: ledgerRoutes,
};

declare module 'fastify' {
  interface FastifyInstance {
    ledger: typeof services;
  }
}
