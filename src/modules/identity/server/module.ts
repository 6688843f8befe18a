/** The server manifest of identity: signing in and out, users and roles. */
import type { ServerModule } from '#platform/server/module.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { blockedListRoutes } from './blocked-lists/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { sendLinkJob } from './passwords/send-link-job.ts';
import { rolesRoutes } from './roles/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { socialRoutes } from './social/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';
import { userAdminRoutes } from './users/admin-routes.ts';
import { usersRoutes } from './users/routes.ts';
import { userAuditReader } from './users/user-audit-reader.ts';

export const identity: ServerModule = {
  setup(app) {
    app.auditReaders.set('user', userAuditReader);
  },
  routes(app) {
    sessionRoutes(app, socialRoutes(app));
    passwordRoutes(app);
    twoFactorRoutes(app);
    passkeyRoutes(app);
    apiKeyRoutes(app);
    usersRoutes(app);
    userAdminRoutes(app);
    rolesRoutes(app);
    blockedListRoutes(app);
  },
  jobs: (app) => [sendLinkJob(app)],
  retention: [
    { table: 'password_links', since: 'expires_at', days: 7 },
    { table: 'sign_in_challenges', since: 'expires_at', days: 0 },
  ],
};
