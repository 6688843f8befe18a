/** Builds the application without listening, so that each test can have one of its own. */
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/database.ts';
import { loadKeyRing } from '#platform/server/db/secret-keys.ts';
import { jobsOf, startWorker } from '#platform/server/jobs/worker.ts';
import { Outbound } from '#platform/server/outbound/outbound.ts';
import { registerCompression } from '#platform/server/http/compression.ts';
import { registerCrossOrigin } from '#platform/server/http/hosts/cross-origin.ts';
import { registerHostHeader } from '#platform/server/http/hosts/host-header.ts';
import { registerDocs } from '#platform/server/http/docs.ts';
import { refuseAddress, registerErrors } from '#platform/server/http/errors.ts';
import type { LineStream } from '#platform/server/http/log-stream.ts';
import { exportJob } from '#platform/server/lists/export/export-job.ts';
import { bulkChangeJob } from '#platform/server/bulk/bulk-job.ts';
import { bulkChangeRoutes } from '#platform/server/bulk/bulk-routes.ts';
import { exportsRoutes } from '#platform/server/lists/export/export-route.ts';
import { listViewRoutes } from '#platform/server/lists/views/routes.ts';
import { auditRoutes } from '#platform/server/audit/routes.ts';
import { startDispatcher } from '#platform/server/events/dispatcher.ts';
import { handledEvents, handleEvent, handlersOf } from '#platform/server/events/handlers.ts';
import { Push } from '#platform/server/events/push.ts';
import { RateLimiter } from '#platform/server/http/rate-limit.ts';
import { loggerOptions, registerRequestLog } from '#platform/server/http/request-log.ts';
import { registerSecurityHeaders } from '#platform/server/http/security-headers.ts';
import { openObjectStore } from '#platform/server/storage/object-store.ts';
import { systemRoutes } from '#platform/server/http/system-routes.ts';
import { version, type Services } from '#platform/server/http/services.ts';
import {
  closeUnusedConnections,
  refuseUnread,
  requestTimeouts,
  usualRequestSeconds,
} from '#platform/server/http/slow-requests.ts';
import { registerStaticFiles } from '#platform/server/http/static-files.ts';
import { Streams } from '#platform/server/events/streams.ts';
import { pagesRoutes } from '#platform/server/pages/routes.ts';
import { loadServerModules } from './server-modules.ts';

export interface AppOptions {
  readonly database: Database;
  readonly config: Config;
  readonly clock?: () => Date;
  /** Maximum time to receive a whole request. */
  readonly requestSeconds?: number;
  /** Whether this process also runs jobs. */
  readonly jobs?: boolean;
  /** Interval between checks for due jobs. */
  readonly lookMs?: number;
  /** The folder of the built web app. */
  readonly webRoot?: string;
  /** Receives log lines instead of standard output. */
  readonly logStream?: LineStream;
}

const builtWeb = fileURLToPath(new URL('../../dist/web', import.meta.url));

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, clock = () => new Date(), webRoot = builtWeb } = options;
  const { requestSeconds = usualRequestSeconds } = options;
  const https = config.publicOrigin?.startsWith('https:') ?? false;
  const app = Fastify({
    ...loggerOptions(config.logLevel, options.logStream),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    frameworkErrors: refuseAddress(https),
    ...requestTimeouts(requestSeconds),
    clientErrorHandler: refuseUnread(https),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  closeUnusedConnections(app);
  const push = await Push.open(database, app.log);
  const streams = new Streams(database, push);
  const services: Services = {
    database,
    config,
    clock,
    keys: await loadKeyRing(config),
    push,
    streams,
    limiter: new RateLimiter(database.app, clock),
    objects: openObjectStore(config),
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

  // The only text that a browser sends without asking first whether it may.
  app.removeContentTypeParser('text/plain');
  registerErrors(app);
  registerRequestLog(app, config.logLevel);
  registerSecurityHeaders(app, https);
  registerHostHeader(app);
  registerCrossOrigin(app);
  await registerCompression(app);
  await registerDocs(app);
  await registerStaticFiles(app, webRoot);
  app.decorate('auditReaders', new Map());
  app.decorate('lists', new Map());
  app.decorate('bulkWorks', new Map());
  app.decorate('bulkRefused', new Map());
  const modules = await loadServerModules();
  for (const { setup } of modules) setup?.(app);
  for (const register of [
    auditRoutes,
    exportsRoutes,
    bulkChangeRoutes,
    listViewRoutes,
    systemRoutes,
    ...modules.flatMap(({ routes = [] }) => routes),
  ])
    register(app);
  pagesRoutes(app, webRoot);
  await app.ready();
  const sender = modules.find(({ providerSender }) => providerSender)?.providerSender?.(app);
  const jobs = [
    ...jobsOf(
      config,
      sender,
      modules.flatMap(({ retention = [] }) => retention),
    ),
    exportJob(app),
    bulkChangeJob(app),
    ...modules.flatMap((module) => module.jobs?.(app) ?? []),
  ];
  const handlers = handlersOf(modules.map(({ name, handlers: own }) => ({ name, handlers: own?.(app) ?? {} })));
  const handled = handledEvents(handlers);
  for (const access of [database.app, database.worker]) access.handledEvents = handled;
  if (options.jobs) {
    await startWorker(database, app.log, [...jobs, handleEvent(handlers)], options.lookMs);
    startDispatcher(database, app.log, handlers);
  }
  return app;
}
