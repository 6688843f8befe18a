/** The dashboard over HTTP. */
import type { FastifyInstance } from 'fastify';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import { viewerOf } from '#platform/server/lists/viewer.ts';
import { readDashboard } from './read-dashboard.ts';

export function dashboardRoute(app: FastifyInstance): void {
  const { database, clock } = app.services;
  route(app, 'read_dashboard', async ({ session, providerId }) => {
    const today = wallClock(clock()).date;
    return inTenant(database.app, providerId, async (tx) =>
      readDashboard({
        ...{ tx, list: app.lists.get('shipments')!, viewer: viewerOf(session), providerId, today },
        settings: await app.settings.decidingWithin(tx, providerId),
        isStaff: isStaff(session.user),
      }),
    );
  });
}
