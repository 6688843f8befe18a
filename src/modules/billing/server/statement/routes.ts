/** Statements of account over HTTP: staff read those of all accounts, customers their own if transactions are shown to them. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { ReadStatementAnswer200, Settings } from '#generated/types.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { requireTransactionsShown } from '#modules/ledger/server/services/transactions-shown.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { wallClock } from '#platform/domain/time.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { periodProblem } from '../../domain/statement-period.ts';
import { emailPdf, downloadPdf } from '../services/send-document.ts';
import { onlineAt, statementMail, unknownAccount } from './email-statements.ts';
import { readStatement, type Period } from './read-statement.ts';
import { statementText, statementToPdf } from './statement-document.ts';

interface StatementQuery extends Period {
  readonly account_id?: number | undefined;
}

interface Found {
  readonly statement: ReadStatementAnswer200;
  readonly account: Row<'accounts'>;
  readonly settings: Settings;
}

export function statementRoutes(app: FastifyInstance): void {
  const { clock, database } = app.services;

  /** Throws `unknown_account`, `invalid_period`, and `forbidden` for a customer to whom transactions are not shown. */
  const read = (user: SessionUser, providerId: number, query: StatementQuery): Promise<Found> =>
    inTenant(database.app, providerId, async (tx) => {
      const own = onlyAccountOf(user);
      const id = own ?? query.account_id;
      if (id === undefined || (own !== null && query.account_id !== undefined && query.account_id !== own))
        throw unknownAccount();
      if (own !== null) await requireTransactionsShown(app, tx, providerId, own);
      const account = await readAccount(tx, id);
      if (!account) throw unknownAccount();
      requirePeriod(query);
      const settings = await app.settings.decidingWithin(tx, providerId);
      const requested = { from: query.from, to: query.to, today: wallClock(clock()).date };
      return { statement: await readStatement(tx, account, settings, requested), account, settings };
    });

  route(app, 'read_statement', async ({ query, session, providerId }) => {
    const { statement } = await read(session.user, providerId, query);
    return statement;
  });

  route(app, 'read_statement_document', async ({ query, session, providerId, request }) => {
    const { statement, account } = await read(session.user, providerId, query);
    const { name } = statementMail(statement, account);
    return downloadPdf(app, (logo) => statementToPdf(statement, logo), { session, providerId, request, name });
  });

  route(app, 'email_statement', async ({ body, session, providerId, request, once }) => {
    const { statement, settings, account } = await read(session.user, providerId, body);
    const portal = await inTenant(database.app, providerId, (tx) => portalOf(tx, settings, originOf(request)));
    const link = onlineAt(portal, body, settings, account);
    return emailPdf(app, (logo) => statementToPdf(statement, logo), {
      ...{ session, providerId, once, recipients: body.recipients, ...statementMail(statement, account) },
      body: statementText(statement, { link }),
    });
  });
}

/** Throws `invalid_period`. */
export function requirePeriod(period: Period): void {
  const message = periodProblem(period);
  if (message === undefined) return;
  throw new ApiError(422, 'invalid_period', message, [{ field: 'to', message, code: 'invalid' }]);
}
