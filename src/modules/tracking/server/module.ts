/** What tracking contributes to the server: following shipments, and recording what happens to them. */
import type { ServerModule } from '#platform/server/module.ts';
import { trackingRoutes } from './routes.ts';

export const tracking: ServerModule = {
  routes: trackingRoutes,
};
