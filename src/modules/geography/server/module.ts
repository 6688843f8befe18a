/** What geography contributes to the server: address books, geocoding, and lockers and counters. */
import type { ServerModule } from '#platform/server/module.ts';
import { addressBookRoutes } from './address-book/routes.ts';
import { geocodingRoutes } from './geocoding/routes.ts';
import { pickupPointRoutes } from './pickup-points/routes.ts';

export const geography: ServerModule = {
  routes(app) {
    addressBookRoutes(app);
    geocodingRoutes(app);
    pickupPointRoutes(app);
  },
};
