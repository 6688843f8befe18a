/** The server manifest of administration: start-up data, the provider of a host, the schema workbench, the reference search. */
import type { ServerModule } from '#platform/server/module.ts';
import { generalDataRoutes } from './general-data/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { providersRoutes } from './providers/routes.ts';
import { releaseNoteRoutes } from './release-notes/routes.ts';
import { schemasRoutes } from './workbench/routes.ts';

export const administration: ServerModule = {
  routes(app) {
    providersRoutes(app);
    generalDataRoutes(app);
    schemasRoutes(app);
    releaseNoteRoutes(app);
    navigationRoutes(app);
  },
};
