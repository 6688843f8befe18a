/** The server manifest of settings: reading and saving them, history, schedules, files and scopes. */
import type { ServerModule } from '#platform/server/module.ts';
import type { ConnectionCheck } from '#platform/server/outbound/connection.ts';
import { settingAuditReader } from './history/audit-reader.ts';
import { settingsRoutes } from './routes.ts';
import { applySettingsSchedule } from './schedules/apply-schedule-job.ts';
import { createSettingsReader } from './services/settings-reader.ts';
import { ProviderValuesCache } from './values/cache.ts';

export const settings: ServerModule = {
  setup(app) {
    const access = app.services.database.app;
    const cache = new ProviderValuesCache(access);
    app.decorate('settingValues', cache);
    app.decorate('settings', createSettingsReader(access, cache));
    app.decorate('connectionChecks', new Map<string, ConnectionCheck>());
    for (const type of ['provider_setting', 'account_setting', 'user_setting'])
      app.auditReaders.set(type, settingAuditReader);
  },
  routes: settingsRoutes,
  jobs(app) {
    const { database, keys, clock, config } = app.services;
    const { internalEmailDomains: internalDomains } = config;
    return [applySettingsSchedule({ access: database.app, keys, clock, internalDomains })];
  },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Cache of stored values by provider and revision. */
    settingValues: ProviderValuesCache;
    /** Connection tests, by the names that schemas use (`x-test-connection`). */
    connectionChecks: Map<string, ConnectionCheck>;
  }
}
