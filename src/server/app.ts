/** Builds the application apart from listening, so that a test can have one of its own. */
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { loadKeyRing } from './db/secret-keys.ts';
import { applySettingsSchedule } from './jobs/apply-settings-schedule.ts';
import { jobsOf, startWorker } from './jobs/worker.ts';
import { Outbound } from './outbound/outbound.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerDocs } from './plugins/docs.ts';
import { registerErrors } from './plugins/errors.ts';
import type { LineStream } from './plugins/log-stream.ts';
import { Push } from './plugins/push.ts';
import { RateLimiter } from './plugins/rate-limit.ts';
import { loggerOptions, registerRequestLog } from './plugins/request-log.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { version, type Services } from './plugins/services.ts';
import { registerStaticFiles } from './plugins/static-files.ts';
import { Streams } from './plugins/streams.ts';
import { accountsRoutes } from './resources/accounts/routes.ts';
import { auditRoutes } from './resources/audit/routes.ts';
import { generalDataRoutes } from './resources/general-data/routes.ts';
import { integrationRulesRoutes } from './resources/integration-rules/routes.ts';
import { pagesRoutes } from './resources/pages/routes.ts';
import { providersRoutes } from './resources/providers/routes.ts';
import { schemasRoutes } from './resources/schemas/routes.ts';
import { sessionRoutes } from './resources/session/routes.ts';
import { settingsRoutes } from './resources/settings/routes.ts';
import { systemRoutes } from './resources/system/routes.ts';
import { usersRoutes } from './resources/users/routes.ts';

export interface AppOptions {
  readonly database: Database;
  readonly config: Config;
  readonly clock?: () => Date;
  /** Whether this process also works off jobs. */
  readonly jobs?: boolean;
  /** Where the built web app is. */
  readonly webRoot?: string;
  /** Where log lines go instead of standard output. */
  readonly logStream?: LineStream;
}

const builtWeb = fileURLToPath(new URL('../../dist/web', import.meta.url));

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, clock = () => new Date(), webRoot = builtWeb } = options;
  const app = Fastify({
    ...loggerOptions(config.logLevel, options.logStream),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  const push = await Push.open(database, app.log);
  const streams = new Streams(database, push);
  const services: Services = {
    database,
    config,
    clock,
    keys: await loadKeyRing(config),
    push,
    streams,
    limiter: new RateLimiter(() => clock().getTime()),
    outbound: new Outbound({ trusted: config.outboundTrusted }),
    version,
    stopping: false,
  };
  app.decorate('services', services);
  app.addHook('preClose', (done) => {
    services.stopping = true;
    streams.close();
    done();
  });
  app.addHook('onClose', () => push.close());

  registerErrors(app);
  registerRequestLog(app, config.logLevel);
  registerSecurityHeaders(app, config.publicOrigin?.startsWith('https:') ?? false);
  await registerCompression(app);
  await registerDocs(app);
  await registerStaticFiles(app, webRoot);
  settingsRoutes(app);
  for (const register of [
    sessionRoutes,
    usersRoutes,
    providersRoutes,
    generalDataRoutes,
    auditRoutes,
    integrationRulesRoutes,
    schemasRoutes,
    systemRoutes,
  ]) {
    register(app);
  }
  accountsRoutes(app);
  pagesRoutes(app, webRoot);
  await app.ready();
  const announce = push.announce.bind(push);
  const { internalEmailDomains: internalDomains } = config;
  const saving = { access: database.app, keys: services.keys, clock, announce, internalDomains };
  if (options.jobs) await startWorker(database, app.log, [...jobsOf(config), applySettingsSchedule(saving)]);
  return app;
}
