/** What geography contributes to the server: address books, geocoding, lockers and counters, and the areas of maps. */
import type { ServerModule } from '#platform/server/module.ts';
import { addressBookRoutes } from './address-book/routes.ts';
import { geocodingRoutes } from './geocoding/routes.ts';
import { pickupPointRoutes } from './pickup-points/routes.ts';
import type { ZoneUses } from './services/zone-uses.ts';
import { zoneRoutes } from './zones/routes.ts';

export const geography: ServerModule = {
  setup(app) {
    app.decorate('zoneUses', []);
  },
  routes(app) {
    addressBookRoutes(app);
    geocodingRoutes(app);
    pickupPointRoutes(app);
    zoneRoutes(app);
  },
};

declare module 'fastify' {
  interface FastifyInstance {
    zoneUses: ZoneUses;
  }
}
