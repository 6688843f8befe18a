/** The calling user: details, and what users change about themselves. */
import type { FastifyInstance } from 'fastify';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { serializeRole, serializeUser } from '#platform/server/http/session.ts';

const ownFields = ['name', 'phone_number', 'terms_and_conditions_accepted_version'] as const;

function namedUser({ id, name, email }: SessionUser) {
  return { id, name, email };
}

export function usersRoutes(app: FastifyInstance): void {
  const { database, clock, config } = app.services;

  route(app, 'read_current_user', ({ session }) => ({
    logged_in_user: namedUser(session.actor ?? session.user),
    user: serializeUser(session, config.internalEmailDomains),
    roles: [serializeRole(session.role)],
    impersonated_username: session.actor ? session.user.email : null,
  }));

  route(app, 'update_current_user', async ({ session, body, request }) => {
    const { user, actor, provider } = session;
    if (actor) throw forbidden('You can’t change the details of someone you act as');
    const accepted = body.terms_and_conditions_accepted_version;
    if (accepted !== undefined) {
      const revision = await readSettingsRevision(database.app, provider.id);
      const { terms_and_conditions_version: current } = await app.settings.decidingFor(provider.id, revision);
      if (accepted !== current)
        throw new ApiError(409, 'outdated_terms', 'The terms have changed. Please read them again');
    }
    const changed = ownFields.filter((name) => body[name] !== undefined && body[name] !== user[name]);
    const next = Object.fromEntries(changed.map((name) => [name, body[name]]));
    if (changed.length > 0)
      await inTenant(database.app, user.provider_id, async (tx) => {
        await tx
          .updateTable('users')
          .set((row) => ({ ...next, revision: row('revision', '+', 1) }))
          .where('id', '=', user.id)
          .execute();
        const from = Object.fromEntries(changed.map((name) => [name, user[name]]));
        const place = { providerId: user.provider_id, type: 'user', at: clock() } as const;
        await writeAuditEvents(tx, place, authorOf(session, request), [{ object_id: String(user.id), from, to: next }]);
      });
    return { ok: true, user: serializeUser({ ...session, user: { ...user, ...next } }, config.internalEmailDomains) };
  });
}
