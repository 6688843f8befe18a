/** The user who calls. */
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/server/http/route.ts';
import { presentRole, presentUser } from '#platform/server/http/session.ts';

export function usersRoutes(app: FastifyInstance): void {
  route(app, 'read_current_user', ({ session }) => ({
    user: presentUser(session, app.services.config.internalEmailDomains),
    roles: [presentRole(session.role)],
    impersonated_username: session.actor ? session.user.email : null,
  }));
}
