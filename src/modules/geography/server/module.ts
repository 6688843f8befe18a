/** The server manifest of geography: branches, address books, geocoding, pickup points, and the areas of maps. */
import type { ServerModule } from '#platform/server/module.ts';
import { addressBookRoutes } from './address-book/routes.ts';
import { countLimited, countWorking } from './branches/repository.ts';
import { bobBoxCheck } from './bob-box/check-connection.ts';
import { bobBoxHandlers, syncBobBox } from './bob-box/sync-job.ts';
import { branchRoutes } from './branches/routes.ts';
import { registerBranchUse } from './services/branch-uses.ts';
import { geocodingRoutes } from './geocoding/routes.ts';
import { pickupPointRoutes } from './pickup-points/routes.ts';
import { zoneRoutes } from './zones/routes.ts';

export const geography: ServerModule = {
  setup(app) {
    app.connectionChecks.set('bob_box', bobBoxCheck(app.services.config.gateways.bobBox));
    app.decorate('zoneUses', []);
    app.decorate('branchUses', []);
    registerBranchUse(app, { title: 'People who see this branch only', prevents: true, count: countLimited });
    registerBranchUse(app, { title: 'People who work here', prevents: false, count: countWorking });
  },
  routes(app) {
    branchRoutes(app);
    addressBookRoutes(app);
    geocodingRoutes(app);
    pickupPointRoutes(app);
    zoneRoutes(app);
  },
  jobs: (app) => [syncBobBox(app)],
  handlers: () => bobBoxHandlers,
};
