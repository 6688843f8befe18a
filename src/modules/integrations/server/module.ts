/** The server manifest of integrations: rules that send shipments to connected systems. */
import type { ServerModule } from '#platform/server/module.ts';
import { notifyOwners } from './notify-owners.ts';
import { integrationRequestRoutes } from './requests/routes.ts';
import { sendIntegrationRequest } from './requests/send-job.ts';
import { integrationRulesRoutes } from './routes.ts';
import { ruleHandlers } from './run-rules.ts';

export const integrations: ServerModule = {
  routes(app) {
    integrationRulesRoutes(app);
    integrationRequestRoutes(app);
  },
  jobs: (app) => [sendIntegrationRequest(app)],
  handlers: (app) => ({ ...ruleHandlers(app), integration_rule_credentials_changed: notifyOwners }),
};
