/** The data that every screen needs, in one response; if unchanged, it costs no more than identifying the caller. */
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readAccount } from '#modules/accounts/server/services/balance.ts';
import { withOffset } from '#platform/domain/time.ts';
import { catalogue } from '#generated/catalogue.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { route } from '#platform/server/http/route.ts';
import { serializeUser, type Session } from '#platform/server/http/session.ts';
import { readPeople } from './read-general-data.ts';

export function generalDataRoutes(app: FastifyInstance): void {
  const { database, clock, config } = app.services;

  /** Balances change independently, for their account alone; staff and users without an account have none. */
  const balanceOf = async ({ user, provider }: Session): Promise<number> => {
    const id = user.account_id;
    if (id === null) return 0;
    const account = await inTenant(database.app, provider.id, (tx) => readAccount(tx, id));
    return account?.balance_revision ?? 0;
  };

  route(app, 'read_general_data', async ({ query, session, providerId, request, reply }) => {
    const own = providerId === session.provider.id;
    const sent = request.headers['if-none-match'];
    const balance = own ? await balanceOf(session) : 0;
    const revisionNow = standOf(session, balance);
    if (own && (query.since === revisionNow || (sent && sent === tagOf(session, revisionNow)))) {
      reply.code(304);
      return undefined;
    }
    const { revision, ...settings } = await app.settings.readableBy(session, providerId);
    const sees = { money: session.can('INLINE_see_billing_info'), tags: session.can('API_/tags:GET') };
    const people = await readPeople(database.app, providerId, session.user, session.role, sees);
    reply.header('cache-control', 'private, no-cache');
    if (own && revision === session.revision) reply.header('etag', tagOf(session, revisionNow));
    return {
      // What was read may be newer than the session; labelled as the older one, it is only requested once more.
      revision: own ? revisionNow : 0,
      ...settings,
      user: serializeUser(session, config.internalEmailDomains),
      ...people,
      current_time: withOffset(clock()),
    };
  });
}

/** All of these only increase, so their sum is unchanged only if all of them are. */
function standOf({ revision, directoryRevision }: Session, balance: number): number {
  return revision + directoryRevision + balance;
}

/** Changes with the settings, the directory, the catalogue, and the session's data of user and role. */
function tagOf(session: Session, revision: number): string {
  const { user, role } = session;
  return `"${revision}.${catalogue.hash.slice(0, 8)}.${digestOf(user)}.${digestOf(role)}"`;
}

/** The session returns the same object until it changes, so each is hashed once. */
const digests = new WeakMap<object, string>();

function digestOf(facts: object): string {
  const digest = digests.get(facts) ?? hash('sha1', JSON.stringify(facts), 'base64url').slice(0, 12);
  digests.set(facts, digest);
  return digest;
}
