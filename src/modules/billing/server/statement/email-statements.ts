/** Emails the statements of many accounts, each once, with what is overdue. */
import type { FastifyInstance } from 'fastify';
import type { Row } from '#generated/database.ts';
import type { ReadStatementAnswer200, Settings } from '#generated/types.ts';
import { areTransactionsShown } from '#modules/accounts/domain/transactions-shown.ts';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import type { Printing } from '#modules/files/server/services/documents.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { BulkRefused, PreparedBulkWork } from '#platform/server/bulk/bulk-job.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import type { SessionUser } from '#platform/server/db/session.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { billingEmailOf } from '../../domain/parties.ts';
import { preparePdf, type Put } from '../services/send-document.ts';
import { readStatement, type Period } from './read-statement.ts';
import { statementText, statementToPdf } from './statement-document.ts';
import { failureOf, noteRecipients, noteResult } from './statement-runs.ts';

export interface StatementsInput extends Period {
  /** The statement run that keeps the results. */
  readonly run_id: number;
  readonly message?: string | undefined;
  /** Where the request came from. */
  readonly origin: string;
}

/** One account. It is refused without a billing email. */
export function emailStatementsWork(app: FastifyInstance): PreparedBulkWork {
  return {
    async prepare(accountId, input, { session, providerId, now }) {
      const { run_id, ...asked } = input as StatementsInput;
      requireAllAccounts(session.user);
      const { recipients, put } = await prepareStatement(app, accountId, { session, providerId, now, ...asked });
      return async (tx) => {
        await noteResult(tx, run_id, accountId, { state: 'sent' });
        await put(tx);
        await noteRecipients(tx, run_id, accountId, recipients);
      };
    },
  };
}

/** Keeps why an account got no statement. */
export const noteRefused: BulkRefused = (tx, accountId, input, refusal) =>
  noteResult(tx, (input as StatementsInput).run_id, accountId, failureOf(refusal));

interface Emailing extends Pick<Printing, 'session' | 'providerId'>, Period {
  readonly now: Date;
  readonly message?: string | undefined;
  /** Undefined where the provider has no public site. */
  readonly origin: string | undefined;
}

/**
 * Prints a statement for the billing contact, outside any transaction; `put` emails it. Throws `unknown_account` and
 * `no_address`.
 */
export async function prepareStatement(
  app: FastifyInstance,
  accountId: number,
  emailing: Emailing,
): Promise<{ readonly recipients: string; readonly put: Put }> {
  const { session, providerId } = emailing;
  const { statement, account, recipients, body } = await inTenant(app.services.database.app, providerId, (tx) =>
    readLetter(app, tx, accountId, emailing),
  );
  const sending = { session, providerId, recipients, ...statementMail(statement, account), body };
  return { recipients, put: await preparePdf(app, (logo) => statementToPdf(statement, logo), sending) };
}

async function readLetter(
  app: FastifyInstance,
  tx: Transaction,
  accountId: number,
  { providerId, now, from, to, message, origin }: Emailing,
) {
  const account = await readAccount(tx, accountId);
  if (!account) throw unknownAccount();
  const recipients = billingEmailOf(account);
  if (recipients === null) throw new ApiError(422, 'no_address', 'The account has no billing email');
  const settings = await app.settings.decidingWithin(tx, providerId);
  const statement = await readStatement(tx, account, settings, { from, to, today: wallClock(now).date });
  const portal = await portalOf(tx, settings, origin);
  const body = statementText(statement, { link: onlineAt(portal, statement, settings, account), message });
  return { statement, account, recipients, body };
}

/** The file has the account's code in its name: customers don't know its number. */
export function statementMail(
  { from, to, issuer }: ReadStatementAnswer200,
  { account_code: code }: Pick<Row<'accounts'>, 'account_code'>,
) {
  const name = `statement-${code}-${from}-${to}`;
  return { kind: 'statement', name, subject: `Statement of account from ${issuer.name}` };
}

/** The address where the customer sees it; undefined for one to whom statements aren’t shown. */
export function onlineAt(
  origin: string | undefined,
  { from, to }: Period,
  settings: Settings,
  account: Row<'accounts'>,
): string | undefined {
  if (origin === undefined || !areTransactionsShown(settings, account)) return undefined;
  return `${origin}/account?tab=statement&from=${from}&to=${to}`;
}

/** Throws `forbidden` for customers, and for staff who are limited to an account. */
export function requireAllAccounts(user: SessionUser): void {
  if (!isStaff(user) || onlyAccountOf(user) !== null) throw forbidden('This is for staff who see every account');
}

export function unknownAccount(): ApiError {
  return new ApiError(404, 'unknown_account', 'There is no such account');
}
