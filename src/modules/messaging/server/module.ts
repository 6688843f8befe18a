/** What messaging contributes to the server: trying its gateways, and checking the texts of messages before they are saved. */
import { registerValueCheck } from '#modules/settings/domain/value-checks.ts';
import { smtpCheck } from '#platform/server/mail/check-connection.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { textFindings } from '../domain/text-findings.ts';
import { infobipCheck } from './gateways/infobip/check-connection.ts';

export const messaging: ServerModule = {
  setup(app) {
    registerValueCheck(textFindings);
    app.connectionChecks.set('infobip', infobipCheck);
    app.connectionChecks.set('smtp', smtpCheck);
  },
};
