/** Passwords over HTTP: forgotten, chosen and changed; and the user's active sessions. */
import type { FastifyInstance } from 'fastify';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf, guestAuthor, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { findSignInUser } from '#platform/server/db/definer.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { siteTitle, titleOfSession } from '#platform/server/http/site-title.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { browserName } from '../../domain/browser-name.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { putPasswordNotice } from '../session/sign-in-notice.ts';
import { hashOfToken, validMinutes } from './links.ts';
import {
  endSessions,
  findEnabledUser,
  findOpenSessions,
  lockOpenLink,
  setPassword,
  type UserRef,
} from './repository.ts';
import { requestLink } from './send-link-job.ts';

export function passwordRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  /** The open link and its user, without a lock, because several may open it at the same time. Throws `invalid_link`. */
  const openLink = async (providerId: number, token: string) => {
    const link = await inTenant(access, providerId, (tx) => lockOpenLink(tx, hashOfToken(token), clock()));
    const user = link && (await personOf(link.user));
    if (!link || !user || link.kind === 'arrival') throw invalidLink();
    return { kind: link.kind, user };
  };

  /** The user, possibly of the platform and so of another tenant than the site; undefined for a disabled user. */
  const personOf = (user: UserRef) => inTenant(access, user.provider_id, (tx) => findEnabledUser(tx, user));

  route(app, 'request_password_reset', async ({ body, host, request }) => {
    const name = body.email ?? body.username;
    if (name === undefined) throw missingEmail();
    await inTenant(access, host.id, async (tx) => {
      const settings = await app.settings.decidingWithin(tx, host.id);
      const origin = await portalOf(tx, settings, originOf(request));
      await requestLink(tx, { email: name.trim(), origin });
    });
    return { ok: true, valid_minutes: validMinutes.reset };
  });

  route(app, 'check_password_link', async ({ body, host }) => {
    const { kind, user } = await openLink(host.id, body.token);
    return { email: user.email, name: user.name, kind };
  });

  route(app, 'choose_password', async ({ body, host, request }) => {
    const { kind, user } = await openLink(host.id, body.token);
    requireGood(body.password, user.email);
    const hash = await hashPassword(body.password);
    const title = await siteTitle(app, host);
    await inTenant(access, host.id, async (tx) => {
      if (!(await lockOpenLink(tx, hashOfToken(body.token), clock()))) throw invalidLink();
      await setPassword(tx, user, hash, null);
      const change = { object_id: String(user.id), from: null, to: { password: 'chosen', by: kind } };
      const author = { ...guestAuthor(request), user_id: user.id, user_name: user.name };
      await writeAuditEvents(tx, { providerId: host.id, type: 'user', at: clock() }, author, [change]);
      // With an invitation it is the first one.
      if (kind === 'reset') await putPasswordNotice(tx, host.id, user, title);
    });
    return { email: user.email };
  });

  route(app, 'change_password', async ({ body, session, request }) => {
    const { user, actor, provider, tokenHash } = session;
    if (actor) throw forbidden('You can’t change the password of someone you act as');
    const known = await findSignInUser(access, provider.id, user.email);
    const stored = known?.user_id === user.id ? known.password_hash : null;
    if (!(await passwordMatches(stored, body.current_password))) {
      throw refused('current_password', 'wrong_password', 'The password is incorrect');
    }
    requireGood(body.password, user.email);
    const hash = await hashPassword(body.password);
    const ref = { provider_id: user.provider_id, id: user.id };
    const title = await titleOfSession(app, session);
    return inTenant(access, user.provider_id, async (tx) => {
      const ended = await setPassword(tx, ref, hash, tokenHash);
      const change = { object_id: String(user.id), from: null, to: { password: 'changed' } };
      const place = { providerId: user.provider_id, type: 'user', at: clock() } as const;
      await writeAuditEvents(tx, place, authorOf(session, request), [change]);
      await putPasswordNotice(tx, user.provider_id, user, title);
      return { ended };
    });
  });

  route(app, 'read_own_sessions', async ({ session }) => {
    const { user, actor, provider, tokenHash } = session;
    const rows = await inTenant(access, provider.id, (tx) => findOpenSessions(tx, actor ?? user, clock()));
    const sessions = rows.map(({ id, token_hash, user_agent, created_at, expires_at }) => ({
      ...{ id, browser: browserName(user_agent), is_current: token_hash.equals(tokenHash) },
      ...{ created_at: withOffset(created_at), expires_at: withOffset(expires_at) },
    }));
    return { sessions };
  });

  route(app, 'end_sessions', async ({ session, body }) => {
    const { user, actor, provider, tokenHash } = session;
    const person = actor ?? user;
    if (body.id === undefined) {
      return { ended: await inTenant(access, person.provider_id, (tx) => endSessions(tx, person, tokenHash)) };
    }
    const ended = await inTenant(access, provider.id, (tx) => revoke(tx, person, body.id!, clock()));
    if (!ended) throw new ApiError(404, 'unknown_session', 'That session has ended already');
    return { ended: 1 };
  });
}

async function revoke(tx: Transaction, user: UserRef, id: number, now: Date): Promise<boolean> {
  const update = tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id);
  const own = update.where('user_provider_id', '=', user.provider_id).where('user_id', '=', user.id);
  const { numUpdatedRows } = await own.where('revoked_at', 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

function invalidLink(): ApiError {
  return new ApiError(410, 'invalid_link', 'This link has expired or was used already');
}

function requireGood(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw refused('password', 'weak_password', problem);
}

function missingEmail(): ApiError {
  const errors = [{ field: 'email', message: 'This is required', code: 'required' }];
  return new ApiError(400, 'invalid_input', 'The request is not valid', errors);
}

function refused(field: string, code: string, message: string): ApiError {
  return new ApiError(422, code, message, [{ field, message, code }]);
}
