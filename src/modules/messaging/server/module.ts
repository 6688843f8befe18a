/**
 * The server manifest of messaging: messages about shipments and their log, connection tests, and validation of message
 * texts.
 */
import { registerValueCheck } from '#modules/settings/domain/value-checks.ts';
import { smtpCheck } from '#platform/server/mail/check-connection.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { textFindings } from '../domain/text-findings.ts';
import { differenceHandlers } from './ask-difference.ts';
import { infobipCheck } from './gateways/infobip/check-connection.ts';
import { notificationHandlers } from './handlers.ts';
import { providerSender } from './provider-sender.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { messagingRoutes } from './routes.ts';
import { sendMessage } from './send-message-job.ts';
import { pinHandlers } from './send-pin.ts';

export const messaging: ServerModule = {
  setup(app) {
    registerValueCheck(textFindings);
    app.connectionChecks.set('infobip', infobipCheck);
    app.connectionChecks.set('smtp', smtpCheck);
  },
  routes(app) {
    messagingRoutes(app);
    inboxRoutes(app);
  },
  jobs: (app) => [sendMessage(app)],
  handlers: (app) => ({ ...notificationHandlers(app), ...differenceHandlers(app), ...pinHandlers(app) }),
  providerSender,
};
