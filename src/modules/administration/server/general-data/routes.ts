/** What every screen needs, in one answer; unchanged it costs no more than finding out who asks. */
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { withOffset } from '#platform/domain/time.ts';
import { catalogue } from '#generated/catalogue.ts';
import { route } from '#platform/server/http/route.ts';
import { presentUser, type Session } from '#platform/server/http/session.ts';
import { readPeople } from './read-general-data.ts';

export function generalDataRoutes(app: FastifyInstance): void {
  const { database, clock, config } = app.services;

  route(app, 'read_general_data', async ({ query, session, providerId, request, reply }) => {
    const own = providerId === session.provider.id;
    const sent = request.headers['if-none-match'];
    if (own && (query.since === standOf(session) || (sent && sent === tagOf(session)))) {
      reply.code(304);
      return undefined;
    }
    const { revision, ...settings } = await app.settings.readableBy(session, providerId);
    const seesMoney = session.can('INLINE_see_billing_info');
    const people = await readPeople(database.app, providerId, session.user, session.role, seesMoney);
    reply.header('cache-control', 'private, no-cache');
    if (own && revision === session.revision) reply.header('etag', tagOf(session));
    return {
      // What was read may be newer than what the session knew; told as the older, it is merely asked for once more.
      revision: own ? standOf(session) : 0,
      ...settings,
      user: presentUser(session, config.internalEmailDomains),
      ...people,
      shipment_tags: [],
      account_tags: [],
      current_time: withOffset(clock()),
    };
  });
}

/** Both only ever grow, so that their sum stands still only while both do. */
function standOf({ revision, directoryRevision }: Session): number {
  return revision + directoryRevision;
}

/** Moves with the settings, the directory, the catalogue, and everything that the session knows of user and role. */
function tagOf(session: Session): string {
  const { user, role } = session;
  return `"${standOf(session)}.${catalogue.hash.slice(0, 8)}.${digestOf(user)}.${digestOf(role)}"`;
}

/** The session gives the same object back until it changes, so that each is digested once. */
const digests = new WeakMap<object, string>();

function digestOf(facts: object): string {
  const digest = digests.get(facts) ?? hash('sha1', JSON.stringify(facts), 'base64url').slice(0, 12);
  digests.set(facts, digest);
  return digest;
}
