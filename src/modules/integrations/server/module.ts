/** What integrations contribute to the server: the rules that send shipments to connected systems. */
import type { ServerModule } from '#platform/server/module.ts';
import { integrationRulesRoutes } from './routes.ts';

export const integrations: ServerModule = {
  routes: integrationRulesRoutes,
};
