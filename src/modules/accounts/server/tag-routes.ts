/** Tags over HTTP: the existing ones, and those of accounts. */
import type { FastifyInstance } from 'fastify';
import { onlyAccountOf } from '#platform/domain/data-limits.ts';
import { authorOf } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { emit } from '#platform/server/events/emit.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { changeTags, findTags } from './services/tags.ts';

export function tagRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;

  route(app, 'read_tags', ({ query: { type, search, limit }, providerId }) =>
    inTenant(database.app, providerId, async (tx) => ({ tags: [...(await findTags(tx, type, search, limit))] })),
  );

  route(
    app,
    'tag_accounts',
    ({ body, session, providerId, once, request }) =>
      inTenant(database.app, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const only = onlyAccountOf(session.user);
          const found = await tx.selectFrom('accounts').select('id').where('id', 'in', body.ids).execute();
          const ids = found.map(({ id }) => id).filter((id) => only === null || id === only);
          const message = 'There is no such account';
          const refused = body.ids.filter((id) => !ids.includes(id)).map((id) => ({ id, message }));
          const { add = [], remove = [] } = body;
          const who = { providerId, author: authorOf(session, request), now: clock() };
          const changed = await changeTags(tx, { ...who, type: 'account', ids, add, remove });
          for (const id of changed) emit(tx, 'account_changed', { account_id: id, is_new: false });
          return { changed: [...changed], refused };
        }),
      ),
    // The other accounts are loaded with the user's permissions.
    async ({ body, providerId }) =>
      inTenant(database.app, providerId, async (tx) => {
        const id = body.ids[0]!;
        const found = await tx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
        const unknown = new ApiError(404, 'unknown_account', 'There is no such account');
        if (!found) throw unknown;
        return { account: id, unknown };
      }),
  );
}
