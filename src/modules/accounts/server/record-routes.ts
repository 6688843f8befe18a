/** Adding and changing customer accounts over HTTP. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UpdateAccountAnswer200 } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { readFileBody, requireFileBody } from '#platform/server/http/file-body.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { serializeRecord } from '../domain/account-record.ts';
import { importAccounts } from './import-accounts.ts';
import { changeAccount, createAccount, type AccountChange, type SavedAccount } from './save-account.ts';

/** Enough for ten thousand lines of a spreadsheet. */
const mostBytes = 10_000_000;

interface RouteContext {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

export function accountRecordRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  const changeOf = async ({ session, providerId, request }: Omit<RouteContext, 'once'>): Promise<AccountChange> => {
    const own = providerId === session.provider.id;
    const revision = own ? session.revision : await readSettingsRevision(access, providerId);
    return {
      ...{ providerId, author: authorOf(session, request), byCustomer: !isStaff(session.user) },
      ...{ seesMoney: session.can('INLINE_see_billing_info'), now: clock() },
      settings: await app.settings.decidingFor(providerId, revision),
    };
  };

  /** Idempotent for a repeated request. */
  const save = async (
    { session, providerId, request, once }: RouteContext,
    run: (tx: Transaction, change: AccountChange) => Promise<SavedAccount>,
  ): Promise<UpdateAccountAnswer200> => {
    const change = await changeOf({ session, providerId, request });
    return inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const saved = await run(tx, { ...change, now: clock() });
        return { account: serializeRecord(saved, change.seesMoney) };
      }),
    );
  };

  route(app, 'create_account', ({ body, ...context }) =>
    save(context, (tx, change) => createAccount(tx, change, body)),
  );

  route(app, 'upload_accounts', async ({ query, session, providerId, request }) => {
    requireFileBody(request);
    const change = await changeOf({ session, providerId, request });
    const bytes = await readFileBody(request, mostBytes);
    const { columns, dry_run: dryRun = false, from = 0 } = query;
    return importAccounts((work) => inTenant(access, providerId, work), change, { bytes, columns, dryRun, from });
  });

  route(app, 'update_account', ({ body, ...context }) => {
    const id = body.account_id ?? onlyAccountOf(context.session.user);
    if (!id) throw new ApiError(404, 'unknown_account', 'Choose an account');
    return save(context, (tx, change) => changeAccount(tx, change, id, body));
  });
}
