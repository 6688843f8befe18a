/** The server manifest of accounts: customer accounts, their answers to custom fields, and files. */
import { plainAuditReader } from '#platform/server/audit/audit-reader.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { answerAuditReader } from './answer-audit-reader.ts';
import { accountUsers, closingRoutes } from './closing-routes.ts';
import { accountRecordRoutes } from './record-routes.ts';
import { accountsRoutes } from './routes.ts';
import { registerAccountUse } from './services/account-uses.ts';
import { tagRoutes } from './tag-routes.ts';
import { vipHandlers } from './mark-vips.ts';

export const accounts: ServerModule = {
  setup(app) {
    app.decorate('accountUses', []);
    registerAccountUse(app, accountUsers);
    app.auditReaders.set('account_detail', answerAuditReader);
    app.auditReaders.set('account', { ...plainAuditReader, moneyFields: ['credit_limit_cents'] });
  },
  routes(app) {
    accountsRoutes(app);
    accountRecordRoutes(app);
    closingRoutes(app);
    tagRoutes(app);
  },
  handlers: vipHandlers,
};
