/** What reporting contributes to the server: reports, which count what the modules below keep. */
import type { ServerModule } from '#platform/server/module.ts';
import { reportRoutes } from './routes.ts';

export const reporting: ServerModule = { routes: reportRoutes };
