/** Adding and changing customer accounts over HTTP. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UpdateAccountAnswer200 } from '#generated/types.ts';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { isStaff } from '#platform/domain/role.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { presentRecord } from '../domain/account-record.ts';
import { changeAccount, createAccount, type AccountChange, type SavedAccount } from './save-account.ts';

interface Asked {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  readonly once: Once | undefined;
}

export function accountRecordRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** Once for a repeated request. */
  const save = async (
    { session, providerId, request, once }: Asked,
    run: (tx: Transaction, change: AccountChange) => Promise<SavedAccount>,
  ): Promise<UpdateAccountAnswer200> => {
    const own = providerId === session.provider.id;
    const revision = own ? session.revision : await readSettingsRevision(access, providerId);
    const settings = await app.settings.decidingFor(providerId, revision);
    const seesMoney = session.can('INLINE_see_billing_info');
    const who = { author: authorOf(session, request), byCustomer: !isStaff(session.user), seesMoney };
    return inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const saved = await run(tx, { ...who, providerId, settings, now: clock() });
        return { account: presentRecord(saved, seesMoney) };
      }),
    );
  };

  route(app, 'create_account', ({ body, ...asked }) => save(asked, (tx, change) => createAccount(tx, change, body)));

  route(app, 'update_account', ({ body, ...asked }) => {
    const id = body.account_id ?? onlyAccountOf(asked.session.user);
    if (!id) throw new ApiError(404, 'unknown_account', 'Say which account is meant');
    return save(asked, (tx, change) => changeAccount(tx, change, id, body));
  });
}
