/** Statements of account over HTTP: staff read those of all accounts, customers their own if transactions are shown to them. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { debtors } from '#generated/tables.ts';
import type { ReadStatementAnswer200 } from '#generated/types.ts';
import { hasTag } from '#modules/accounts/server/services/tags.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { requireTransactionsShown } from '#modules/ledger/server/services/transactions-shown.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { periodProblem } from '../../domain/statement-period.ts';
import { emailPdf, downloadPdf } from '../services/send-document.ts';
import { debtorRows, perDebtor } from './debtors.ts';
import { readStatement, type Period } from './read-statement.ts';
import { statementText, statementToPdf } from './statement-document.ts';

interface StatementQuery extends Period {
  readonly account_id?: number | undefined;
}

export function statementRoutes(app: FastifyInstance): void {
  const { clock, database } = app.services;
  const access = database.app;

  listRoute(app, debtors, {
    rows: (tx) => debtorRows(tx, wallClock(clock()).date),
    grouped: perDebtor,
    authorise: async (_tx, { viewer }) => {
      if (!isStaff(viewer.user)) throw forbidden('The debtors are for staff');
    },
    conditions: { tags: (names) => hasTag('account', names) },
  });

  /** Throws `unknown_account`, `invalid_period`, and `forbidden` for a customer to whom transactions are not shown. */
  const read = async (
    tx: Transaction,
    user: SessionUser,
    providerId: number,
    query: StatementQuery,
  ): Promise<ReadStatementAnswer200> => {
    const own = onlyAccountOf(user);
    const id = own ?? query.account_id;
    if (id === undefined || (own !== null && query.account_id !== undefined && query.account_id !== own))
      throw unknownAccount();
    if (own !== null) await requireTransactionsShown(app, tx, providerId, own);
    const account = await readAccount(tx, id);
    if (!account) throw unknownAccount();
    const message = periodProblem(query);
    if (message !== undefined)
      throw new ApiError(422, 'invalid_period', message, [{ field: 'to', message, code: 'invalid' }]);
    return readStatement(tx, account, await app.settings.decidingWithin(tx, providerId), query);
  };

  route(app, 'read_statement', ({ query, session, providerId }) =>
    inTenant(access, providerId, (tx) => read(tx, session.user, providerId, query)),
  );

  route(app, 'read_statement_document', async ({ query, session, providerId, request }) => {
    const statement = await inTenant(access, providerId, (tx) => read(tx, session.user, providerId, query));
    const name = fileName(statement);
    return downloadPdf(app, (logo) => statementToPdf(statement, logo), { session, providerId, request, name });
  });

  route(app, 'email_statement', async ({ body, session, providerId, request, once }) => {
    const statement = await inTenant(access, providerId, (tx) => read(tx, session.user, providerId, body));
    return emailPdf(app, (logo) => statementToPdf(statement, logo), {
      ...{ session, providerId, once, recipients: body.recipients, kind: 'statement', name: fileName(statement) },
      subject: `Statement of account from ${statement.issuer.name}`,
      body: statementText(statement, addressOf(request, body)),
    });
  });
}

function fileName({ account_id, from, to }: ReadStatementAnswer200): string {
  return `statement-${account_id}-${from}-${to}`;
}

/** The address where the customer sees it. */
function addressOf(request: FastifyRequest, { from, to }: Period): string {
  return `${originOf(request)}/account?tab=statement&from=${from}&to=${to}`;
}

function unknownAccount(): ApiError {
  return new ApiError(404, 'unknown_account', 'There is no such account');
}
