/** The server manifest of tracking: tracking shipments, recording events, and the dashboard. */
import type { ServerModule } from '#platform/server/module.ts';
import { dashboardRoute } from './dashboard/route.ts';
import { holderRoutes } from './holder-routes.ts';
import { trackingRoutes } from './routes.ts';
import { shortUrlRoutes } from './short-url-routes.ts';

export const tracking: ServerModule = {
  routes(app) {
    trackingRoutes(app);
    shortUrlRoutes(app);
    holderRoutes(app);
    dashboardRoute(app);
  },
  // Its clicks are listed for a while after it ended.
  retention: [{ table: 'short_urls', since: 'expires_at', days: 90 }],
};
