/** What accounts contribute to the server: customer accounts, their answers to custom fields and files. */
import type { ServerModule } from '#platform/server/module.ts';
import { accountRecordRoutes } from './record-routes.ts';
import { accountsRoutes } from './routes.ts';
import { tagRoutes } from './tag-routes.ts';

export const accounts: ServerModule = {
  routes(app) {
    accountsRoutes(app);
    accountRecordRoutes(app);
    tagRoutes(app);
  },
};
