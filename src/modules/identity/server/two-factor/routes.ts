/** Two-factor authentication over HTTP: status, setting up, turning on and off, and new recovery codes. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { encryptSecret } from '#platform/server/db/secrets.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { titleOfSession } from '#platform/server/http/site-title.ts';
import { requireOneself, requirePassword } from '../session/require-password.ts';
import { putSignInNotice } from '../session/sign-in-notice.ts';
import { hashOfCode, newRecoveryCodes, newSecret, normalPasscode, qrCode } from './passcode.ts';
import {
  countRecoveryCodes,
  removeTwoFactor,
  keepStep,
  lockTwoFactor,
  offerSecret,
  replaceRecoveryCodes,
} from './repository.ts';
import { secretPlace, shownStep } from './second-factor.ts';

export function twoFactorRoutes(app: FastifyInstance): void {
  const { database, clock, keys } = app.services;
  const access = database.app;

  const record = (tx: Transaction, session: Session, request: FastifyRequest, two_factor: string): Promise<void> => {
    const { id, provider_id: providerId } = session.user;
    const change = { object_id: String(id), from: null, to: { two_factor } };
    return writeAuditEvents(tx, { providerId, type: 'user', at: clock() }, authorOf(session, request), [change]);
  };

  const notify = (tx: Transaction, { user }: Session, subject: string, effect: string): Promise<void> =>
    putSignInNotice(tx, user.provider_id, {
      ...{ user, kind: 'two_factor_changed', subject, text: `${subject}. ${effect}` },
      otherwise: 'If it wasn’t you, choose a new password, and look at two-factor sign-in in your profile.',
    });

  route(app, 'read_two_factor', ({ session }) => {
    const { id, provider_id } = session.actor ?? session.user;
    return inTenant(access, provider_id, async (tx) => {
      const enabled = Boolean((await lockTwoFactor(tx, id))?.enabled_at);
      return { enabled, recovery_codes_left: await countRecoveryCodes(tx, id) };
    });
  });

  route(app, 'begin_two_factor', async ({ session, body }) => {
    await requirePassword(access, session, body.password);
    const { user } = session;
    const secret = newSecret();
    await inTenant(access, user.provider_id, async (tx) => {
      if ((await lockTwoFactor(tx, user.id))?.enabled_at)
        throw new ApiError(409, 'already_enabled', 'Two-factor sign-in is on already');
      await offerSecret(tx, user, encryptSecret(keys, secretPlace(user), secret));
    });
    return { secret, qr_svg: qrCode(secret, await titleOfSession(app, session), user.email) };
  });

  route(app, 'enable_two_factor', async ({ session, body, request }) => {
    requireOneself(session);
    const { user } = session;
    const title = await titleOfSession(app, session);
    return inTenant(access, user.provider_id, async (tx) => {
      const stored = await lockTwoFactor(tx, user.id);
      if (!stored || stored.enabled_at)
        throw new ApiError(409, 'not_begun', 'Start setting up two-factor sign-in again');
      const step = shownStep(keys, stored, normalPasscode(body.passcode), clock());
      if (step === undefined)
        throw refused('passcode', 'wrong_passcode', 'That code isn’t right. Enter the newest one');
      await keepStep(tx, user.id, step, clock());
      const recovery_codes = newRecoveryCodes();
      await replaceRecoveryCodes(tx, user, recovery_codes.map(hashOfCode));
      await record(tx, session, request, 'on');
      await notify(
        tx,
        session,
        `Two-factor sign-in was turned on for your ${title} login`,
        'From now on you also need a code from your authenticator app.',
      );
      return { recovery_codes };
    });
  });

  route(app, 'disable_two_factor', async ({ session, body, request }) => {
    await requirePassword(access, session, body.password);
    const { user } = session;
    const title = await titleOfSession(app, session);
    await inTenant(access, user.provider_id, async (tx) => {
      if (!(await removeTwoFactor(tx, user.id))) return;
      await record(tx, session, request, 'off');
      await notify(
        tx,
        session,
        `Two-factor sign-in was turned off for your ${title} login`,
        'From now on your password alone logs you in.',
      );
    });
    return { ok: true };
  });

  route(app, 'renew_recovery_codes', async ({ session, body, request }) => {
    await requirePassword(access, session, body.password);
    const { user } = session;
    const title = await titleOfSession(app, session);
    return inTenant(access, user.provider_id, async (tx) => {
      if (!(await lockTwoFactor(tx, user.id))?.enabled_at)
        throw new ApiError(409, 'not_enabled', 'Two-factor sign-in is off');
      const recovery_codes = newRecoveryCodes();
      await replaceRecoveryCodes(tx, user, recovery_codes.map(hashOfCode));
      await record(tx, session, request, 'new recovery codes');
      await notify(tx, session, `Your ${title} login has new recovery codes`, 'The previous ones no longer work.');
      return { recovery_codes };
    });
  });
}

function refused(field: string, code: string, message: string): ApiError {
  return new ApiError(422, code, message, [{ field, message, code }]);
}
