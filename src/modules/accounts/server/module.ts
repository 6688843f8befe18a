/** The server manifest of accounts: customer accounts, their answers to custom fields, and files. */
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
  },
  routes(app) {
    accountsRoutes(app);
    accountRecordRoutes(app);
    closingRoutes(app);
    tagRoutes(app);
  },
  handlers: vipHandlers,
};
