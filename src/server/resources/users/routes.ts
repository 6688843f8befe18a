/** The user who calls. */
import type { FastifyInstance } from 'fastify';
import { route } from '#server/plugins/route.ts';
import { presentRole, presentUser } from '#server/plugins/session.ts';

export function usersRoutes(app: FastifyInstance): void {
  route(app, 'read_current_user', ({ session }) => ({
    user: presentUser(session, app.services.config.internalEmailDomains),
    roles: [presentRole(session.role)],
    impersonated_username: session.actor ? session.user.email : null,
  }));
}
