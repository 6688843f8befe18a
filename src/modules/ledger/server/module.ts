/** What the ledger contributes to the server: the list of transactions, and for higher modules what moves money. */
import type { ServerModule } from '#platform/server/module.ts';
import { ledgerRoutes } from './routes.ts';
import { accountStanding, charge, post, reverse } from './services/ledger.ts';

const services = { accountStanding, charge, post, reverse };

export const ledger: ServerModule = {
  setup(app) {
    app.decorate('ledger', services);
  },
  routes: ledgerRoutes,
};

declare module 'fastify' {
  interface FastifyInstance {
    ledger: typeof services;
  }
}
