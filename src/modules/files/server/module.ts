/** The server manifest of files: the folder registry, signed addresses, and brand images. */
import type { ServerModule } from '#platform/server/module.ts';
import { logos, logosFolder } from './images/logos.ts';
import { purgeFilesJob } from './purge-job.ts';
import { filesRoutes } from './routes.ts';
import { registerFolder } from './services/folders.ts';

export const files: ServerModule = {
  setup(app) {
    app.decorate('fileFolders', new Map());
    registerFolder(app, logosFolder, logos);
  },
  routes: filesRoutes,
  jobs: (app) => [purgeFilesJob(app.services)],
};
