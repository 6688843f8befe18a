/** The server manifest of registration: opening an account. */
import type { ServerModule } from '#platform/server/module.ts';
import { registrationRoutes } from './routes.ts';

export const registration: ServerModule = {
  routes: registrationRoutes,
  retention: [{ table: 'registration_pins', since: 'expires_at', days: 0 }],
};
