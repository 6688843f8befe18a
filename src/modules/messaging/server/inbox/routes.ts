/** The inbox over HTTP (F384). Everyone has their own; while impersonating it is empty. */
import type { FastifyInstance } from 'fastify';
import { inbox } from '#generated/tables.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { withOffset } from '#platform/domain/time.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { viewerOf, type Viewer } from '#platform/server/lists/viewer.ts';
import { countUnread, inboxRows, markRead } from './inbox.ts';

export function inboxRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  listRoute(app, inbox, {
    tenant: ({ viewer }) => viewer.user.provider_id,
    authorise: async (_tx, { viewer }) => requireOwn(viewer),
    rows: (tx, { viewer }) => inboxRows(tx, viewer.user),
    serialize: ({ id, subject, body, is_read, created_at }) => ({
      ...{ id, subject, body, is_read },
      created_at: withOffset(created_at as Date),
    }),
  });

  route(app, 'read_unread_messages', async ({ session }) => {
    requireOwn(viewerOf(session));
    const { user } = session;
    return inTenant(database.app, user.provider_id, async (tx) => ({ unread: await countUnread(tx, user) }));
  });

  route(app, 'mark_inbox_read', async ({ session, body }) => {
    requireOwn(viewerOf(session));
    const { user } = session;
    const mark = { ids: body.ids, isRead: body.is_read ?? true, now: clock() };
    await inTenant(database.app, user.provider_id, (tx) => markRead(tx, user, mark));
    return { ids: body.ids };
  });
}

/** Staff who impersonate a customer see what the customer sees, except for their mail. */
function requireOwn({ isImpersonated }: Viewer): void {
  if (isImpersonated) throw forbidden('Only the person can read their inbox');
}
