/** The server manifest of rates: prices of shipments. */
import { registerZoneUse } from '#modules/geography/server/services/zone-uses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { CurrentTariffs } from './current-tariff.ts';
import { ratesRoutes } from './routes.ts';
import { tariffRoutes } from './tariff-routes.ts';
import { tariffUseOf } from './tariff-use.ts';
import { createRates, type Rates } from './services/rate.ts';

export const rates: ServerModule = {
  setup(app) {
    app.decorate('accountsOfShipments', []);
    registerZoneUse(app, tariffUseOf);
    app.decorate('rates', createRates(app.settings, new CurrentTariffs()));
  },
  routes(app) {
    ratesRoutes(app);
    tariffRoutes(app);
  },
};

declare module 'fastify' {
  interface FastifyInstance {
    rates: Rates;
  }
}
