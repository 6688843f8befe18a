/** The server manifest of reporting: reports over the data of lower modules. */
import type { ServerModule } from '#platform/server/module.ts';
import { reportRoutes } from './routes.ts';

export const reporting: ServerModule = { routes: reportRoutes };
